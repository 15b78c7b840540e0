"""Leaderboards, ratings and profiles."""
