"""The database. Nothing of games, sessions or Discord: rows in, rows out.

store      the open database
schema     its tables; migrations, migrate: how they come to be
rows       rows as values; writes: everything written; reads: everything read; waiting: what is read and
           noted for turns that wait; due: rows that are claimed when their time has come
honour     tables of honour, seasons, ratings, feats: written (honour_statements) and read; counted_honours:
           how many lines have which value; rating: ratings put right; fetch: reads by the shortest way
dailies    whose, of which day; privacy: what is kept about somebody, and forgotten (keeping says what that is)
writer     the one task that writes; batches: how a batch becomes one transaction
database   connections; upserts: INSERT that knows ON CONFLICT; faults: what is wrong with them, in one sentence
backup     a whole copy while the bot runs
"""
