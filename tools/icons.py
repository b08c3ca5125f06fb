"""Draw the icons of the page as an app, from its favicon: web/public/icons.

Run it from the project's root with the environment's Python, after a change of the favicon: python -m tools.icons
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.people import CHROMIUM

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = PUBLIC / "icons"


class Icon(NamedTuple):
    name: str
    size: int  # pixels
    drawing: float  # its part of the width
    round: float = 0.0  # of the corners, as a part of the width; 0: whoever shows it cuts it as they like


# What is cut may lose everything outside a circle of four fifths of the width.
WANTED = (
    Icon("icon-192", 192, 0.74, 0.22),
    Icon("icon-512", 512, 0.74, 0.22),
    Icon("maskable-192", 192, 0.62),
    Icon("maskable-512", 512, 0.62),
    Icon("apple-touch-icon", 180, 0.68),
)
PAGE = """<!doctype html><style>
  body {{ margin: 0; }}
  div {{ width: {size}px; height: {size}px; border-radius: {round}px; display: grid; place-items: center;
    background: #a81650; }}
  svg {{ width: {drawing}px; height: {drawing}px; filter: drop-shadow(0 {shade}px {shade}px rgb(44 22 6 / 0.45)); }}
</style><div>{svg}</div>"""


def main() -> None:
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for icon in WANTED:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(
                PAGE.format(
                    size=icon.size,
                    round=icon.round * icon.size,
                    drawing=icon.drawing * icon.size,
                    shade=icon.size / 64,
                    svg=svg,
                )
            )
            page.screenshot(path=ICONS / f"{icon.name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
