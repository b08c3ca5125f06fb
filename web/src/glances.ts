// The rules of each game at a glance: what is drawn beside which words. The words are the forms of the message "glance"
// in the catalogue of the game.
import type { Picture, SymbolId } from "./art";
import type { Mascot } from "./mascots";
import type { Pie } from "./pies/layers";
import type { IconName } from "./pieces/Icon.svelte";
import type { Face } from "./wire";

/** One thing of a drawing. */
export type Item =
  | { card: string; ghost?: boolean; ticked?: boolean }
  | { pie: Pie | null; badge?: string; dollars?: number; boxed?: boolean; served?: boolean; stale?: boolean }
  | { picture: SymbolId }
  | { player: Mascot; has?: "hat" | "crown" }
  | { team: IconName; has?: "crown" }
  | { icon: IconName }
  | { boss: string }
  | { sign: string }
  | { isNewLine: true };

/** A form of the message, and the drawing beside it. */
export interface Panel {
  form: string;
  items: Item[];
}

export interface Glance {
  faces: Face[];
  goal: Panel;
  turn: Panel[];
  scoring: Panel;
  end: Panel;
}

const BACK: Item = { card: "??" };
const TO: Item = { icon: "arrow" };
const PLUS: Item = { sign: "+" };
const IS: Item = { sign: "=" };
const OR: Item = { sign: "/" };
/** The signs of two teams: whoever reads may look like anybody. */
const WHISK: Item = { team: "whisk" };
const PIN: Item = { team: "rolling-pin" };
const NEW_LINE: Item = { isNewLine: true };

function cards(...codes: string[]): Item[] {
  return codes.map((card) => ({ card }));
}

/** A card as the house deck has it: players may play with another one, and still read this page. */
function face(code: string, kind: string, picture: Picture, marks: Face["marks"] = {}): Face {
  return { code, name: code, kind, picture, marks, words: { id: `card-${code}` } };
}

/** With the shorter of its names. */
function brief(code: string, kind: string, picture: Picture): Face {
  return { ...face(code, kind, picture), words: { id: `card-${code}.short` } };
}

function suited(code: string, suit: string, picture: Picture): Face {
  return face(code, suit, picture, { number: Number(code[0]), suit });
}

/** A part of a pie in Cheflebrity, whose name says its quality. */
function part(code: string, kind: string, picture: Picture, quality: number, flavour = ""): Face {
  const marks: Face["marks"] = flavour ? { quality, flavour } : { quality };
  return {
    ...face(`${code}${quality}`, kind, picture, marks),
    words: { id: `card-${code}`, args: { quality } },
  };
}

const APPLE_PIE: Pie = { bottom: "flaky", filling: "apple", pieces: 5, top: "lattice" };
const CHERRY_TART: Pie = { bottom: 15, filling: "cherry", pieces: 5 };

export const GLANCES: Record<string, Glance> = {
  "pastry-chefs": {
    faces: [
      ...["1h", "2h", "3h", "4h"].map((code) => suited(code, "hearts", "heart")),
      suited("3c", "clubs", "club"),
      suited("3d", "diamonds", "diamond"),
      suited("3s", "spades", "spade"),
    ],
    goal: {
      form: "goal",
      items: [WHISK, PLUS, WHISK, { sign: ":" }, PIN, PLUS, PIN],
    },
    turn: [
      { form: "bake", items: [...cards("1h", "2h", "3h"), OR, ...cards("3c", "3d", "3s")] },
      { form: "move", items: [{ player: "dill" }, ...cards("2h", "4h"), TO, { player: "apple" }] },
      { form: "draw", items: [BACK, TO, { player: "apple" }, { icon: "chat" }] },
      { form: "blocked", items: [{ card: "2h", ghost: true }, { card: "4h", ghost: true }, { icon: "lock" }] },
    ],
    scoring: {
      form: "scoring",
      items: [
        ...cards("3c", "3d", "3s"),
        IS,
        { sign: "1" },
        NEW_LINE,
        ...cards("1h", "2h", "3h", "4h"),
        IS,
        { sign: "2" },
      ],
    },
    end: {
      form: "end",
      items: [
        { team: "whisk", has: "crown" },
        { team: "whisk", has: "crown" },
      ],
    },
  },
  "the-pie-game": {
    faces: [
      face("APP", "fruit", "apples"),
      face("CHE", "fruit", "cherries"),
      face("CIN", "accent", "cinnamon"),
      face("FLK", "crust", "flaky-crust"),
      face("WSU", "sweet", "white-sugar"),
      face("BUT", "rich", "butter"),
      face("PL", "pot luck", "pot-luck"),
      brief("F2", "fudge", "fudge"),
      brief("DL", "fudge", "double-fudge"),
    ],
    goal: { form: "goal", items: [...cards("APP", "CIN", "FLK", "WSU", "BUT"), TO, { picture: "apple-pie" }] },
    turn: [
      { form: "take", items: [BACK, OR, { card: "CIN", ticked: true }, TO, { player: "apple" }] },
      { form: "discard", items: [{ player: "apple" }, TO, { card: "CHE" }] },
      { form: "luck", items: [{ card: "PL" }, IS, { card: "BUT", ghost: true }] },
      { form: "fudge", items: cards("F2", "DL") },
    ],
    scoring: { form: "scoring", items: [{ player: "apple", has: "hat" }, TO, { picture: "apple-pie" }] },
    end: {
      form: "end",
      items: [
        { picture: "apple-pie" },
        { picture: "cherry-pie" },
        { picture: "pumpkin-pie" },
        { player: "apple", has: "crown" },
      ],
    },
  },
  "pie-factory": {
    faces: [
      face("C04", "crust", "flaky-crust", { value: 1, prep: 4 }),
      face("F18", "filling", "apple", { value: 4, prep: 18 }),
      face("F28", "filling", "blueberries", { value: 3, prep: 28, icon: "president" }),
      face("T37", "topping", "lattice", { value: 6, prep: 37 }),
    ],
    goal: {
      form: "goal",
      items: [{ pie: APPLE_PIE, dollars: 6 }, TO, { pie: null, boxed: true }, { picture: "crown" }],
    },
    turn: [
      { form: "act", items: [...cards("C04", "F18", "F28"), TO, { player: "apple" }] },
      { form: "build", items: [{ card: "C04" }, PLUS, { card: "F18" }, PLUS, { card: "T37" }, IS, { pie: APPLE_PIE }] },
      {
        form: "order",
        items: [{ icon: "clock" }, { player: "apple" }, { sign: "4′" }, { player: "dill" }, { sign: "28′" }],
      },
      { form: "box", items: [{ pie: APPLE_PIE }, TO, { pie: null, boxed: true, dollars: 6 }] },
    ],
    scoring: {
      form: "scoring",
      items: [
        { sign: "$" },
        PLUS,
        ...[
          { boss: "president" },
          { sign: "5" },
          { boss: "foreman" },
          { sign: "4" },
          { boss: "secretary" },
          { sign: "3" },
        ],
        PLUS,
        ...[{ pie: null, boxed: true }, { sign: "3" }],
      ],
    },
    end: { form: "end", items: [{ picture: "deck" }, { sign: "×2" }, { pie: APPLE_PIE, stale: true }] },
  },
  cheflebrity: {
    faces: [
      part("B", "bottom", "bottom-crust", 15),
      part("FC", "filling", "cherry-filling", 20, "cherry"),
      part("T", "top", "top-crust", 25),
      part("E", "extras", "extras", 10),
      face("SB", "special", "sabotage"),
      face("SV", "special", "saved-it"),
      face("OO", "oops", "oops"),
    ],
    goal: {
      form: "goal",
      items: [
        { pie: { ...CHERRY_TART, top: 25 } },
        TO,
        { pie: { ...CHERRY_TART, top: 25 }, served: true, badge: "60" },
      ],
    },
    turn: [
      { form: "draw", items: [BACK, OR, { card: "FC20" }, TO, { player: "apple" }] },
      { form: "play", items: [{ card: "B15" }, PLUS, { card: "FC20" }, PLUS, { card: "T25" }, PLUS, { card: "E10" }] },
      { form: "serve", items: [{ pie: CHERRY_TART }, TO, { pie: CHERRY_TART, served: true, badge: "35" }] },
      { form: "special", items: cards("SB", "SV", "OO") },
    ],
    scoring: {
      form: "scoring",
      items: [
        { pie: { ...CHERRY_TART, top: 25 }, served: true, badge: "60" },
        PLUS,
        { sign: "25" },
        { picture: "ribbon" },
      ],
    },
    end: { form: "end", items: [{ picture: "deck" }, TO, { player: "apple", has: "crown" }] },
  },
  "pie-contest": {
    faces: [
      face("sea-salt", "ingredient", "sea-salt", { worth: 1, flavor: "salt" }),
      face("baking-apples", "ingredient", "baking-apples", { worth: 4, flavor: "sweet", sub: "fruit" }),
      face("rhubarb", "ingredient", "rhubarb", { worth: 5, flavor: "sour", sub: "root" }),
      face("hot-oven", "action", "hot-oven"),
      face("fruit-stand", "achievement", "fruit-stand"),
    ],
    goal: {
      form: "goal",
      items: [
        { pie: APPLE_PIE, badge: "10" },
        { player: "apple", has: "crown" },
      ],
    },
    turn: [
      { form: "play", items: [BACK, TO, { player: "apple" }, TO, { card: "rhubarb" }] },
      { form: "dive", items: [BACK, BACK, TO, { picture: "trash" }, TO, { card: "baking-apples" }] },
      {
        form: "bake",
        items: [
          ...cards("sea-salt", "baking-apples", "rhubarb"),
          PLUS,
          { card: "hot-oven" },
          IS,
          { pie: APPLE_PIE, badge: "10" },
        ],
      },
      { form: "achievement", items: [{ card: "fruit-stand" }, { icon: "check" }] },
    ],
    scoring: {
      form: "scoring",
      items: [{ pie: APPLE_PIE, badge: "10" }, TO, { pie: APPLE_PIE, badge: "6", stale: true }],
    },
    end: {
      form: "end",
      items: [{ pie: APPLE_PIE }, { pie: APPLE_PIE }, { pie: APPLE_PIE }, TO, { player: "apple", has: "crown" }],
    },
  },
};

/** All panels of a page of rules. */
export function panelsOf({ goal, turn, scoring, end }: Glance): Panel[] {
  return [goal, ...turn, scoring, end];
}
