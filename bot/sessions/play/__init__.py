"""What can be done in a match: opened, joined, played, taken back, left, played once more."""
