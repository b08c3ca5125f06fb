"""The text table: one game in plain text, by keyboard alone."""
