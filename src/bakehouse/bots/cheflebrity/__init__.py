"""The bots of Cheflebrity."""
