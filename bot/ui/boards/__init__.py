"""What the channel sees of a match: the board message, its pictures, notices, and when each is sent."""
