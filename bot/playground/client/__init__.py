"""A member's client: what a member may do, checked as Discord's own client checks it before the bot hears of it."""
