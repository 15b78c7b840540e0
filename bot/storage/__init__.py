"""The database. It stores and returns rows, and knows nothing about games, sessions or Discord."""
