"""The REST API: the routes that the bot uses over HTTP, and Discord's limits on requests.

`api` answers requests, `routes` lists them, `routes_*` handle them. The other files check bodies and build answers.
"""
