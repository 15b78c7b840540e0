"""A month in a server within minutes: the whole bot runs on the local Discord, which fails every few hours.

    make soak                                     # 500 matches of all games, 30 days
    .venv/bin/python -m tests.soak --matches 20 --days 3

Only time is simulated. discord.py, sessions, database, painters and requests are real.

town      the server with its failures
people    the members, who play random legal moves
audit     compares the messages that appeared with the messages that had to be sent
month     lets the days pass
report    prints the figures
"""
