"""Runs the migrations. Alembic executes this file."""

from alembic import context

from bot.storage.schema import metadata

# `bot.storage.migrate` has begun a transaction on this connection, so that all migrations are stored or none.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
