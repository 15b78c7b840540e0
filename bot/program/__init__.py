"""The program: what builds a whole bot, and one module for each command of the command line.

`bot.__main__` imports a command's module only when the command is called. So `backup` does not wait for cogs and
painters to load.
"""
