"""The migrations of the database, in `versions`. Alembic runs them with `env.py`."""
