"""A month in a server, in minutes: the whole bot on the local Discord, which has troubles every few hours.

    make soak                                     # 500 matches of all games, 30 days
    .venv/bin/python -m tests.soak --matches 20 --days 3

Only time is simulated; discord.py, sessions, database, painters and requests are real. `town` is the server with its
troubles, `people` the members, who play random legal moves, `audit` compares the messages with those that had to be
sent, `month` lets the days pass, `report` prints the figures.
"""
