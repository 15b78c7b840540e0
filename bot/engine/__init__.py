"""What every game is made of. Pure: no I/O, no clock, no `random`, no logging, nothing of Discord."""
