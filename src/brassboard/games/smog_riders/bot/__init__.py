"""How the bots of The Smog Riders judge a table and choose. Nothing in the rules imports this package."""
