"""Leaderboards, ratings and profiles: the results of finished matches."""
