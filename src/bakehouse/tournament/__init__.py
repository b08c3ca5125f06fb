"""Tournaments as arithmetic: who plays whom in which round, and who is where in the end.

Nothing here knows a game, a name, a socket or a clock, and nothing else of ours is imported: entrants are numbers.
"""
