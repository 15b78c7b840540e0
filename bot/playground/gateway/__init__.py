"""The gateway: the websocket that sends events and interactions to the bot."""
