"""What the cogs of leagues and cups share: their buttons and panels, and how their messages are kept up to date."""
