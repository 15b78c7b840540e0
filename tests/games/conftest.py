"""Property tests in this folder are the same on every run, and have no deadline, since the machine may be busy."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
