"""What the cogs share: the commands around a match, leaderboards, the command tree."""
