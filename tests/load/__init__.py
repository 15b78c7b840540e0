"""Measures what the bot costs as it grows: one process or several, many servers, many open matches."""
