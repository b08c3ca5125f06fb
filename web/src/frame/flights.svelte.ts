// Cards fly on a layer above the table, as copies: nothing in the layout moves because of them.
import type { Event } from "../wire";

export interface Flight {
  id: number;
  code: string; // ?? for a card whose face is not seen
  from: DOMRect;
  to: DOMRect;
  delay: number; // milliseconds
  lands: string; // the place that is empty until it lands
}

const STAGGER = 60; // milliseconds between two cards of one event
const PAUSE = 160; // milliseconds between two events
const MOST = 4; // at once
const HIDDEN = "??";
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Flights {
  list = $state.raw<Flight[]>([]);
  /** Where cards land that are still in the air. */
  landing = $derived(new Set(this.list.map(({ lands }) => lands)));

  private last = 0;
  private held = new Map<string, DOMRect>(); // where the cards of one's own hand were, by code

  /** Before the table changes: where the cards of one's own hand are. */
  remember(): void {
    this.held = new Map();
    for (const card of document.querySelectorAll<HTMLElement>(".fan [data-card]"))
      this.held.set(card.dataset.card ?? "", card.getBoundingClientRect());
  }

  /** After it has changed. */
  fly(events: Event[], me: number | null): void {
    if (still.matches || document.hidden) return;
    const moving = events.filter(({ cards, source, target }) => cards?.length && source && target).slice(-MOST);
    const launched = moving.flatMap((event, index) => this.launch(event, index * PAUSE, me));
    if (launched.length) this.list = [...this.list, ...launched.slice(0, MOST * 2)];
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  private launch(event: Event, delay: number, me: number | null): Flight[] {
    const { source = "", target = "" } = event;
    return (event.cards ?? []).slice(0, MOST).flatMap((code, index) => {
      const mine = source === `seat:${me}` ? this.held.get(code) : undefined;
      const from = mine ?? boxOf(source);
      const home = target === `seat:${me}` ? boxOfHeld(code) : undefined;
      const to = home ?? boxOf(target);
      if (!from || !to) return [];
      const lands = home ? `hand:${code}` : target;
      return [{ id: ++this.last, code: code || HIDDEN, from, to, delay: delay + index * STAGGER, lands }];
    });
  }
}

/** A seat by its number, a pile, or any other target of the board. */
function boxOf(place: string): DOMRect | undefined {
  const [kind, seat] = place.split(":");
  const is = JSON.stringify(place);
  const selectors =
    kind === "seat"
      ? [`[data-seat="${seat}"] .backs`, `[data-seat="${seat}"]`] // cards come to the cards, as large as those are
      : [`[data-pile=${is}], [data-target=${is}]`];
  return selectors
    .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
    .find((box) => box?.width);
}

function boxOfHeld(code: string): DOMRect | undefined {
  const cards = document.querySelectorAll(`.fan [data-card=${JSON.stringify(code)}]`);
  return cards[cards.length - 1]?.getBoundingClientRect();
}

export const flights = new Flights();
