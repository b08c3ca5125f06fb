// Who sits where, as a picture and a colour: the mascots of public/mascots.svg.
import { t } from "./words.svelte";

/** People choose one of these. */
// prettier-ignore
export const PEOPLE = [
  "apple", "cherry", "lemon", "blueberry", "peach", "pumpkin",
  "egg", "butter", "honey", "coconut", "pecan", "strawberry",
] as const;

/** A bot looks like the herb or spice whose name it has. */
// prettier-ignore
export const BOTS = [
  "basil", "clove", "dill", "fennel", "ginger", "juniper", "mace", "olive", "poppy", "sage",
] as const;

/** The colours of seats; without a choice, that of the seat's number. */
export const COLOURS = ["red", "gold", "green", "blue", "plum", "teal", "steel"] as const;

export type PersonMascot = (typeof PEOPLE)[number];
export type BotMascot = (typeof BOTS)[number];
export type Mascot = PersonMascot | BotMascot;
export type Colour = (typeof COLOURS)[number];

interface Look {
  seat: number;
  mascot?: string;
  colour?: string;
}

/** The mascot of a seat. One that nobody drew (a server may be newer than this page) is given by the seat's number. */
export function mascotOf({ seat, mascot }: Look): Mascot {
  return known([...PEOPLE, ...BOTS], mascot) ?? around(PEOPLE, seat);
}

export function colourOf({ seat, colour }: Look): Colour {
  return known(COLOURS, colour) ?? around(COLOURS, seat);
}

export function mascotName(mascot: PersonMascot): string {
  return t(`mascot-${mascot}`);
}

export function colourName(colour: Colour): string {
  return t(`colour-${colour}`);
}

function known<Id extends string>(ids: readonly Id[], id: string | undefined): Id | undefined {
  return ids.find((one) => one === id);
}

function around<Id>(ids: readonly Id[], seat: number): Id {
  return ids[seat % ids.length] as Id;
}
