"""The bots of The Smog Riders: how they judge a table and choose. Nothing in the rules imports this package."""
