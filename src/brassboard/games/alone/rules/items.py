"""Items, and everything else that is written in the Hero's effect language."""
