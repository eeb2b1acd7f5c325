"""The board in a browser: a worker process for each game, a relay, and the page."""
