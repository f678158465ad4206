"""The open evenings, each with what it rings and with its boards, and the boards that this computer can have."""
