"""What time does to a match: clocks, votes, another pace, reminders, what is due."""
