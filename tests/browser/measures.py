"""What a designer would measure at a table: heights, targets, overflow, shifts, letters."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1920, 1080))
TWICE_AS_LARGE = (640, 400)  # 1280 × 800, where somebody needs everything at 200 %

# Every layout shift since the page was opened, but for those that an own press causes, as browsers count them.
WATCH_SHIFTS = """
window.shifts = [];
const nameOf = (node) => (node.className?.baseVal ?? node.className ?? node.nodeName).replace(/svelte-\\w+/, "").trim();
const pathTo = (node) => node?.parentElement ? [...pathTo(node.parentElement), nameOf(node)] : [];
const moved = ({ node, previousRect: from, currentRect: to }) =>
  pathTo(node).slice(-5).join(" > ") + ` ${from.x},${from.y} ${from.width}×${from.height} to ` +
  `${to.x},${to.y} ${to.width}×${to.height}`;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, at: entry.sources.map(moved) });
}).observe({ type: "layout-shift", buffered: true });
"""

# Every animation and transition that moves, turns or resizes something, in every frame from now on.
WATCH_MOTION = """
window.moving = new Set();
const look = () => {
  for (const animation of document.getAnimations()) {
    const names = new Set(animation.effect.getKeyframes().flatMap(Object.keys));
    const moves = ["transform", "translate", "rotate", "scale", "offsetDistance"].some((name) => names.has(name));
    if (moves && animation.effect.getComputedTiming().duration > 1)
      window.moving.add(animation.effect.target.className + " " + (animation.animationName ?? "transition"));
  }
  requestAnimationFrame(look);
};
look();
"""

MEASURE = """() => {
  const seen = (element) => element.checkVisibility() && !element.closest(".hidden-text, [inert]");
  const boxOf = (element) => element.getBoundingClientRect();
  const table = document.querySelector(".table"), dock = document.querySelector(".dock");
  const name = (element) =>
    (element.className?.baseVal ?? element.className) + " " + element.textContent.trim().slice(0, 30);

  // What scrolls although nothing should: the page, the table, or anything in them. The Trash may hold a hundred cards.
  const scrolling = [document.documentElement, ...document.querySelectorAll(".app, .app *")].filter((element) => {
    const isRoot = element === document.documentElement;
    if (!isRoot && (!seen(element) || element.closest(".drawer, .list, .pop, .strip, .picker .cards"))) return false;
    const style = getComputedStyle(element);
    const may = isRoot || /auto|scroll/.test(style.overflowX + style.overflowY);
    return may && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
  }).map(name);

  // What can be pressed, and is too small for a finger. A card of the hand may be a strip; a tile only chooses.
  const small = [...document.querySelectorAll(".app button, .app a, .app input, .app select")].filter((element) => {
    if (!seen(element) || element.closest(".drawer, .list, .told")) return false;
    const around = getComputedStyle(element, "::before"); // what can be touched around its edge
    const room = around.position === "absolute" && around.content !== "none" ? around : { width: 0, height: 0 };
    const width = Math.max(boxOf(element).width, parseFloat(room.width) || 0);
    const height = Math.max(boxOf(element).height, parseFloat(room.height) || 0);
    const [least, high] = element.closest(".fan") ? [28, 80] : element.closest("[data-tile]") ? [34, 40] : [44, 44];
    return width < least - 0.5 || height < high - 0.5;
  }).map((element) => name(element) + " " + Math.round(boxOf(element).width) + "×" + Math.round(boxOf(element).height));

  // Letters that nobody can read.
  const tiny = [];
  const walker = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !seen(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size > 0 && size < 10.9) tiny.push(name(element) + " " + size);
  }

  // Words that are cut: names of cards and players, the question, the caption, buttons.
  const words = ".name, .nm, .question, .caption, .buttons .words, .label, .title, .goal";
  const written = document.createRange();
  const widthOf = (element) => (written.selectNodeContents(element), boxOf(written).width); // before dots stand for it
  const isScaled = (element) => element.closest(".beat, .whole"); // so that its box is no measure for its letters
  const cut = [...document.querySelectorAll(words)].filter((element) =>
    seen(element) && getComputedStyle(element).clipPath === "none" &&
    getComputedStyle(element).overflowX !== "visible" && element.clientWidth > 0 &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 5 ||
      (!isScaled(element) && getComputedStyle(element).textOverflow === "ellipsis" &&
        getComputedStyle(element).whiteSpace === "nowrap" && widthOf(element) > boxOf(element).width + 0.1))).map(name);

  // The stage and a scene are drawn smaller rather than cut.
  for (const whole of document.querySelectorAll(".stage > .beat, .scene > .whole")) {
    const [inside, { top, bottom, left, right }] = [boxOf(whole), boxOf(whole.parentElement)];
    if (!seen(whole)) continue;
    if (inside.top < top - 2 || inside.bottom > bottom + 2 || inside.left < left - 2 || inside.right > right + 2)
      cut.push(name(whole));
  }

  // What hangs over the edge of a player's plate.
  for (const plate of document.querySelectorAll(".seat .plate"))
    if (seen(plate) && plate.scrollWidth > plate.clientWidth + 1) cut.push("over the edge: " + name(plate));

  // What lies under the dock, or outside the table.
  const edge = boxOf(dock).top;
  const hidden = [...table.querySelectorAll(".spot, .seat, .cloth, .board, .tray, .shelf")].filter((element) => {
    if (!seen(element) || element.closest(".scene, .result")) return false;
    const { top, bottom, left, right } = boxOf(element);
    return bottom > edge + 1 || right > innerWidth + 1 || left < -1 || top < boxOf(table).top - 20;
  }).map(name);

  const held = [...document.querySelectorAll(".fan .held")].filter((element) => {
    const { left, right, bottom } = boxOf(element);
    return left < -3 || right > innerWidth + 3 || bottom > innerHeight + 12;
  }).map(name);

  return { dock: boxOf(dock).height, dockTop: edge, bar: boxOf(document.querySelector(".bar")).height,
    scrolling, small, tiny, cut, hidden, held, mains: dock.querySelectorAll(".buttons .main").length };
}"""


# What hangs over the left or the right edge of a page. What lies in something that scrolls may.
BEYOND = """() => {
  const inside = (element) => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (around !== document.body && /auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return true;
    return false;
  };
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth + 1 ? ["the page"] : [];
  const over = [...document.body.querySelectorAll("*")].filter((element) => {
    if (!element.checkVisibility() || element.closest(".hidden-text, svg") || inside(element)) return false;
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  });
  return [...wide, ...over.map((element) => element.className + " " + element.textContent.trim().slice(0, 30))];
}"""


def beyond(page: Page) -> list[str]:
    found: list[str] = page.evaluate(BEYOND)
    return found


def measure(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def settled(page: Page) -> None:
    """What is measured by the page itself has been measured: observers are called once a frame."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def faults(page: Page) -> dict[str, Any]:
    """What is wrong with the table as it is now; empty: nothing."""
    found = measure(page)
    wrong = {key: found[key] for key in ("scrolling", "small", "tiny", "cut", "hidden", "held") if found[key]}
    if found["mains"] > 1:
        wrong["mains"] = found["mains"]
    return wrong


def shift(page: Page) -> tuple[float, list[Any]]:
    """All layout shifts so far, and where."""
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    return sum(one["value"] for one in shifts), [one for one in shifts if one["value"] >= 0.0005]
