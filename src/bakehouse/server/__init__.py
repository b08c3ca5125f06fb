"""The live tables: people and bots in the browser. One file a job."""
