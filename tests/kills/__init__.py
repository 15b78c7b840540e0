"""`make kills`: kills the bot while members play, and checks that no change is lost and no message appears twice."""
