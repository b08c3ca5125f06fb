// What is put together on this page: a Move or a question as a sentence, in any order, and cards that are picked.
// The server asks for the words of a sentence one by one. What is said too early waits here for its question.
import type { Desk } from "../../desk.svelte";
import type { Message, PastryChefsView } from "../../wire";
import { matches, mayName, PILE, wordIn } from "./cards";
import { gathered, wordFor } from "./hand";

/** The words of a sentence, in the order in which the server asks for them. */
export type Slot = "from" | "to" | "what" | "count";

interface Half {
  number: number; // the position that it belongs to
  mode: "" | "move";
  from: number | null;
  to: number | null;
  what: string;
  count: number;
  own: string[]; // cards of one's own hand, pressed for a Move
  cards: string[]; // that are to be given, taken or discarded
  bake: string; // a pastry, by its target
}

/** What has been said: zones by number, nothing as null, "" and 0. */
export type Said = Pick<Half, "from" | "to" | "what" | "count">;

const MOVE: Slot[] = ["from", "to", "what", "count"];
const ASK: Slot[] = ["from", "what", "count"];
const NOTHING: Half = { number: -1, mode: "", from: null, to: null, what: "", count: 0, own: [], cards: [], bake: "" };

class Draft {
  private half = $state.raw<Half>(NOTHING);

  of(desk: Desk): Half {
    return this.half.number === desk.view?.number ? this.half : { ...NOTHING, number: desk.view?.number ?? -1 };
  }

  set(desk: Desk, changes: Partial<Half>): void {
    this.half = { ...this.of(desk), ...changes };
  }

  drop(): void {
    this.half = NOTHING;
  }

  slots(desk: Desk): Slot[] {
    return viewOf(desk).step === "ask" ? ASK : MOVE;
  }

  /** Is a sentence being put together? */
  isOpen(desk: Desk): boolean {
    const { step } = viewOf(desk);
    if (!desk.asking) return false;
    return step === "ask" || (step === "action" && (desk.picked.length > 0 || this.of(desk).mode === "move"));
  }

  /** What the server asks for now. */
  stage(desk: Desk): Slot {
    return this.slots(desk)[desk.picked.length] ?? "count";
  }

  /** Is a player wanted next, or the discard pile? */
  isOfPlayers(desk: Desk): boolean {
    return ["from", "to"].includes(this.stage(desk));
  }

  said(desk: Desk): Said {
    const { from, to, what, count } = this.of(desk);
    const picked = Object.fromEntries(
      desk.picked.map((label, index) => [this.slots(desk)[index], heard(label)]),
    ) as Partial<Said>;
    return { from, to, what, count, ...picked };
  }

  /** A word too early; or, if it was said already, another one in its place. */
  say(desk: Desk, word: string): void {
    const index = this.slots(desk).indexOf("what");
    const was = this.said(desk).what;
    this.set(desk, { mode: "move", what: was === word ? "" : word, count: 0, own: [] });
    if (desk.picked.length > index) desk.cancel(desk.picked.length - index);
  }

  /** Can a card of one's own hand be pressed for a Move: is nothing said yet of where the cards come from, or that? */
  takesOwn(desk: Desk): boolean {
    const { seat, step } = viewOf(desk);
    if (seat === null || step !== "action") return false;
    const { from } = this.said(desk);
    if (desk.picked.length) return from === seat;
    return (from === null || from === seat) && desk.at(targetOf(desk, seat)).length > 0;
  }

  /** The cards of one's own hand that the sentence is about, if they were pressed. */
  own(desk: Desk): string[] {
    const { own } = this.of(desk);
    const { from, what, count } = this.said(desk);
    const isSaid = from === viewOf(desk).seat && own.length === count && own.every((code) => matches(what, code));
    return isSaid ? own : [];
  }

  /** A card of one's own hand: "from me", what the pressed cards have in common, and how many they are. */
  pressOwn(desk: Desk, code: string): void {
    const view = viewOf(desk);
    const own = gathered(view, this.own(desk), code);
    const what = wordFor(view, own);
    const was = this.said(desk).what;
    this.set(desk, { mode: "move", from: view.seat, what, count: own.length, own });
    const index = this.slots(desk).indexOf("what");
    if (what !== was && desk.picked.length > index) desk.cancel(desk.picked.length - index);
    const [mine] = desk.picked.length ? [] : desk.at(targetOf(desk, view.seat ?? 0));
    if (mine) desk.pick(mine);
  }

  /** Takes a word out of the sentence; what the server heard after it waits here. */
  unsay(desk: Desk, slot: Slot): void {
    const { from, to, what } = this.said(desk);
    const said = { from, to, what, count: 0, own: [] };
    this.set(desk, { mode: "move", ...said, [slot]: NOTHING[slot] });
    const index = this.slots(desk).indexOf(slot);
    if (desk.picked.length > index) desk.cancel(desk.picked.length - index);
  }

  /** Takes the last word back; with none left, the sentence. */
  back(desk: Desk): void {
    const said = this.said(desk);
    const last = this.slots(desk).findLast((slot) => slot !== "count" && said[slot] !== NOTHING[slot]);
    if (last) this.unsay(desk, last);
    else this.drop();
  }

  /** What follows by itself when this word has been said: what waits here, as far as it can be said. */
  next(desk: Desk, at: number, from: number): string[][] {
    const half = this.of(desk);
    const groups: string[][] = [];
    for (const slot of this.slots(desk).slice(at + 1)) {
      const target = slot === "count" ? "" : this.wanted(desk, { ...half, from }, slot);
      if (!target) break;
      groups.push([target]);
    }
    return groups;
  }

  /** The target of a word that waits here; nothing if there is none, or if it cannot be said. */
  wanted(desk: Desk, said: Said, slot: Slot): string {
    const view = viewOf(desk);
    const from = said.from ?? PILE;
    if (slot === "what") {
      const isLegal = view.step === "ask" || mayName(view, from, said.what);
      return said.what && isLegal ? `word:${said.what}` : "";
    }
    const zone = slot === "to" ? said.to : said.from;
    if (zone === null || (slot === "to" && zone === said.from)) return "";
    return targetOf(desk, zone);
  }
}

export function viewOf(desk: Desk): PastryChefsView {
  return desk.view as PastryChefsView;
}

export function targetOf(desk: Desk, zone: number): string {
  return zone === PILE ? "pile:X" : `seat:${desk.seatNames[zone]}`;
}

export function zoneAt(desk: Desk, target: string): number {
  return target === "pile:X" ? PILE : desk.seatNames.indexOf(target.slice(target.indexOf(":") + 1));
}

/** A word of a sentence, from the label of what was picked. */
function heard({ id, args }: Message): number | string {
  if (id.endsWith("-discard")) return PILE;
  const seat = args?.owner ?? args?.other;
  return typeof seat === "number" ? seat : wordIn({ id, args });
}

export const draft = new Draft();
