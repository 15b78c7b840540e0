"""`make kills`: the bot is killed at chosen moments while members play; nothing is lost, told twice, or never."""
