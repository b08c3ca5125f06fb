"""What every game has: cards, chance, moves, errors, views, events, rules and the Game contract."""
