"""The parts that every game uses. They use no I/O, no clock, no `random`, no logging and nothing of Discord."""
