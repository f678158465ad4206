"""What comes from files of others: people of the club, hand histories of an evening."""
