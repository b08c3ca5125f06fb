"""The bots of Pie Factory."""
