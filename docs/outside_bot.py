"""A bot for `bakehouse play pie-factory --bots "pipe:python3 docs/outside_bot.py"`: random, but it likes to box pies.

It reads a JSON object a line and answers with a line: `ready`, then an atom's number or a move in notation.
"""

import json
import random
import sys


def choose(question: dict, luck: random.Random) -> int:
    """The number of one of the choices: what a seat may do, each with a label that says what it does."""
    choices = question["choices"]
    boxing = [choice for choice in choices if choice["label"]["id"] == "label-box"]
    return luck.choice(boxing or choices)["atom"]


def main() -> None:
    luck = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            luck = random.Random(message["seed"])
            print("ready", flush=True)
        elif message["type"] == "move":
            print(choose(message, luck), flush=True)


if __name__ == "__main__":
    main()
