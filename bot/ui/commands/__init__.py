"""Commands and leaderboard helpers that the cogs share."""
