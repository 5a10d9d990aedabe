"""Data of Alone: the table, the rules in progress, the actions and the events. Not compiled."""
