"""Stored data of matches and members, and how it is deleted: archives, replays, records, privacy."""
