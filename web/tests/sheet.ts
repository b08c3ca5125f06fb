// Every kind of pie that the page can show, in rows.
import type { Tin } from "../src/pies/colours";
import type { Pie, Quality, State, Topping } from "../src/pies/layers";

export interface Shown {
  name: string;
  props: { pie: Pie | null; boxed?: boolean; badge?: string; tone?: "" | "served" | "stale" } & State;
}

export interface Row {
  title: string;
  pies: Shown[];
}

const QUALITIES: Quality[] = [5, 10, 15, 20, 25];
const FRUITS = ["apple", "banana", "blueberry", "cherry", "chocolate", "lemon", "lime", "pumpkin"] as const;
const CRUSTS = ["cracker", "flaky", "graham", "cookie", "butter", "gingersnap", "streusel", "plain", "down"] as const;
const TOPPINGS: Topping[] = ["lattice", "crumble", "glaze", "meringue", "cream", "icecream", "grandma"];
const TINS: Tin[] = ["red", "gold", "green", "blue", "plum", "teal", "steel"];
const FLAVOURS = ["sweet", "sour", "bitter", "spicy", "savory", "salt"] as const;

const CHERRY: Pie = { bottom: 15, filling: "cherry", pieces: 5 };
const CLOSED: Pie = { ...CHERRY, top: 20 };
const GROWN: Pie = { bottom: 20, filling: "cherry", pieces: 4, top: 10, extras: [25, 10, 5] };
const SOUR: Pie = { bottom: 20, filling: "sour", items: ["rhubarb", "lemon", "honey", "table-salt"] };

const RECIPES: Pie[] = [
  { bottom: "flaky", filling: "apple", top: "lattice", items: ["apples", "cinnamon", "white-sugar"] },
  { bottom: "streusel", filling: "cherry", top: "glaze", items: ["cherries", "vanilla", "honey"] },
  { bottom: "graham", filling: "banana", top: "cream", items: ["bananas", "pecans", "maple-syrup"] },
  { bottom: "gingersnap", filling: "pumpkin", top: "meringue", items: ["pumpkin", "coconut", "brown-sugar"] },
];

function shown(name: string, pie: Pie | null, more: Omit<Shown["props"], "pie"> = {}): Shown {
  return { name, props: { pie, tin: "teal", ...more } };
}

export const ROWS: Row[] = [
  {
    title: "How a pie grows",
    pies: [
      shown("empty place", null),
      shown("Bottom Crust", { bottom: 20 }, { badge: "20" }),
      shown("Filling", { bottom: 20, filling: "cherry", pieces: 4 }, { badge: "35" }),
      shown("Top Crust", { bottom: 20, filling: "cherry", pieces: 4, top: 10 }, { badge: "45" }),
      shown("Extras", { ...GROWN, extras: [25] }, { badge: "70" }),
      shown("more Extras", GROWN, { badge: "85" }),
      shown("served Pie", GROWN, { ware: "served", badge: "85", tone: "served" }),
      shown(
        "served Tart",
        { bottom: 10, filling: "apple", pieces: 5 },
        { ware: "served", badge: "30", tone: "served" },
      ),
      shown("Covered Tart", { bottom: 10, filling: "apple", pieces: 5, extras: [20, 15] }, { ware: "served" }),
      shown("genius", { bottom: 5, filling: "genius", pieces: 2, genius: true }, { badge: "10" }),
      shown("genius on top", { ...CHERRY, top: 5, genius: true }, { badge: "45" }),
    ],
  },
  { title: "Bottom Crusts", pies: QUALITIES.map((bottom) => shown(`${bottom}`, { bottom }, { badge: `${bottom}` })) },
  { title: "Top Crusts", pies: QUALITIES.map((top) => shown(`${top}`, { ...CHERRY, filling: "blueberry", top })) },
  {
    title: "Fillings",
    pies: FRUITS.flatMap((filling) =>
      [2, 3, 4, 5, 6].map((pieces) => shown(`${filling} ${pieces}`, { bottom: 15, filling, pieces })),
    ),
  },
  {
    title: "Extras",
    pies: [
      ...QUALITIES.map((extra) => shown(`extra ${extra}`, { ...CLOSED, extras: [extra] })),
      shown("five, flat", { bottom: 15, filling: "pumpkin", pieces: 3, extras: [25, 20, 15, 10, 5] }),
      shown("six, on a dome", { ...CLOSED, extras: [5, 10, 15, 20, 25, 25] }),
    ],
  },
  { title: "Crusts", pies: CRUSTS.map((bottom) => shown(bottom, { bottom }, { tin: "steel", badge: "$1" })) },
  {
    title: "Toppings",
    pies: [
      ...TOPPINGS.map((top, index) => shown(top, { bottom: CRUSTS[index], filling: FRUITS[index], pieces: 5, top })),
      shown("on dough", { bottom: "down", filling: "apple", pieces: 5, top: "lattice" }),
      shown("boxed", { bottom: "flaky" }, { boxed: true, badge: "$6" }),
    ],
  },
  {
    title: "Flavours",
    pies: [
      shown(
        "three",
        { bottom: 20, filling: "sweet", items: ["baking-apples", "cinnamon", "sea-salt"] },
        { moment: "baked" },
      ),
      ...FLAVOURS.map((filling) =>
        shown(filling, { bottom: 20, filling, items: ["chili", "ginger", "bacon", "cheddar", "rock-salt"] }),
      ),
      shown("seven", { ...SOUR, items: ["lemon", "lime", "honey", "chili", "bacon", "ginger", "walnuts"] }),
      ...[1, 2, 3, 4].map((stale) => shown(`stale ${stale}`, { ...SOUR, stale }, { badge: "6", tone: "stale" })),
    ],
  },
  {
    title: "States",
    pies: [
      shown("fresh", CHERRY, { moment: "baked" }),
      shown("hole", CHERRY, { hole: true }),
      shown("hole in a closed pie", CLOSED, { hole: true }),
      shown("hole in a crust", { bottom: 15 }, { hole: true }),
      shown("sabotaged", CHERRY, { hole: true, moment: "sabotaged" }),
      shown("saved", CLOSED, { moment: "saved" }),
      shown("saved tart", CHERRY, { moment: "saved" }),
      shown("left overnight", { bottom: "flaky", filling: "lemon", pieces: 5, stale: 2 }, { tin: "steel" }),
      shown("on a plate", CLOSED, { ware: "plate" }),
    ],
  },
  {
    title: "Recipes",
    pies: RECIPES.map((pie, index) => shown(`recipe ${index + 1}`, { pieces: 5, ...pie }, { ware: "plate" })),
  },
  { title: "Tins", pies: TINS.map((tin) => shown(tin, CHERRY, { tin })) },
];
