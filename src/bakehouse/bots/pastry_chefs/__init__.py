"""The bots of Pastry Chefs."""
