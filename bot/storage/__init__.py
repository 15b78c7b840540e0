"""The database. It knows nothing about games, sessions or Discord: rows in, rows out.

store         the open database
schema        its tables; migrate and migrations: create and change them; counted_honours: triggers
rows          rows as values, and queries that return them; reads: all other reads; waiting: turns and notices
due           rows that become due and are claimed; dailies: members' dailies of each day
leaderboards  lines, seasons, ratings and feats
privacy       what is stored about a member, and how it is deleted; keeping: which columns, and nameless ids
writes        rows to write; writer: the one task that writes; inflight: work that stopping waits for
database      connections, faults as sentences, upserts; shortcuts: the fastest way into each database
lock          one process at a time; files: checks that SQLite's files are still in place
backup        copies the database while the bot runs; restore: replaces it by a backup; set_back: new versions then
"""
