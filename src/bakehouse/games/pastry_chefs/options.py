"""What a table of Pastry Chefs may agree on, and how people read it."""

from __future__ import annotations

from bakehouse.core.options import Option

OPTIONS = [
    Option(
        "redeal",
        "offending",
        {"offending": "for that player only", "everyone": "for everybody"},
        label="New cards when a dealt hand can bake",
        ruling="PC-R2",
    ),
    Option(
        "first_player",
        "random",
        {"random": "a random player", "host": "the first seat"},
        label="Who begins",
        ruling="PC-R6",
    ),
    Option(
        "next_start",
        "top_scorer",
        {"top_scorer": "the top scorer", "rotate": "in turn"},
        label="Who begins later games",
        ruling="PC-R7",
    ),
    Option("pass", "off", {"off": "not allowed", "on": "allowed"}, label="Passing", ruling="PC-R8"),
    Option(
        "move_to_discard",
        "on",
        {"on": "allowed", "off": "not allowed"},
        label="Moves to the discard pile",
        ruling="PC-R12",
    ),
    Option(
        "known_fail",
        "other_hands_only",
        {"other_hands_only": "from other hands only", "never": "never", "always": "always"},
        label="Moves that cannot succeed",
        ruling="PC-R13",
    ),
    Option(
        "draw_blocks",
        "reveals",
        {"reveals": "what is revealed", "nothing": "nothing", "reveals_and_asks": "what is revealed or asked"},
        label="What Draw and Ask blocks",
        ruling="PC-R27",
    ),
    Option(
        "deck_empty",
        "reshuffle",
        {"reshuffle": "shuffle the discard pile", "no_draw": "nobody draws"},
        label="When the deck is empty",
        ruling="PC-R42",
    ),
    Option(
        "stall_turns",
        120,
        {"off": "no limit"},
        least=4,
        most=10_000,
        label="Turns without a bake that end the game",
        ruling="PC-R50",
    ),
    Option("games", 1, least=1, most=99, label="Games in the series", ruling="PC-R64"),
]
