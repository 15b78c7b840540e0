"""The REST API: what the bot may ask for over HTTP, and Discord's limits on what it sends.

`api` answers requests, `routes` lists them, `routes_*` handle them. The other files check bodies and build answers.
"""
