"""What a table of Pie Factory may agree on, and how people read it."""

from __future__ import annotations

from bakehouse.core.options import Option
from bakehouse.games.pie_factory.atoms import MAX_PIES

OPTIONS = [
    Option("max_pies", 3, least=2, most=MAX_PIES, label="Pies in progress, at most", ruling="PF-R2"),
    Option(
        "orientation",
        "at_action",
        {"at_action": "with the action", "at_placement": "when placing"},
        label="Face up or face down is decided",
        ruling="PF-R6",
    ),
    Option(
        "null_play",
        "allow",
        {"allow": "allowed", "forbid": "not allowed"},
        label="Playing a card that fits nowhere",
        ruling="PF-R9",
    ),
    Option(
        "full_hand_draft",
        "forbid",
        {"forbid": "only what can be placed", "discard_down": "then discard down to four"},
        label="Drafting with a full hand",
        ruling="PF-R10",
    ),
    Option(
        "day_end",
        "lacking",
        {"lacking": "when a card is missing", "deck_empty": "when the deck is empty"},
        label="When a day ends",
        ruling="PF-R29",
    ),
    Option(
        "most_pies_tie",
        "none",
        {"none": "nobody gets the points", "all": "everybody gets the points"},
        label="A tie for the most pies",
        ruling="PF-R41",
    ),
    Option("score_piles", "open", {"open": "open", "closed": "closed"}, label="Score piles", ruling="PF-R47"),
    Option(
        "discards",
        "open",
        {"open": "open", "face_down_stay_secret": "face-down cards stay secret"},
        label="Discard pile",
        ruling="PF-R48",
    ),
]
