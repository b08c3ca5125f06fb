"""The bots of The Pie Game."""
