"""A month in a server, in minutes: the whole bot at the local Discord, which is in trouble every few hours.

    make soak                                     # 500 matches of all games, 30 days
    .venv/bin/python -m tests.soak --matches 20 --days 3

Only time is made up; discord.py, sessions, database, painters and requests are real. `town` is the server and its
troubles, `people` the members, who play legal moves at random, `audit` holds what was said against what had to be said,
`month` lets the days pass, `report` tells the figures.
"""
