"""Run by Alembic: the migrations, on the connection and in the transaction that `bot.storage.migrate` began."""

from alembic import context

from bot.storage.schema import metadata

# No `begin_transaction` here: the transaction is there already, and with it all migrations are kept or none.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
