"""The database. Nothing of games, sessions or Discord: rows in, rows out.

store      the open database
schema     its tables; migrations, migrate: how they come to be
rows       rows as values; writes: everything written; reads: everything read; waiting: what is read and
           claimed for turns that wait
honour     tables of honour, seasons, ratings, feats: written (honour_statements) and read; rating: ratings
           put right; visits: reads by the shortest way
writer     the one task that writes; batches: how a batch becomes one transaction
database   connections; faults: what is wrong with them, in one sentence
backup     a whole copy while the bot runs
"""
