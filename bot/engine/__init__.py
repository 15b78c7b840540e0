"""The parts that every game uses. Pure: no I/O, no clock, no `random`, no logging, nothing of Discord."""
