"""What is asked before a game begins."""

from __future__ import annotations

import bakehouse
from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.terminal.screen import Screen
from bakehouse.words import Words


def choose_game(screen: Screen, words: Words) -> Game:
    games = [bakehouse.game(slug) for slug in bakehouse.games()]
    screen.heading(words.say("terminal-which-game"))
    names: dict[str, Game] = {}
    for number, game in enumerate(games, 1):
        game_words = Words(words.language, game)
        screen.show(f"{number}. {in_short(game, game_words)}")
        for name in (str(number), game.info.slug, game.info.title, game_words(title_of(game))):
            names[name.casefold()] = game
    while True:
        answer = screen.ask(words.say("terminal-number")).casefold()
        if answer in names:
            return names[answer]
        screen.refuse(words.say("terminal-type-game", most=len(games)))


def in_short(game: Game, words: Words) -> str:
    """What it is called, for how many, and what it is, in the words of that game."""
    least, most = game.info.seats
    players: Message | int = least if least == most else say("terminal-range", least=least, most=most)
    title = title_of(game)
    return words.say("terminal-game", title=title, players=players, sentence=words(title, "sentence"))


def title_of(game: Game) -> Message:
    """What it is called; its form `sentence` says what it is."""
    return Message(f"game-{game.info.slug}")


def choose_seats(screen: Screen, words: Words, game: Game) -> int:
    """How many play; not asked where the game leaves no choice."""
    least, most = game.info.seats
    usual = game.info.usual_seats
    while least != most:
        answer = screen.ask(words.say("terminal-how-many", least=least, most=most, usual=usual))
        if not answer:
            break
        if answer.isascii() and answer.isdigit() and least <= int(answer[:3]) <= most:
            return int(answer)
        screen.refuse(words.say("terminal-type-number", least=least, most=most))
    return usual


def choose_people(screen: Screen, words: Words, seats: int) -> list[int]:
    """The seats of people at this terminal, asked for as the numbers of players; bots sit in the others."""
    numbers = [str(seat + 1) for seat in range(seats)]
    while True:
        typed = screen.ask(words.say("terminal-which-people", numbers=" ".join(numbers))).replace(",", " ").split()
        wrong = [word for word in typed if word not in numbers]
        if not wrong:
            return [seat for seat in range(seats) if not typed or numbers[seat] in typed]
        screen.refuse(words.say("terminal-no-player", typed=wrong[0]))
