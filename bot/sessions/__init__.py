"""Matches in play: whose turn, in what order, what is kept. Nothing of Discord.

model      the values that the rest of the bot sees
sessions   the one object that it asks
refusals   every refusal, with its text key
lobby      decisions before the first move; turns: decisions in play (both pure)
kept       a match as the sessions hold it, from decision to decision
packing    matches as rows and back
live       matches in memory, each with its lock
deadlines  what is due at a time; clock: where time comes from
life       what is done around a match: votes, stand-ins, holidays, what is gone, what waits (`Sessions.life`)
pace       its values; clocks, seating, rematch, reminders, history: its decisions (all pure)
waits      what follows every decision; dues: the rows of that; notices, post: what is said outside the boards
afterwards what is done once a match is over; archive: its log as one blob
daily      one match a day for each member, private until the day is over (`Sessions.dailies`)
desk       what the sessions lend to `life` and `post`
honours    tables of honour, profiles, seasons (`Sessions.honours`); honour_model: the values that they tell;
           counting: what the end of a match adds; periods; ratings, and recompute: ratings anew
"""
