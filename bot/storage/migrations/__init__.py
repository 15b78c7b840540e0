"""Alembic's folder: `env.py` runs `versions/` on a connection that `bot.storage.migrate` hands over."""
