"""A player that reads: `bakehouse bots bench "python3 docs/text_bot.py" pie-factory`.

`complete` is where a language model would be asked. This one looks up the rules once and then takes the first choice
whose words it likes, so that the program runs anywhere.
"""

import json
import sys

LIKED = ("Box", "Bake", "Play", "Take", "Draw", "Roll")


def complete(prompt: str) -> str:
    """What a model would say to this text: the number of a choice."""
    lines = prompt.rpartition("\n\n")[2].splitlines()[1:]
    choices = dict(line.split(": ", 1) for line in lines)
    liked = [number for number, words in choices.items() if words.startswith(LIKED)]
    return (liked or list(choices))[0]


def main() -> None:
    rules = question = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            print("ready text", flush=True)
            continue
        if message["type"] == "move":
            question = message["text"]
        else:
            rules = message["text"]
        print(reply(rules, question) if rules else "rules", flush=True)


def reply(rules: str, question: str) -> str:
    """A move, with what it has cost: four characters are about a token."""
    prompt = f"{rules}\n\n{question}"
    return json.dumps({"move": complete(prompt), "tokens_in": len(prompt) // 4, "tokens_out": 1})


if __name__ == "__main__":
    main()
