"""The database. It knows nothing of games, sessions or Discord: rows in, rows out.

store      the open database
schema     its tables; migrate and migrations: how they come to be
rows       rows as values; reads and replays: what is read; writes: what is written; waiting: turns and notices
due        rows that become due and are claimed; dailies: members' dailies of each day
honour     leaderboards, seasons, ratings and feats; honour_statements: their upserts; counted_honours: triggers
rating     ratings that are corrected; fetch: reads in one call
privacy    what is stored about a member, and how it is deleted; keeping says which columns; former: nameless ids
writer     the one task that writes; batches: a batch as one transaction; inflight: work that stopping waits for
database   connections; upserts: INSERT with ON CONFLICT; faults: a fault as one sentence
lock       one process at a time; files: whether SQLite's files are still in place
backup     a copy while the bot runs; restore: a backup in the database's place; set_back: versions after it
"""
