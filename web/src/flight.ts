// Cards fly: from where a card with the same face left, or else from the seat or pile that the last event names.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { flip } from "svelte/animate";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const speed = (): number => (still.matches ? 0 : 320);

let origin: Element | null = null;

/** Where cards come from that were not to be seen before: a pile, a seat by its number, or any other target. */
export function comeFrom(place: string): void {
  const [kind, seat] = place.split(":");
  const is = JSON.stringify(place);
  origin = document.querySelector(kind === "seat" ? `[data-seat="${seat}"]` : `[data-pile=${is}], [data-target=${is}]`);
}

function arrive(node: Element, _: unknown, intro: boolean): TransitionConfig {
  const to = node.getBoundingClientRect();
  const from = intro ? origin?.getBoundingClientRect() : undefined;
  const dx = from ? from.left + from.width / 2 - to.left - to.width / 2 : 0;
  const dy = from ? from.top + from.height / 2 - to.top - to.height / 2 : 0;
  return {
    duration: intro ? speed() : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}

/** What has just been opened for a choice must be seen. */
export function comeIntoView(node: Element): void {
  node.scrollIntoView({ block: "nearest" });
}

export const [send, receive] = crossfade({ duration: () => speed(), easing: cubicOut, fallback: arrive });

export const slide: typeof flip = (node, boxes, parameters = {}) =>
  flip(node, boxes, { duration: speed(), ...parameters });
