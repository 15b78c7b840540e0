"""The page: Discord in the browser, for `make play`. The folder `browser/` has the files that the browser loads."""
