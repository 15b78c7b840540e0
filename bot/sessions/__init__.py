"""Matches in play: whose turn, in what order, what is kept. Nothing of Discord.

model      the values that the rest of the bot sees; pace: those of time and seats; notices: what is said outside boards
sessions   the one object that it asks
refusals   every refusal, with its text key
kept       a match as the sessions hold it, from decision to decision
packing    matches as rows and back
live       matches in memory, each with its lock
clock      where time comes from
sight      who may see a match

play, seats, time, leaderboards and memory are folders; each says at its head what it is about.
"""
