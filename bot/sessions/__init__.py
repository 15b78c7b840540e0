"""Matches in play: whose turn it is, what is stored and what is due. Nothing here knows Discord.

sessions   the composition: connects all services, and orders the followers
matches    the one way in which a match changes; change: what one command makes of a match
database   reads and writes; packing: matches as rows and back, facts from the log; settings: of members and servers
live       what stays in memory: matches, each with its lock, and what the newest interactions did
model      the values that the rest of the bot sees; pace: values for time and seats; notices: messages outside boards
refusals   errors that several files raise; sight: who may see a match
clock      the source of time; thinking: runs computer players for some seconds

play, time, leaderboards and memory are folders. Each of their files holds one thing that members do: first the
decisions, which are pure, then the class that members ask.
"""
