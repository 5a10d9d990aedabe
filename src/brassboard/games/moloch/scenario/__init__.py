"""Chapters: reading and checking chapter files, their words, and the ground a chapter is played on."""
