# Why something cannot be done.

## Taking a move back

no-undo-nothing-played = Nothing has been played yet.
no-undo-moved-since = { $seat } has moved since.
no-undo-together = Answers that are given together are final.
no-undo-forced = There was nothing to choose.
no-undo-chance = Chance had a part in what followed.
no-undo-secret = Somebody has learned something from it.
