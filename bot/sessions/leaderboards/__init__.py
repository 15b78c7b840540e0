"""What finished matches count: leaderboards, ratings, profiles."""
