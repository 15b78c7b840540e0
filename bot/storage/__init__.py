"""The database. It knows nothing of games, sessions or Discord: rows in, rows out.

store         the open database
schema        its tables; migrate and migrations: how they come to be; counted_honours: triggers
rows          rows as values, and how queries give them; reads: what is read; waiting: turns and notices
due           rows that become due and are claimed; dailies: members' dailies of each day
leaderboards  lines, seasons, ratings and feats
privacy       what is stored about a member, and how it is deleted; keeping: which columns, and nameless ids
writes        what is written; writer: the one task that does it; inflight: work that stopping waits for
database      connections, faults as sentences, upserts; shortcuts: the shortest way of each database
lock          one process at a time; files: whether SQLite's files are still in place
backup        a copy while the bot runs; restore: a backup in the database's place; set_back: versions after it
"""
