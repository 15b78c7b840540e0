"""What is kept of matches and members, and how it is forgotten: archives, replays, records, privacy."""
