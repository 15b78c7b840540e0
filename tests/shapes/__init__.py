"""Tests of painters with extreme views, which the rules allow."""
