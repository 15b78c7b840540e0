"""Matches in play: whose turn, in what order, what is stored. Nothing of Discord.

sessions   who knows whom, and what follows a change in which order
matches    the one way in which a match changes; change: what one command makes of a match
database   reads and writes; packing: matches as rows and back; log_facts, settings: what decisions may ask
live       matches in memory, each with its lock; answers: which interactions were answered
model      the values that the rest of the bot sees; pace: those of time and seats; notices: what is said outside boards
refusals   every refusal, with its text key; sight: who may see a match; results: what its end is worth
boards     which message shows a match; clock: where time comes from; everywhere: one decision in many matches

play, seats, time, leaderboards and memory are folders. Each of their files holds one thing that members do: first the
decisions, which are pure, then the class that members ask.
"""
