"""The five games, one folder each, all alike. They never import each other."""
