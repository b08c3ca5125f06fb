"""The Card Effect Vocabulary (CEV 1): reading card files, checking them, and compiling them into tables."""
