"""The Hero's actions, one module for each chapter, and what his items, abilities and companions do."""
