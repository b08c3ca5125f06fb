// Which pie the cards of each game make. Home-made decks have cards that nobody drew for: those get what is most usual.
import { symbolOf, type SymbolId } from "../art";
import type { Face, PieContestBaked, PieContestPie, PieFactoryPie } from "../wire";
import { FILLINGS, type Crust, type Filling } from "./colours";
import type { Pie, Quality, Topping } from "./layers";

export type FaceOf = (code: string) => Face;

type Table<Kind> = Partial<Record<SymbolId, Kind>>;

const QUALITIES: readonly Quality[] = [5, 10, 15, 20, 25];
const MOST_PIECES = 6;
const LEAST_PIECES = 2;
const RECIPE_PIECES = 5;
const HIDDEN_CARD = "??";
const SALT = "salt";

const CRUST_OF: Table<Crust> = {
  "butter-crust": "butter",
  "cookie-crust": "cookie",
  "cracker-crust": "cracker",
  "flaky-crust": "flaky",
  "gingersnap-crust": "gingersnap",
  "graham-crust": "graham",
  "streusel-crust": "streusel",
};

const FILLING_OF: Table<Filling> = {
  "apple-filling": "apple",
  apple: "apple",
  apples: "apple",
  "baking-apples": "apple",
  peaches: "apple",
  bananas: "banana",
  "vanilla-custard": "banana",
  "blueberry-filling": "blueberry",
  blueberries: "blueberry",
  "candied-cherries": "cherry",
  "cherry-filling": "cherry",
  cherries: "cherry",
  cranberries: "cherry",
  jam: "cherry",
  rhubarb: "cherry",
  "sour-cherries": "cherry",
  chocolate: "chocolate",
  "cocoa-powder": "chocolate",
  "dark-chocolate": "chocolate",
  fudge: "chocolate",
  ganache: "chocolate",
  lemon: "lemon",
  lime: "lime",
  pumpkin: "pumpkin",
  "pumpkin-filling": "pumpkin",
  "roast-pumpkin": "pumpkin",
};

const TOPPING_OF: Table<Topping> = {
  crumble: "crumble",
  "streusel-crust": "crumble",
  "grandmas-secret": "grandma",
  "ice-cream": "icecream",
  lattice: "lattice",
  meringue: "meringue",
  "sugar-glaze": "glaze",
  cream: "cream",
  "whipped-cream": "cream",
};

/** What becomes of the rich Ingredient of a recipe. */
const TOPPING_FROM: Table<Topping> = { butter: "lattice", cream: "cream", "cream-cheese": "glaze", eggs: "meringue" };

// -- Cheflebrity ---------------------------------------------------------------

/** From the bottom up: B15, FC20, T25, E10, or a Stroke of Genius! such as SG=T. */
export function cheflebrityPie(codes: readonly string[], faceOf: FaceOf): Pie {
  const cards = codes.map(faceOf);
  const [first, ...others] = cards;
  const filling = others.find(({ kind }) => kind === "filling");
  const top = others.find(({ kind }) => kind === "top");
  return {
    ...(first && { bottom: qualityOf(first) }),
    ...(filling && { filling: flavourOf(filling), pieces: qualityOf(filling) / 5 + 1 }),
    ...(top && { top: qualityOf(top) }),
    extras: others.filter((card) => card !== filling && card !== top).map(qualityOf),
    genius: cards.some((card) => Boolean(card.marks?.genius)),
  };
}

function qualityOf(card: Face): Quality {
  const printed = Number(card.marks?.quality);
  return QUALITIES.find((quality) => quality === printed) ?? 5;
}

/** A Stroke of Genius! may be a Filling of no kind. */
function flavourOf(card: Face): Filling {
  const flavour = fillingNamed(card.marks?.flavour);
  return flavour ?? (card.marks?.genius ? "genius" : fillingOf(card));
}

function fillingNamed(name: string | number | undefined): Filling | undefined {
  return name !== undefined && name in FILLINGS ? (name as Filling) : undefined;
}

function fillingOf(card: Face): Filling {
  return FILLING_OF[symbolOf(card)] ?? "apple";
}

// -- Pie Factory ---------------------------------------------------------------

/** A card that lies face down is plain dough, whatever it is. */
export function factoryPie(pie: PieFactoryPie, faceOf: FaceOf): Pie {
  const { base, down, filling, topping } = pie;
  const isHidden = down || base === HIDDEN_CARD;
  return {
    ...(base && { bottom: isHidden ? "down" : (CRUST_OF[symbolOf(faceOf(base))] ?? "plain") }),
    ...(filling && { filling: fillingOf(faceOf(filling)), pieces: piecesFor(faceOf(filling)) }),
    ...(topping && { top: TOPPING_OF[symbolOf(faceOf(topping))] ?? "lattice" }),
  };
}

/** What its top card brings when it is boxed: nothing for dough. */
export function factoryDollars({ base, down, filling, topping }: PieFactoryPie, faceOf: FaceOf): number {
  const top = topping || filling;
  if (top) return dollarsOf(faceOf(top));
  return down || !base || base === HIDDEN_CARD ? 0 : dollarsOf(faceOf(base));
}

function dollarsOf(card: Face): number {
  return Number(card.marks?.value) || 0;
}

/** $3 are four pieces. */
function piecesFor(filling: Face): number {
  return Math.min(MOST_PIECES, Math.max(LEAST_PIECES, dollarsOf(filling) + 1));
}

// -- Pie Contest ---------------------------------------------------------------

/** The flavour that is worth most colours the filling; what went in lies on top. */
export function contestPie({ boxes, oven }: PieContestPie, faceOf: FaceOf): Pie {
  const shown = (code: string): Face => turned(faceOf(code), faceOf);
  return {
    bottom: 20,
    filling: mainFlavour(oven, shown),
    items: oven.map(({ code }) => symbolOf(shown(code))),
    stale: timesLost(boxes),
  };
}

/** An Achievement that has become an Ingredient shows its other side. */
function turned(card: Face, faceOf: FaceOf): Face {
  return card.marks?.turned ? faceOf(String(card.marks.turned)) : card;
}

/** Of two that are worth the same, the one that went in first. Salt is a flavour only where there is no other. */
function mainFlavour(oven: readonly PieContestBaked[], faceOf: FaceOf): Filling {
  const worths = new Map<Filling, number>();
  for (const { code, worth } of oven) {
    const flavour = fillingNamed(faceOf(code).marks?.flavor);
    if (flavour && flavour !== SALT) worths.set(flavour, (worths.get(flavour) ?? 0) + worth);
  }
  const [first, ...others] = worths;
  if (!first) return SALT;
  return others.reduce((best, next) => (next[1] > best[1] ? next : best), first)[0];
}

function timesLost(boxes: readonly number[]): number {
  return boxes.filter((value, index) => value < (boxes[index - 1] ?? value)).length;
}

// -- The Pie Game --------------------------------------------------------------

/** Crust, filling and topping come from its Ingredients. The fruit, which a topping may hide, and the rest lie on top. */
export function recipePie(recipe: Face, faceOf: FaceOf): Pie {
  const symbols = String(recipe.marks?.needs ?? "")
    .split(" ")
    .filter(Boolean)
    .map((code) => symbolOf(faceOf(code)));
  const crust = symbols.find((symbol) => symbol in CRUST_OF);
  const fruit = symbols.find((symbol) => symbol in FILLING_OF);
  const rich = symbols.find((symbol) => symbol in TOPPING_FROM);
  const rest = symbols.filter((symbol) => symbol !== crust && symbol !== fruit && symbol !== rich);
  return {
    bottom: (crust && CRUST_OF[crust]) ?? "plain",
    filling: (fruit && FILLING_OF[fruit]) ?? "apple",
    pieces: RECIPE_PIECES,
    ...(rich && { top: TOPPING_FROM[rich] }),
    items: [...(fruit ? [fruit] : []), ...rest],
  };
}
