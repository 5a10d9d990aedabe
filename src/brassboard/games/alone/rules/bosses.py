"""Bosses. Their rules are where each thing happens: see creatures.py, cards/station_verbs.py, hero_attack.py."""
