"""Cards of the house set, each doing what is printed on it: those that no other test plays."""

import pytest

from tests.games.pie_contest.table import Tables

PIE = "table-salt lemons honey"


@pytest.mark.rule("CO-44", "CO-R1")
@pytest.mark.parametrize(
    ("kitchen", "value"),
    [
        ("rock-salt lemons limes", 0 + 3 + 2),
        ("rock-salt lemons limes bacon butter", 2 + 3 + 2 + 4 + 2),
        ("pink-salt cane-sugar cane-sugar honey baking-apples", 3 + 3 + 3 + 3 + 4),
        ("smoked-salt bacon bacon butter lemons", 3 + 4 + 4 + 2 + 3),
        ("celery-salt rosemary lemons", 3 + 2 + 3),
        ("celery-salt bacon lemons", 1 + 4 + 3),
        ("table-salt brown-sugar ginger cinnamon", 1 + 4 + 2 + 2),
        ("table-salt blueberries lemons peaches", 1 + 4 + 3 + 3),
        ("table-salt candied-pecans walnuts", 1 + 5 + 3),
        ("table-salt candied-pecans honey", 1 + 3 + 3),
        ("table-salt sour-cherries cocoa-powder", 1 + 5 + 2),
        ("table-salt mushrooms lemons bacon", 1 + 3 + 3 + 4),
        ("table-salt rosemary bacon", 1 + 4 + 4),
        ("table-salt black-pepper bacon", 1 + 6 + 4),
        ("table-salt black-pepper honey", 1 + 3 + 3),
        ("table-salt cocoa-powder cocoa-powder dark-chocolate", 1 + 3 + 3 + 6),
    ],
)
def test_worths_in_the_oven(contest: Tables, kitchen: str, value: int) -> None:
    table = contest(f"hand 0: hot-oven / kitchen 0: {kitchen}")
    table.play("0: P:hot-oven")
    assert table.values(0) == [value]


@pytest.mark.rule("CO-16")
def test_ingredients_when_played(contest: Tables) -> None:
    maple = contest("hand 0: maple-syrup / kitchen 0: cane-sugar lemons honey")
    maple.play("0: P:maple-syrup")
    assert maple.worths(0) == [4, 3, 4, 2]
    milk = contest("hand 0: buttermilk / kitchen 0: lemons / kitchen 1: bacon honey / kitchen 2: honey")
    milk.play("0: P:buttermilk", "0: y")
    assert (milk.kitchen(0), milk.kitchen(1)) == ("bacon buttermilk", "lemons honey")
    alone = contest("hand 0: buttermilk / kitchen 1: bacon")
    alone.play("0: P:buttermilk")
    assert alone.turn == 3  # no other Ingredient of their own to give
    peaches = contest("hand 0: peaches / kitchen 0: lemons / pantry: bacon")
    peaches.play("0: P:peaches")
    assert peaches.hand(0) == "bacon"
    no_fruit = contest("hand 0: peaches / kitchen 0: honey / pantry: bacon")
    no_fruit.play("0: P:peaches")
    assert no_fruit.hand(0) == ""
    lattice = contest("hand 0: lattice-top / kitchen 0: table-salt lemons honey")
    lattice.play("0: P:lattice-top", "0: y")
    assert lattice.values(0) == [9]
    three = contest("hand 0: lattice-top / kitchen 0: table-salt lemons")
    three.play("0: P:lattice-top")
    assert three.turn == 3


@pytest.mark.rule("CO-R76")
def test_marshmallows_stop_at_five(contest: Tables) -> None:
    table = contest("hand 1: honey / turn: 1 / kitchen 0: marshmallows+3 marshmallows+4")
    table.play("1: -")
    assert table.worths(0) == [5, 5]


@pytest.mark.rule("CO-29")
def test_actions(contest: Tables) -> None:
    rack = contest(f"hand 0: cooling-rack / hand 3: hot-oven / kitchen 0: {PIE} / kitchen 3: table-salt bacon butter")
    rack.play("0: P:cooling-rack", "3: P:hot-oven")
    assert rack.pies(0) == [[7]]
    peak = contest("hand 0: whipped-peak / pies 0: 4 9 / pies 1: 20")
    peak.play("0: P:whipped-peak")
    assert (peak.pies(0), peak.pies(1)) == ([[4], [9, 12]], [[20]])
    window = contest("hand 0: drafty-window / pies 0: 4 / pies 1: 20 3 / pies 2: 5 / pie shields: 2")
    window.play("0: P:drafty-window")
    assert (window.values(0), window.values(1), window.values(2)) == ([4], [18, 1], [5])
    bake = contest(f"hand 0: quick-bake / kitchen 0: {PIE} / pantry: bacon chili")
    bake.play("0: P:quick-bake")
    assert (bake.values(0), bake.hand(0)) == ([5], "bacon chili")


@pytest.mark.rule("CO-50")
def test_achievements_about_kitchens(contest: Tables) -> None:
    sweet = contest("hand 0: cane-sugar / kitchen 0: honey lemons / row: sweet-tooth")
    sweet.play("0: P:cane-sugar")
    assert sweet.worths(0) == [4, 3, 4]
    plate = contest("hand 0: butter / kitchen 0: cheddar / row: hearty-plate / trash: hot-oven lemons limes")
    plate.play("0: P:butter")
    assert plate.options() == ["t.lemons", "t.limes"]
    hot = contest("hand 0: ginger / kitchen 0: nutmeg / kitchen 1: bacon honey / kitchen 2: lemons / row: hot-kitchen")
    hot.play("0: P:ginger")
    assert hot.options() == ["k1.bacon", "k2.lemons"]
    tastes = contest("hand 0: chili / kitchen 0: table-salt lemons honey / row: five-tastes")
    tastes.play("0: P:chili")
    assert tastes.worths(0) == [2, 4, 4, 3]
    dream = contest("hand 0: lemons / kitchen 0: butter / row: dairy-dream")
    dream.play("0: P:lemons")
    assert dream.kitchen(0) == "butter lemons dairy-dream"
    assert dream.worths(0) == [2, 3, 4]
    roast = contest("hand 0: nutmeg / kitchen 0: bacon / row: sunday-roast")
    roast.play("0: P:nutmeg")
    assert roast.worths(0) == [4, 1, 5]
    tray = contest("hand 0: bacon / kitchen 0: dark-chocolate baking-apples / row: heavy-tray / pantry: chili")
    tray.play("0: P:bacon")
    assert tray.view(None).kitchen_shields == [0]
    assert tray.hand(0) == "chili"
    crust = contest("hand 0: butter / kitchen 0: shortcrust / row: crust-master")
    crust.play("0: P:butter")
    assert crust.hand(0) == "crust-master"


@pytest.mark.rule("CO-50", "CO-R94")
@pytest.mark.parametrize(
    ("code", "kitchen", "value", "hand"),
    [
        ("blue-ribbon", "sea-salt baking-apples cinnamon cheddar rhubarb", 21, 0),
        ("humble-pie", PIE, 7, 3),
        ("small-bites", PIE, 7, 1),
        ("showpiece", "table-salt lemons honey butter limes", 11, 1),
        ("one-note", "table-salt lemons limes", 6 + 4, 0),
        ("one-note", PIE, 7, 0),
        ("symphony", "table-salt lemons honey bacon", 11 + 2, 1),
    ],
)
def test_achievements_about_pies(contest: Tables, code: str, kitchen: str, value: int, hand: int) -> None:
    table = contest(
        f"hand 0: hot-oven / kitchen 0: {kitchen} / row: {code} / pies 1: 9 / pantry: dark-chocolate lemons"
    )
    table.play("0: P:hot-oven")
    while table.asked != "3":
        table.state.play(table.state.actors[0], table.state.legal(table.state.actors[0])[-1])
    assert table.values(0) == [value]
    assert table.state.size(0) == hand
    assert (0 in table.view(None).pie_shields) == (code == "showpiece")


@pytest.mark.rule("CO-50")
def test_achievements_about_events(contest: Tables) -> None:
    fair = contest("hand 0: swap-meet / kitchen 0: lemons / kitchen 1: bacon / row: trade-fair")
    fair.play("0: P:swap-meet")
    assert fair.worths(0) == [6]
    sport = contest("hand 0: butterfingers / kitchen 1: bacon / row: good-sport / trash: lemons")
    sport.play("0: P:butterfingers", "1: t.bacon")
    assert sport.hand(1) == "bacon"
    bare = contest("hand 0: lemons limes honey butter / row: bare-hands")
    bare.play("0: P:lemons")
    assert bare.state.size(0) == 3 + 3
    many = contest("hand 0: lemons limes honey butter bacon / row: bare-hands")
    many.play("0: P:lemons")
    assert many.state.size(0) == 4
    full = contest("hand 0: lemons limes honey butter bacon chili ginger nutmeg / row: overstocked")
    full.play("0: -", "0: y", "0: h.bacon")
    assert full.kitchen(0) == "bacon"
    assert full.state.size(0) == 7
    slate = contest("hand 0: lemons limes / row: clean-slate / trash: bacon hot-oven")
    slate.play("0: -")
    assert slate.kitchen(0) == "bacon"
    seconds = contest(
        f"hand 0: hot-oven / kitchen 0: {PIE} / pies 0: 9 / row: seconds-please / trash: bacon sea-salt butter"
    )
    seconds.play("0: P:hot-oven", "0: t.bacon t.butter")
    assert seconds.kitchen(0) == "bacon butter"
    late = contest("hand 0: lemons honey / pies 1: 9 / pies 2: 9 / row: late-riser")
    late.play("0: P:lemons")
    assert late.hand(0) == "honey late-riser"
    pudding = contest("hand 0: lemons honey / pies 0: 9 4 / row: stale-bread")
    pudding.play("0: P:lemons")
    assert pudding.pies(0) == [[9], [4, 9]]


@pytest.mark.rule("CO-55", "CO-R66")
def test_what_achievements_turn_into(contest: Tables) -> None:
    oven = contest(f"hand 0: late-riser / kitchen 0: {PIE}")
    oven.play("0: P:late-riser")
    assert oven.values(0) == [9]
    basket = contest("hand 0: small-bites / pantry: lemons bacon")
    basket.play("0: P:small-bites", "0: y", "0: h.lemons")
    assert (basket.kitchen(0), basket.hand(0)) == ("lemons", "bacon")
    jam = contest("hand 0: saboteur / kitchen 0: table-salt lemons")
    jam.play("0: P:saboteur")
    assert jam.worths(0) == [1, 3, 4]
    brittle = contest("hand 0: butterfingers / kitchen 1: nut-case lemons / kitchen 2: dairy-dream / row: scavenger")
    brittle.play("0: P:butterfingers")
    assert brittle.options() == ["k1.lemons", "k2.dairy-dream"]
