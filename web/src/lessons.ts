// Lessons: where the places are that a lesson speaks of, and what is to be pressed next. The script is the server's.
import type { Desk } from "./desk.svelte";
import type { Box } from "./frame/placing";
import type { LessonStep } from "./wire";

/** Places of the boards, by the names that lesson.toml gives them. */
export const PLACES: Record<string, string> = {
  recipe: '[data-tour="recipe"]',
  hand: ".fan",
  pies: '[data-tour="pies"]',
  line: '[data-tour="line"]',
  track: '[data-tour="track"]',
  kitchen: '[data-tour="kitchen"]',
  achievements: '[data-tour="achievements"]',
  partner: '[data-tour="partner"] .plate-spot',
  others: ".seats [data-seat], [data-seat]",
  own: '[data-tour="working"], .own',
};

const GO = "#go:not(:disabled)";
const HINTED = ".table .spot.hinted";
const HINTED_BUTTON = ".dock .buttons .hinted:not(:disabled)";

/** The first of these that is to be seen. */
export function seen(selector: string): Element | null {
  const found = selector ? [...document.querySelectorAll(selector)] : [];
  return found.find((thing) => thing.getClientRects().length > 0) ?? null;
}

/** What is pressed next: what the step names, one after the other, and then the button that does it. */
export function pressedNext(step: LessonStep, desk: Desk): Element | null {
  const targets = desk.picked.length ? [] : step.at; // of a half-made move the server asks the rest one by one
  const named = targets.map((target) => seen(`[data-target="${target}"]`)).filter((thing) => thing !== null);
  const next = named.find((thing) => thing.getAttribute("aria-pressed") !== "true");
  if (next) return next;
  const isChosen = named.length > 0 || desk.chosen?.atom === step.atom;
  return (isChosen ? seen(GO) : null) ?? seen(`${HINTED}, .fan .spot.hinted`) ?? seen(HINTED_BUTTON) ?? seen(GO);
}

/** What is to be seen of it: of a card in a tight fan only a strip. */
export function visibleBox(thing: Element): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const held = thing.closest<HTMLElement>(".fan .held:not(.up)");
  const strip = parseFloat(held?.style.getPropertyValue("--see") ?? "");
  const isStrip = held?.style.getPropertyValue("--see").endsWith("px");
  return { left, top, width: isStrip ? Math.min(width, strip) : width, height };
}
