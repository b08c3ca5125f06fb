"""The ladder: levels of bots against each other, with ratings and intervals."""
