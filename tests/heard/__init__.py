"""Tests that whole matches can be played from texts alone, as a screen reader reads them."""
