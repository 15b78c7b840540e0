"""`make kills`: kills the bot at chosen moments while members play, and checks that nothing is lost or said twice."""
