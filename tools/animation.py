"""Films twenty seconds of a game in a browser: `python -m tools.animation docs/pictures/game.webp`.

Needs img2webp, which is in Debian's package `webp`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Error, ViewportSize

from tests.browser.people import Player
from tools.screenshots import BOT, ME, chromium, house

SECONDS = 20
SIZE: Final[ViewportSize] = {"width": 1120, "height": 700}
SHOWN: Final = {"maxWidth": 800, "maxHeight": 500}
GAME = "cheflebrity"
LEAD_IN = 6  # decisions before the film begins, so that there is something on the table
FRAME = 1 / 10  # seconds


class Camera:
    """Keeps a frame with its time, whenever the page has painted one."""

    def __init__(self, session: CDPSession) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._session = session
        session.on("Page.screencastFrame", self._keep)

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self._session.send("Page.startScreencast", {"format": "png", **SHOWN})

    def stop(self) -> None:
        self._session.send("Page.stopScreencast")


def main(picture: Path) -> None:
    with house("presence_pause=0.0, absence=600.0") as address, chromium() as browser:
        context = browser.new_context(viewport=SIZE, reduced_motion="no-preference")
        ada = Player(context.new_page(), address, "Ada", is_new=False)
        ada.open_table(GAME, [ME, *[BOT] * 3])
        for _ in range(LEAD_IN):
            ada.wait_for_turn()
            ada.follow_hint()
        camera = Camera(context.new_cdp_session(ada.page))
        camera.start()
        _play(ada, SECONDS)
        camera.stop()
    _write(camera.frames, picture)


def _play(ada: Player, seconds: float) -> None:
    """Slowly enough to be followed: think, look at the hint, do it, watch the bots."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        ada.page.wait_for_timeout(700)
        if not ada.is_asked:
            continue
        try:
            ada.page.get_by_role("button", name="Hint").click(timeout=1000)
            ada.page.wait_for_timeout(900)
            ada.page.locator(".hint-pop").get_by_role("button", name="Do it").click(timeout=1000)
        except Error:  # somebody was quicker
            continue


def _write(frames: list[tuple[float, bytes]], picture: Path) -> None:
    """At most ten frames a second; each stays until the next."""
    kept = frames[:1]
    for frame in frames:
        if frame[0] - kept[-1][0] >= FRAME:
            kept.append(frame)
    with tempfile.TemporaryDirectory() as folder:
        words = ["img2webp", "-loop", "0", "-lossy", "-q", "55", "-m", "4"]
        for number, (at, data) in enumerate(kept):
            until = kept[number + 1][0] if number + 1 < len(kept) else at + 1
            path = Path(folder) / f"{number:04}.png"
            path.write_bytes(data)
            words += ["-d", str(round((until - at) * 1000)), str(path)]
        subprocess.run([*words, "-o", str(picture)], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
