"""Campaigns: matches linked by a sheet. A campaign is itself a game whose rules ask for matches to be played."""

from .campaign import Campaign, PastMatch, Saved, game_of_campaign

__all__ = ["Campaign", "PastMatch", "Saved", "game_of_campaign"]
