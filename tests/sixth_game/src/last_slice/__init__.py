"""Last Slice: two to four players take tricks with two cards at a time; the leader calls whether high or low wins."""

from last_slice.game import LastSlice

GAME = LastSlice()

__all__ = ["GAME"]
