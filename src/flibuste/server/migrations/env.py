"""Runs the migrations on the connection that `store.upgrade` hands over, inside its transaction."""

from alembic import context

from flibuste.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
