"""Universes: the whole bot, Discord, the disk, the members and all their trouble, simulated and repeatable.

A universe is one run of the real bot on a simulated event loop (`loop`). The loop has its own time, network
(`network`), disk (`disk`) and hosts that lose power. The bot talks to the local Discord of `bot.playground` through
this network, and stores in a real SQLite file, of which a power cut leaves what a disk would (`power`). Members
(`members`) play, troubles (`troubles`) come and go, the bot is upgraded (`upgrades`), and laws (`laws`) say what must
be true. A universe is its seed: the same seed gives the same steps on each machine that has the same minor version of
Python, the same libraries and the same code. With another one, a seed is another universe.

    make universe SEED=7            tells one universe as a story
    make universe ARGS=--letters    lets three members play a match of each game by letters
    make universe N=1000            lives through many, and shrinks those that break a law
    make universe PLANT=lost-calls  plants a fault, to see which law finds it
    make universe PLANT=lost-calls N=200 ARGS="--until never"
                                    stops at the first universe in which that law finds it

What stays outside: fsync and `kill -9` on a real disk (`tests.kills`), PostgreSQL and several processes (`tests.many`),
the browser, and most pictures. A universe draws one picture of many (`pictures`).
"""
