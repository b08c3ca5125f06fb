"""What a host can do by clicks, and what the others see of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.people import Player

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def menu(player: Player, *words: str) -> None:
    """Open the menu, and press what is called so, one after the other."""
    player.page.get_by_role("button", name="Menu").click()
    for word in words:
        player.page.get_by_role("group", name="Table menu").get_by_role("button", name=word).click()


def test_kicked_before_the_game(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    ben.sit_down(code)
    seat = ada.places.nth(1)
    expect(seat).to_contain_text("Ben")
    seat.get_by_role("button", name="Remove Ben").click()
    expect(seat).to_contain_text("Free place")
    # The door is not locked: he is invited again.
    expect(ben.page.get_by_role("heading", name="Ada invites you to Pie Factory")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    his = ben.places.nth(1)
    expect(his).to_contain_text("Ben")
    expect(ben.page.get_by_role("button", name="Add a bot")).to_have_count(0)  # no host
    expect(ben.page.get_by_role("button", name="Let phones in")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Remove")).to_have_count(0)


def test_a_bot_plays_for_me_until_i_am_back(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    ben.sit_down(code)
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ben.prompt).to_be_visible()
    menu(ben, "Let a bot play for Ben", "Sure?")
    expect(ben.prompt).to_have_text("A bot plays for you.")
    ben.page.locator(".dock").get_by_role("button", name="Play myself again").click()
    expect(ben.prompt).not_to_have_text("A bot plays for you.")
    expect(ada.page.locator("[data-seat='1']")).not_to_contain_text("away")


def test_step_by_step_there_is_a_way_on_while_a_bot_plays_for_me(ada: Player) -> None:
    ada.open_table("pie-contest", [ME, BOT, BOT, BOT])
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_label("Bots’ speed").select_option("step")
    for word in ("Let a bot play for", "Sure?"):
        ada.page.get_by_role("group", name="Table menu").get_by_role("button", name=word).click()
    on = ada.page.locator(".dock").get_by_role("button", name="Next", exact=True)
    before = len(ada.read_log())
    for _ in range(6):
        on.click()
        ada.page.wait_for_timeout(1000)
    assert len(ada.read_log()) > before + 2


def test_two_pages_of_one_player_agree_on_how_fast_bots_play(ada: Player) -> None:
    """Each likes another speed. What was said last holds; and whoever finds the bots waiting can tell them to go on."""
    code = ada.open_table("pie-contest", [ME, BOT, BOT, BOT])
    said: list[str] = []
    first, second = ada.page, ada.page.context.new_page()
    second.goto(f"{ada.house}/t/{code}")
    expect(second.locator("#question")).to_be_visible()
    for page in (first, second):
        page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
        page.reload()
        expect(page.locator("#question")).to_be_visible()
    second.get_by_role("button", name="Menu").click()
    second.get_by_label("Bots’ speed").select_option("step")
    first.wait_for_timeout(1500)
    assert len([text for text in said if '"pace"' in text]) == 1
    second.close()
    assert ada.wait_for_turn()
    ada.follow_hint()
    on = first.locator(".dock").get_by_role("button", name="Next", exact=True)
    expect(on.or_(first.locator(".dock.live")).first).to_be_visible()
    first.get_by_role("button", name="Menu").click()
    expect(first.get_by_label("Bots’ speed")).to_have_value("step")


def test_pause_kick_and_close(new_player: NewPlayer) -> None:
    ada, ben, cem, watcher = (new_player(name) for name in ("Ada", "Ben", "Cem", "Wim"))
    code = ada.open_table("pie-factory", [ME, OPEN, OPEN], start=False)
    ben.sit_down(code)
    cem.sit_down(code)
    watcher.visit(f"/t/{code}")
    ada.page.get_by_role("button", name="Start the game").click()
    everybody = (ada, ben, cem, watcher)
    for player in everybody:
        expect(player.prompt).to_be_visible()
    question = ben.prompt.inner_text()

    # Nobody but the host has these powers.
    ben.page.get_by_role("button", name="Menu").click()
    powers = ben.page.get_by_role("group", name="Table menu")
    expect(powers.get_by_role("button", name="Let a bot play for Ben")).to_be_visible()
    for word in ("Pause", "Give the seat", "Close the table"):
        expect(powers.get_by_role("button", name=word)).to_have_count(0)
    ben.page.get_by_role("button", name="Menu").click()

    # A pause: nothing can be picked on any page; then the game resumes where it was.
    menu(ada, "Pause the table")
    for player in everybody:
        expect(player.prompt).to_have_text("The table is paused.")
        expect(player.page.get_by_role("button", name="All choices")).to_have_count(0)
    ada.is_accessible()
    menu(ada, "Go on")
    expect(ben.prompt).to_have_text(question)
    asked = [player for player in (ada, ben, cem) if player.is_asked]
    assert asked
    asked[0].follow_hint()

    # Ben is kicked: a bot plays with his cards, and he watches without them.
    menu(ada, "Give the seat of Ben to a bot", "Give the seat of Ben to a bot")
    hand = ben.page.get_by_role("group", name="Your hand")
    expect(hand).to_have_count(0)
    expect(ben.prompt).to_contain_text("You are watching.")
    expect(ben.page.get_by_role("alert")).to_contain_text("The host has given your seat to a bot")
    ben.is_accessible()
    for player in (ada, cem, watcher):
        expect(player.page.get_by_text("Ben", exact=True)).to_have_count(0)
        expect(player.page.locator("[data-seat='1'] .nm").first).to_have_text("Clove")
        expect(player.page.get_by_role("alert")).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("button", name="Give the seat of Ben")).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()

    # The table is closed for everybody, for good.
    menu(ada, "Close the table", "Sure? This ends it for everybody")
    for player in everybody:
        expect(player.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    ben.is_accessible()
    cem.page.reload()
    expect(cem.page.get_by_role("heading", name="This table was closed")).to_be_visible()
