"""What members do in matches: open, join, play, take back, hand seats on, leave; and who and what is gone."""
