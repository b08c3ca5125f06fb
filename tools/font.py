"""Makes web/src/fonts/fraunces.woff2, the page's display face, and says how much wider it is than other faces.

fontTools is needed for this only, and is in none of the environments: web/README.md says how to run it.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1]
FONT = ROOT / "web" / "src" / "fonts" / "fraunces.woff2"
CATALOGUES = ROOT / "src" / "bakehouse" / "words"

# One weight, drawn for titles, with soft corners; without the leaning letters.
INSTANCE = {"opsz": 36, "wght": 650, "SOFT": 100, "WONK": 0}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
MORE = "ıŒœŸ–—‘’‚“”„•…′″‹›€−"
FEATURES = ["ccmp", "kern", "liga", "locl"]


def title_face(variable: Path) -> TTFont:
    """Fraunces as the page needs it: one instance, and the letters of its five languages."""
    font = instantiateVariableFont(TTFont(variable, recalcTimestamp=False), INSTANCE)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 4, 5, 6, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN, text=MORE)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def letters() -> Counter[str]:
    """How often the page says which letter, in all languages."""
    told: Counter[str] = Counter()
    for path in sorted(CATALOGUES.glob("*/table.ftl")):
        lines = (line.partition(" = ")[2] for line in path.read_text("utf-8").splitlines())
        told.update(letter for line in lines if "{" not in line for letter in line)
    return told


def width(font: TTFont, told: Counter[str]) -> float:
    """The mean width of a letter, in em; letters that the font lacks do not count."""
    names, widths = font.getBestCmap(), font["hmtx"].metrics
    known = {letter: count for letter, count in told.items() if ord(letter) in names}
    total = sum(count * widths[names[ord(letter)]][0] for letter, count in known.items())
    return float(total / sum(known.values()) / font["head"].unitsPerEm)


def main(variable: str, *others: str) -> None:
    face, told = title_face(Path(variable)), letters()
    face.save(FONT)
    print(f"{FONT.relative_to(ROOT)}: {FONT.stat().st_size} bytes")
    line, em = face["hhea"], face["head"].unitsPerEm
    for other in others:
        scale = width(face, told) / width(TTFont(other), told)
        up, down = line.ascent / em / scale, -line.descent / em / scale
        print(f"{other}: size-adjust {scale:.2%}; ascent-override {up:.2%}; descent-override {down:.2%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
