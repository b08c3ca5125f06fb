"""A language for testing: English with accents and words that are 40 % longer."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans("aeioucnsyAEIOUCNSY", "àéîöüçñšýÀÉÎÖÜÇÑŠÝ")


class _Lengthen(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = " ".join(map(_longer, node.value.split(" ")))
        return node


def _longer(word: str) -> str:
    """The word with accents, its vowels doubled until it is 40 % longer."""
    missing = round(len(word) * 0.4)
    letters = []
    for letter in word:
        letters.append(letter)
        if missing and letter in "aeiouy":
            letters.append(letter)
            missing -= 1
    return "".join(letters).translate(ACCENTS)


def lengthened(catalogue: str) -> str:
    resource = FluentParser(with_spans=False).parse(catalogue)
    serialized: str = FluentSerializer().serialize(_Lengthen().visit(resource))
    return serialized
