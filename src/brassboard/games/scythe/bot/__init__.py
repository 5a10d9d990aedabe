"""How the bots of Scythe judge a table and choose. Nothing in the rules imports this package."""
