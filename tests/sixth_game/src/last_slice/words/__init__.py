"""The words of Last Slice: a folder a language, and in it a catalogue with the name of the game."""
