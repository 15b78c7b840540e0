"""Words for one reader: sentences, names, times, what happened."""
