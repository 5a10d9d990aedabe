"""The Move action, step by step, and doors (chapters hero move, doors, stairs)."""
