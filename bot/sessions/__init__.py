"""Matches in their channels: whose turn it is, what is stored and what is due. Nothing here uses Discord's library.

sessions   connects all services and orders the followers
matches    loads, changes and stores matches
change     the change that one command makes to a match
database   reads and writes rows
packing    converts matches to rows and back
settings   the settings of members and servers
live       the matches in memory, each with its lock
model      values that the rest of the bot sees
pace       values for agreements about time and seats
notices    messages outside the boards
refusals   errors that several files raise
sight      who may see a match
clock      the source of time
computers  ids and names of computer players, and which of them think now
thinking   stops long computations after some seconds

Most files in the folders `play` and `time` begin with decisions, which are pure functions. They end with a class that
runs these decisions for members.
"""
