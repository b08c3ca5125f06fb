// Lessons: where the places are that a lesson speaks of, what is to be pressed next, and what must not be covered. The
// script is the server's.
import type { Desk } from "./desk.svelte";
import type { Box } from "./frame/placing";
import type { Kept } from "./frame/settling";
import type { LessonStep } from "./wire";

/** Places of the boards, by the names that lesson.toml gives them. */
export const PLACES: Record<string, string> = {
  recipe: '[data-place="recipe"]',
  hand: ".fan",
  pies: '[data-place="pies"]',
  line: '[data-place="line"]',
  track: '[data-place="track"]',
  kitchen: '[data-place="kitchen"]',
  achievements: '[data-place="achievements"]',
  partner: '[data-place="partner"] .plate-spot',
  others: ".seats [data-seat], [data-seat]",
  own: '[data-place="working"], .own',
  stage: ".stage .beat",
};

const OWN = [PLACES.recipe, PLACES.kitchen, PLACES.pies, '[data-place="working"]', '[data-place="serving"]'].join();
const STAGE = ".stage .beat";
const THINGS = ".table :is(.spot, [data-seat], [data-pile])";
const LIT = ".table .spot.lit";
const DOCK = "dock"; // in a script: the button there, and not the thing on the board
const GO = "#go:not(:disabled)";
const HINTED = ".table .spot.hinted";
const HINTED_BUTTON = ".dock .buttons .hinted:not(:disabled)";
const NAMED = "[data-place]";
const TAGS = ".tag, .label, .title";
const NEVER = 1_000_000; // times worse than to cover a usual thing
const SELDOM = 1000;
const HARDLY = 10;
export const RING = 6; // pixels around a thing

/** The first of these that is to be seen. */
export function seen(selector: string): Element | null {
  return allSeen(selector)[0] ?? null;
}

function allSeen(selector: string): Element[] {
  const found = selector ? [...document.querySelectorAll(selector)] : [];
  return found.filter((thing) => thing.getClientRects().length > 0);
}

/** What the step names, as far as it is to be seen: all of it is pressed. */
export function named(step: LessonStep): Element[] {
  return step.at.map((target) => seen(`[data-target="${target}"]`)).filter((thing) => thing !== null);
}

/** What is pressed next: what the step names, one after the other, and then the button that does it. */
export function pressedNext(step: LessonStep, desk: Desk): Element | null {
  const isBegun = desk.picked.length > 0; // then the server asks the rest one by one
  const things = isBegun ? [] : named(step);
  const next = things.find((thing) => thing.getAttribute("aria-pressed") !== "true");
  if (next) return next;
  const button = isBegun || things.length || !step.at.includes(DOCK) ? null : seen(HINTED_BUTTON);
  if (button) return button;
  const isChosen = things.length > 0 || desk.chosen?.atom === step.atom;
  return (isChosen ? seen(GO) : null) ?? seen(`${HINTED}, .fan .spot.hinted`) ?? seen(HINTED_BUTTON) ?? seen(GO);
}

/** What it is called: a card, a player, a pile, or the words on a button. */
export function nameOf(thing: Element, desk: Desk): string {
  if (thing.closest(".buttons")) return thing.querySelector(".words")?.textContent.trim() ?? "";
  const card = thing.getAttribute("data-code") ?? "";
  const [name = ""] = desk.faces.has(card) ? [desk.named(card)] : (thing.getAttribute("data-name") ?? "").split(/[:,]/);
  return name;
}

/** What should stay to be seen while a lesson speaks of these things: they with their ring, what is the learner's own,
    and as far as there is room everything else; most of all what is told, and what else may be pressed there. */
export function keptFor(things: Element[]): Kept[] {
  const isOnTable = things.some((thing) => thing.matches(LIT));
  return [
    ...weighed(things, NEVER).map(({ box, weight }) => ({ box: padded(box, RING + 1), weight })),
    ...weighed(allSeen(OWN), SELDOM),
    ...weighed(allSeen([STAGE, NAMED].join()), HARDLY),
    ...weighed(allSeen(LIT), isOnTable ? HARDLY : 1),
    ...weighed(allSeen(THINGS), 1),
  ];
}

/** For something that nobody has asked for: above all what can be pressed, then the pieces, and least what is shown. */
export function keptFree(): Kept[] {
  const pieces = allSeen([THINGS, OWN].join());
  return [...weighed(allSeen(LIT), NEVER), ...weighed(pieces, SELDOM), ...weighed(allSeen(STAGE), HARDLY)];
}

/** Does this lie over nothing that can be pressed? */
export function isFree({ left, top, width, height }: Box): boolean {
  return allSeen(LIT).every((thing) => {
    const box = thing.getBoundingClientRect();
    return box.right <= left || box.left >= left + width || box.bottom <= top || box.top >= top + height;
  });
}

/** The table between the bar and the dock. */
export function room(): Box {
  const top = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
  return { left: 0, top, width: innerWidth, height: bottom - top };
}

function weighed(things: Element[], weight: number): Kept[] {
  return things.map((thing) => ({ box: visibleBox(thing), weight }));
}

/** What is to be seen of it, with the tag on it: of a card in a tight fan only a strip. */
export function visibleBox(thing: Element): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const held = thing.closest<HTMLElement>(".fan .held:not(.up)");
  const strip = parseFloat(held?.style.getPropertyValue("--see") ?? "");
  const isStrip = held?.style.getPropertyValue("--see").endsWith("px");
  const box = { left, top, width: isStrip ? Math.min(width, strip) : width, height };
  const tags = [...thing.querySelectorAll(TAGS)].filter((tag) => tag.checkVisibility());
  return tags.map((tag) => tag.getBoundingClientRect()).reduce(around, box);
}

export function padded({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box that holds both. */
function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  return { left, top, width: right - left, height: Math.max(one.top + one.height, other.top + other.height) - top };
}
