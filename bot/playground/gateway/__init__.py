"""The gateway: the websocket that sends the bot events and interactions."""
