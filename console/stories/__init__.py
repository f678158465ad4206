"""The line language: an evening told one decision a line (docs/stories.md)."""
