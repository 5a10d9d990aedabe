"""Missions: steps, rewards, nuisances and the main mission."""
