"""What a table of Pie Contest may agree on, and how people read it."""

from __future__ import annotations

from bakehouse.core.options import Option, Value

MIN_SEATS = 4  # CO-2
MAX_SEATS = 10  # CO-R2
MIN_SEATS_BY_OPTION = 2  # with the option players=2-10

OPTIONS = [
    Option("players", "4-10", {"4-10": "4 to 10", "2-10": "2 to 10"}, label="Players", ruling="CO-R2"),
    Option(
        "small_table",
        "printed",
        {"printed": "as printed", "two_each": "two Pies each"},
        label="The end with two or three players",
        ruling="CO-R2",
    ),
    Option(
        "first_player",
        "random",
        {"random": "a random player", "poll": "who ate pie last", "host": "the first seat"},
        label="Who begins",
        ruling="CO-R3",
    ),
    Option(
        "direction",
        "printed",
        {"printed": "as printed", "all_left": "all to the left", "all_right": "all to the right"},
        label="Directions of turns and effects",
        ruling="CO-R4",
    ),
    Option(
        "pass",
        "allowed",
        {"allowed": "allowed", "only_if_forced": "only if nothing else is possible"},
        label="Passing",
        ruling="CO-R8",
    ),
    Option(
        "dive_own",
        "allowed",
        {"allowed": "allowed", "forbidden": "not allowed"},
        label="Taking back a card just Trashed",
        ruling="CO-R10",
    ),
    Option(
        "reshuffle",
        "eager",
        {"eager": "when the Pantry runs out", "when_needed": "when a card is needed"},
        label="When the Trash is shuffled",
        ruling="CO-R14",
    ),
    Option(
        "empty_action",
        "allowed",
        {"allowed": "allowed", "forbidden": "not allowed"},
        label="Playing an Action that does nothing",
        ruling="CO-R19",
    ),
    Option(
        "worth_memory",
        "stays",
        {"stays": "stays in all Kitchens", "resets_on_move": "is lost when the card moves"},
        label="A changed worth",
        ruling="CO-R28",
    ),
    Option(
        "forced_bake",
        "yes",
        {"yes": "required", "may_decline": "may be declined"},
        label="Baking when a card says so",
        ruling="CO-R37",
    ),
    Option(
        "pie_floor",
        "none",
        {"none": "no limit", "zero": "zero"},
        label="The least that a Pie is worth",
        ruling="CO-R42",
    ),
    Option("staleness", 4, least=0, most=6, label="What a new Pie costs the rivals' Pies", ruling="CO-R43"),
    Option(
        "end_timing",
        "immediate",
        {"immediate": "at once", "finish_effects": "after the waiting effects"},
        label="When the game ends",
        ruling="CO-R48",
    ),
    Option(
        "no_pie", "last", {"last": "comes last", "zero": "has zero"}, label="A player without a Pie", ruling="CO-R51"
    ),
    Option(
        "tie",
        "shared",
        {"shared": "is shared", "next_best": "is broken by the next best Pies"},
        label="A tie at the end",
        ruling="CO-R52",
    ),
    Option(
        "closing_time",
        "usual",
        {"usual": "as usual", "off": "no limit"},
        least=1,
        most=10_000,
        label="Laps until closing time",
        ruling="CO-R53",
    ),
    Option(
        "fresh_achievements",
        "count",
        {"count": "counts at once", "need_change": "needs a change"},
        label="A new Achievement that already holds",
        ruling="CO-R55",
    ),
    Option(
        "claims",
        "auto",
        {"auto": "count by themselves", "manual": "must be pointed out"},
        label="Fulfilled Achievements",
        ruling="CO-R59",
    ),
    Option(
        "pile_return",
        "bottom",
        {"bottom": "to the bottom of the pile", "shuffled": "anywhere in the pile"},
        label="A turned Achievement goes back",
        ruling="CO-R65",
    ),
    Option("grand", "off", {"off": "off", "on": "on"}, label="Grand Contest", ruling="CO-R71"),
    Option(
        "grand_includes_new",
        "yes",
        {"yes": "yes", "no": "no"},
        label="Grand Contest: the new Pie gains as well",
        ruling="CO-R69",
    ),
]


def allows_seats(options: dict[str, Value], seats: int) -> bool:
    """CO-R2: may this many play with these options?"""
    least = MIN_SEATS_BY_OPTION if options["players"] == "2-10" else MIN_SEATS
    return least <= seats <= MAX_SEATS
