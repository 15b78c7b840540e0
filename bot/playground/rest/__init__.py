"""The REST API: the routes that the bot uses over HTTP, and Discord's limits on requests.

`api` receives requests, `routes` lists the routes, and `routes_*` have a function for each route. The other files check
the bodies of requests and build answers.
"""
