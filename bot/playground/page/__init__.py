"""The page: Discord in the browser for `play`. `browser/` holds the files that the browser loads."""
