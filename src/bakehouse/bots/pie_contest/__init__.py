"""The bots of Pie Contest."""
