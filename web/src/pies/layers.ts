// A pie as a stack of the drawings of public/pies.svg: the same pie always gives the same stack.
import type { SymbolId } from "../art";
import {
  CRUSTS,
  crustColours,
  fillingColours,
  tinColours,
  type Colours,
  type Crust,
  type Filling,
  type Tin,
} from "./colours";
import { EXTRAS_FLAT, EXTRAS_ON_DOME, FRUIT_AT, ITEMS_AT, MOST_ITEMS, type Place } from "./places";

export type Quality = 5 | 10 | 15 | 20 | 25;
export type Topping = "lattice" | "crumble" | "glaze" | "meringue" | "cream" | "icecream" | "grandma";

/** What a pie is made of, from the bottom to the top. */
export interface Pie {
  bottom?: Crust;
  filling?: Filling;
  pieces?: number; // of fruit, 2 to 6
  top?: Quality | Topping;
  extras?: readonly Quality[]; // in the order in which they were added
  items?: readonly SymbolId[]; // pictures of art.svg that lie on top: what went in
  genius?: boolean; // one of its parts is a Stroke of Genius!
  stale?: number; // how often it went stale
}

export type Moment = "" | "baked" | "sabotaged" | "saved";

/** Where a pie stands and what happens to it. */
export interface State {
  tin?: Tin;
  ware?: "" | "served" | "plate"; // served: on a stand
  hole?: boolean; // somebody has knocked a layer off
  moment?: Moment;
}

/** A drawing at its place in the box. */
export interface Layer {
  key: string; // two layers of a pie never have the same
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
  colours?: Colours; // where they are not those of the whole pie
}

export interface Drawing {
  colours: Colours;
  behind: Layer[]; // the table under the pie
  body: Layer[]; // the pie itself, which goes stale
  before: Layer[]; // what is in the air
  lift: number; // by how much the pie stands higher
  stale: number; // 0 to 3
}

export const WIDTH = 120;
export const HEIGHT = 104;
const MIDDLE: Place = [60, 52]; // where small drawings have their middle
const MOST_STALE = 3;
const STAND = 10; // so high is a cake stand
const STAND_SHADOW: Layer = { key: "p-shadow", href: "/pies.svg#p-shadow", x: 24, y: 46, width: 72, height: 62.4 };
const NOTHING: Drawing = { colours: {}, behind: [], body: [], before: [], lift: 0, stale: 0 };
const FRUIT = 0.98; // pieces of fruit and the emblem are drawn smaller than in the sprite
const EMBLEM: Place = [60, 49];
const EMBLEM_SIZE = 0.92;
const ITEM = 32;

const FRUITS: ReadonlySet<Filling> = new Set<Filling>([
  ...(["apple", "banana", "blueberry", "cherry"] as const),
  ...(["chocolate", "lemon", "lime", "pumpkin"] as const),
]);

/** Crusts that have no drawing of a rim of their own. */
const RIMS: Partial<Record<Crust, string>> = { plain: "15", gingersnap: "cookie", streusel: "graham" };

/** Under these no fruit is to be seen. */
const CLOSED: ReadonlySet<Quality | Topping> = new Set<Quality | Topping>([5, 10, 15, 20, 25, "crumble", "grandma"]);

export function isDome(top: Pie["top"]): boolean {
  return typeof top === "number" || top === "grandma";
}

export function drawingOf(pie: Pie, state: State = {}): Drawing {
  const colours = {
    ...crustColours(pie.bottom ?? "plain"),
    ...fillingColours(pie.filling ?? "apple"),
    ...tinColours(state.tin ?? "steel"),
  };
  const stale = Math.min(MOST_STALE, pie.stale ?? 0);
  const isOnStand = state.ware === "served";
  const plate = state.ware === "plate" ? [whole("p-plate")] : [];
  const standing = isOnStand ? [STAND_SHADOW, whole("p-stand")] : [whole("p-shadow"), ...plate];
  return {
    colours,
    behind: [...ringOf(state, "p-saved"), ...standing],
    body: bodyOf(pie, state, stale),
    before: airOf(pie, state),
    lift: isOnStand ? STAND : 0,
    stale,
  };
}

/** The dashed outline of a tin, where a pie could be. */
export const EMPTY_PLACE: Drawing = { ...NOTHING, body: [whole("p-ghost")] };

/** A carton: nobody sees what is in it. */
export const BOXED: Drawing = { ...NOTHING, behind: [whole("p-shadow"), whole("p-box")], body: [whole("p-boxlid")] };

function bodyOf(pie: Pie, { hole }: State, stale: number): Layer[] {
  const layers = [whole("p-tin")];
  if (pie.bottom !== undefined) layers.push(whole(`p-rim-${RIMS[pie.bottom] ?? pie.bottom}`));
  if (pie.filling !== undefined) layers.push(whole("p-pool"), ...fruitOf(pie));
  if (pie.top !== undefined) layers.push(topOf(pie.top), ...emblemOf(pie));
  layers.push(...itemsOf(pie.items ?? []), ...extrasOf(pie));
  if (hole) layers.push(holeIn(pie));
  if (stale) layers.push(whole(`p-stale-${stale}`));
  if (pie.genius) layers.push(whole("p-genius"));
  return layers;
}

function fruitOf({ filling, pieces = 0, top }: Pie): Layer[] {
  if (filling === undefined || !FRUITS.has(filling) || (top !== undefined && CLOSED.has(top))) return [];
  return (FRUIT_AT[pieces] ?? []).map((place, index) => at(`p-fruit-${filling}`, place, FRUIT, index));
}

/** A dome is as brown as its own quality, not as the bottom crust. */
function topOf(top: Quality | Topping): Layer {
  const crust: Crust | undefined =
    typeof top === "number" ? top : top === "lattice" || top === "grandma" ? "plain" : undefined;
  const layer = whole(`p-top-${top}`);
  return crust === undefined ? layer : { ...layer, colours: crustColours(crust) };
}

/** On a closed pie one fruit says what is inside. */
function emblemOf({ filling, top, extras = [] }: Pie): Layer[] {
  if (typeof top !== "number" || extras.length || filling === undefined || !FRUITS.has(filling)) return [];
  return [{ ...at(`p-fruit-${filling}`, EMBLEM, EMBLEM_SIZE), key: "emblem" }]; // not a piece that was there before
}

/** What is to be seen where a piece is missing: the filling, or the dough. */
function holeIn({ bottom = "plain", filling }: Pie): Layer {
  const layer = whole("p-wedge");
  if (filling !== undefined) return layer;
  const [, light, shade, line] = CRUSTS[bottom];
  return { ...layer, colours: { "--f1": light, "--f2": shade, "--fl": line } };
}

/** From the sixth on, only the number beside the pie counts them. */
function extrasOf({ top, extras = [] }: Pie): Layer[] {
  const places = isDome(top) ? EXTRAS_ON_DOME : EXTRAS_FLAT;
  return places.slice(0, extras.length).map((place, index) => at(`p-extra-${extras[index]}`, place, 1, index));
}

function itemsOf(items: readonly SymbolId[]): Layer[] {
  const shown = items.slice(0, MOST_ITEMS);
  return (ITEMS_AT[shown.length] ?? []).map(([x, y], index) => ({
    key: `item ${index}`,
    href: `/art.svg#${shown[index]}`,
    x: x - ITEM / 2,
    y: y - ITEM / 2,
    width: ITEM,
    height: ITEM,
  }));
}

function airOf({ extras = [] }: Pie, state: State): Layer[] {
  const layers = ringOf(state, "p-saved-near");
  if (state.moment === "baked" && !extras.length) layers.push(whole("p-steam"));
  if (state.moment === "sabotaged") layers.push(whole("p-flour"));
  return layers;
}

function ringOf({ moment }: State, half: string): Layer[] {
  return moment === "saved" ? [whole(half)] : [];
}

function whole(symbol: string): Layer {
  return { key: symbol, href: `/pies.svg#${symbol}`, x: 0, y: 0, width: WIDTH, height: HEIGHT };
}

/** A small drawing, of which a pie may have several. */
function at(symbol: string, [x, y]: Place, size: number, index = 0): Layer {
  return {
    key: `${symbol} ${index}`,
    href: `/pies.svg#${symbol}`,
    x: rounded(x - MIDDLE[0] * size),
    y: rounded(y - MIDDLE[1] * size),
    width: rounded(WIDTH * size),
    height: rounded(HEIGHT * size),
  };
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
