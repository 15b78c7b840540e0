"""Matches in play: whose turn, in what order, what is stored. Nothing of Discord.

sessions   who knows whom, and what follows a change in which order
matches    the one way in which a match changes; change: what one command makes of a match
database   reads and writes; packing: matches as rows and back, what decisions may ask of the log; settings
live       what stays in memory: matches, each with its lock, and what the newest interactions did
model      the values that the rest of the bot sees; pace: those of time and seats; notices: what is said outside boards
refusals   those that several places share; sight: who may see a match
clock      where time comes from; thinking: what takes seconds

play, time, leaderboards and memory are folders. Each of their files holds one thing that members do: first the
decisions, which are pure, then the class that members ask.
"""
