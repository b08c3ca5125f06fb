// The bonuses while the game goes on: how far everybody has come, from what lies open on the table.
import type { Desk } from "../../desk.svelte";
import type { CheflebrityView, Face } from "../../wire";

export interface Bonus {
  name: string; // most-pies, sabotages …
  values: (number | null)[]; // by seat; null: the goal is not met
  leaders: number[];
}

type Dessert = Face[];
type Rule = (desserts: Dessert[], kept: string[]) => number | null;

/** What a bonus is worth: alone, and for each of two or three who tie. */
export const WORTH = { points: 25, two: 10, three: 5 };

const [HIGHEST, LOWEST] = [25, 5];
const QUALITY_BONUSES = ["highest-quality", "lowest-quality"];

const quality = (card: Face): number => Number(card.marks?.quality ?? 0);
const sum = (dessert: Dessert): number => dessert.reduce((total, card) => total + quality(card), 0);
const isPie = (dessert: Dessert): boolean => dessert.some(({ kind }) => kind === "top");
const extras = (dessert: Dessert): number => dessert.filter(({ kind }) => kind === "extras").length;
const most = (values: number[]): number => Math.max(0, ...values);
const flavourOf = (dessert: Dessert): string =>
  String(dessert.find(({ kind }) => kind === "filling")?.marks?.flavour ?? "");

function alike(dessert: Dessert): number {
  return most(dessert.map((card) => dessert.filter((other) => quality(other) === quality(card)).length));
}

function kindsOf(desserts: Dessert[]): number {
  return new Set(desserts.map(flavourOf).filter(Boolean)).size;
}

/** How many of the kept cards did this, a Stroke of Genius! among them. */
const keptAs =
  (role: string): Rule =>
  (_, kept) =>
    kept.filter((code) => code === role || code === `SG=${role}`).length;

/** CH-87 to CH-105, with what the table has agreed on. */
function rulesOf({ options }: CheflebrityView): Record<string, Rule> {
  const competes = (dessert: Dessert): boolean => isPie(dessert) || options.pie_bonus_scope === "pies_and_tarts";
  const isTart = (dessert: Dessert): boolean =>
    !isPie(dessert) && (options.covered_tart !== "neither" || !extras(dessert));
  const best =
    (measure: (dessert: Dessert) => number): Rule =>
    (desserts) =>
      most(desserts.filter(competes).map(measure));
  const worth = (dessert: Dessert): number =>
    options.quality_bonus === "average" ? sum(dessert) / dessert.length : sum(dessert);
  const countOf = (wanted: number): Rule =>
    best((dessert) => dessert.filter((card) => quality(card) === wanted).length);
  const extreme =
    (pick: (...values: number[]) => number): Rule =>
    (desserts) => {
      const values = desserts.filter(competes).map(worth);
      return values.length ? pick(...values) : null;
    };
  const isCounted = options.quality_bonus === undefined || options.quality_bonus === "count";
  return {
    "most-pies": (desserts) => desserts.filter(isPie).length,
    "most-tarts": (desserts) => desserts.filter(isTart).length,
    "pie-variety": (desserts) => kindsOf(desserts.filter(isPie)),
    "tart-variety": (desserts) => kindsOf(desserts.filter(isTart)),
    consistency: best(alike),
    fanciest: (desserts) => most(desserts.map(extras)),
    "highest-quality": isCounted ? countOf(HIGHEST) : extreme(Math.max),
    "lowest-quality": isCounted ? countOf(LOWEST) : extreme(Math.min),
    sabotages: keptAs("SB"),
    saves: keptAs("SV"),
    ...goalsOf(String(options.extra_bonuses ?? "none")),
  };
}

/** CH-R84: what this table adds. */
function goalsOf(wanted: string): Record<string, Rule> {
  const goals: Record<string, Rule> = {
    pumpkin: (desserts) => desserts.filter((dessert) => flavourOf(dessert) === "pumpkin").length,
    biggest: (desserts) => most(desserts.map(({ length }) => length)),
    desserts: (desserts) => desserts.length,
  };
  return Object.fromEntries(Object.entries(goals).filter(([name]) => wanted.split("+").includes(name)));
}

export function bonusesOf(view: CheflebrityView, faceOf: Desk["face"]): Bonus[] {
  const served = view.serving.map((line) => line.map(({ cards }) => cards.map((code) => faceOf(code))));
  return Object.entries(rulesOf(view)).map(([name, rule]) => {
    const least = view.options.zero_bonus === "on" ? 0 : name === "consistency" ? 2 : 1;
    const values = served.map((desserts, seat) => {
      const value = rule(desserts, view.kept[seat] ?? []);
      return value !== null && value >= least ? value : null;
    });
    return { name, values, leaders: leadersOf(values, isUpsideDown(view, name)) };
  });
}

/** Where qualities are compared, the lowest is the best of its bonus. */
function isUpsideDown({ options }: CheflebrityView, name: string): boolean {
  return name === "lowest-quality" && options.quality_bonus !== undefined && options.quality_bonus !== "count";
}

function leadersOf(values: (number | null)[], isUpsideDown: boolean): number[] {
  const met = values.filter((value) => value !== null);
  const best = isUpsideDown ? Math.min(...met) : Math.max(...met);
  return met.length ? values.flatMap((value, seat) => (value === best ? [seat] : [])) : [];
}

export interface Standing {
  /** Who leads: the viewer, if they do; null: nobody. */
  seat: number | null;
  own: number;
  /** Beside a leading viewer, the best of the others; beside somebody else, the viewer, or for who watches the next best. */
  other: number;
}

export function standingOf({ values, leaders }: Bonus, viewer: number | null): Standing {
  const seat = leaders.find((leader) => leader === viewer) ?? leaders[0] ?? null;
  const others = values.flatMap((value, other) => (value !== null && other !== seat ? [value] : []));
  const isCompared = viewer === null || viewer === seat;
  const best = isCompared
    ? isLower(values, leaders, others)
      ? Math.min(...others)
      : most(others)
    : (values[viewer] ?? 0);
  return { seat, own: Math.round(seat === null ? 0 : (values[seat] ?? 0)), other: Math.round(best) };
}

/** Is the lowest the best here? */
const isLower = (values: (number | null)[], [first]: number[], others: number[]): boolean =>
  first !== undefined && others.some((value) => value > Number(values[first]));

/** How many of them the viewer would get now, alone or with others. */
export const ledBy = (bonuses: Bonus[], seat: number | null): number =>
  bonuses.filter(({ leaders }) => seat !== null && leaders.includes(seat)).length;

/** How it is measured at this table, as the catalogue of the game calls it. */
export function measureOf({ options }: CheflebrityView, name: string): { name: string; unit: string } {
  const measure = QUALITY_BONUSES.includes(name) ? String(options.quality_bonus ?? "count") : "count";
  return {
    name: measure === "count" ? name : `${name}-${measure}`,
    unit: options.pie_bonus_scope === "pies_and_tarts" ? "dessert" : "pie",
  };
}
