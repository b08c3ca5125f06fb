"""What is asked before a game begins."""

from __future__ import annotations

import bakehouse
from bakehouse.core.game import Game
from bakehouse.terminal.screen import Screen


def choose_game(screen: Screen) -> Game:
    games = [bakehouse.game(slug) for slug in bakehouse.games()]
    screen.heading("Which game?")
    for number, game in enumerate(games, 1):
        screen.say(f"{number}. {game.info.title}, for {seats_of(game)} players: {game.info.sentence}")
    names = {str(number): game for number, game in enumerate(games, 1)}
    for game in games:
        names[game.info.slug] = names[game.info.title.casefold()] = game
    while True:
        answer = screen.ask("Number ").casefold()
        if answer in names:
            return names[answer]
        screen.refuse(f"Please type a number from 1 to {len(games)}. Ctrl-C leaves.")


def choose_seats(screen: Screen, game: Game) -> int:
    """How many play; not asked where the game leaves no choice."""
    least, most = game.info.seats
    usual = game.info.usual_seats
    while least != most:
        answer = screen.ask(f"How many players, {least} to {most}? (Enter: {usual}) ")
        if not answer:
            break
        if answer.isascii() and answer.isdigit() and least <= int(answer[:3]) <= most:
            return int(answer)
        screen.refuse(f"Please type a number from {least} to {most}.")
    return usual


def choose_people(screen: Screen, game: Game, seats: int) -> list[int]:
    """The seats of people at this terminal; bots sit in the others."""
    names = [game.seat_name(seat) for seat in range(seats)]
    while True:
        answer = screen.ask(f"Which seats are people? {' '.join(names)} (Enter: all) ")
        words = answer.replace(",", " ").split()
        wrong = [word for word in words if word.casefold() not in [name.casefold() for name in names]]
        if not wrong:
            wanted = {word.casefold() for word in words}
            return [seat for seat in range(seats) if not wanted or names[seat].casefold() in wanted]
        screen.refuse(f"There is no seat {wrong[0]!r}. Please type names of seats, such as {names[0]} {names[1]}.")


def seats_of(game: Game) -> str:
    least, most = game.info.seats
    return str(least) if least == most else f"{least} to {most}"
