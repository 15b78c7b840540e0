"""Mutation testing: changes the code in one place at random, and sees whether a test notices."""
