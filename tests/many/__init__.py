"""`make many`: several processes of the bot play on one database, are killed, and must lose and repeat nothing."""
