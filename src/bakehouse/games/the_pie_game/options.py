"""What a table of The Pie Game may agree on, and how people read it."""

from __future__ import annotations

from bakehouse.core.options import Option
from bakehouse.games.the_pie_game.atoms import MAX_SEATS

OPTIONS = [
    Option("target_pies", 3, least=1, most=10, label="Pies to win the match", ruling="PG-R42"),
    Option(
        "deck",
        "house",
        {"house": "the house deck", "gentle": "the gentle deck", "custom": "your own file"},
        label="Deck",
        ruling="PG-R57",
    ),
    Option(
        "first_dealer",
        "random",
        {"random": "a random player", "seat0": "seat 0"},
        least=0,
        most=MAX_SEATS - 1,
        label="First dealer",
        ruling="PG-R3",
    ),
    Option(
        "natural_pie",
        "at_once",
        {"at_once": "is baked at once", "own_first_turn": "waits for its owner's turn", "redeal": "is dealt again"},
        label="A pie in the dealt hand",
        ruling="PG-R6",
    ),
    Option(
        "fudge_turnup",
        "leave",
        {"leave": "stays", "replace": "is replaced"},
        label="A Fudge card turned up at the start",
        ruling="PG-R5",
    ),
    Option(
        "fudge_pickup",
        "allowed",
        {"allowed": "allowed", "forbidden": "not allowed"},
        label="Taking a discarded Fudge card",
        ruling="PG-R7",
    ),
    Option(
        "put_back",
        "allowed",
        {"allowed": "allowed", "forbidden": "not allowed"},
        label="Discarding the card just taken",
        ruling="PG-R8",
    ),
    Option(
        "lose_turn_choice",
        "last_resort",
        {"last_resort": "only without another Fudge card", "free": "freely"},
        label="Choosing to lose one turn",
        ruling="PG-R15",
    ),
    Option(
        "lose_turn_cost",
        "printed",
        {"printed": "as printed", "single": "a single turn"},
        label="What losing one turn costs",
        ruling="PG-R26",
    ),
    Option(
        "trade",
        "each_chooses",
        {
            "each_chooses": "each chooses a card",
            "blind_draw": "each draws blindly",
            "offer_first": "the offer is seen first",
        },
        label="How a trade goes",
        ruling="PG-R30",
    ),
    Option(
        "bake_when",
        "any_time",
        {"any_time": "at any time", "own_turn": "in one's own turn"},
        label="When a pie is baked",
        ruling="PG-R35",
    ),
    Option(
        "stall_laps",
        3,
        {"off": "no limit"},
        least=1,
        most=10,
        label="Laps without a draw until one must draw",
        ruling="PG-R34",
    ),
    Option("chat", "on", {"on": "on", "off": "off"}, label="Chat", ruling="PG-R49"),
]
