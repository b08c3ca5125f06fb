import { describe, expect, test } from "vitest";
import frame from "../src/frame.css?raw";
import tokens from "../src/tokens.css?raw";

const css = tokens + frame;
const THEMES = ["light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];

const LINEN = ["--paper", "--sheet", "--own", "--linen", "--linen-2", "--plate"];
const WALNUT = ["--walnut", "--walnut-2"];
const CARD = ["--card", "--card-2"];
/** What is written, and on what. */
const TEXTS: [string[], string[]][] = [
  [["--ink", "--soft", "--berry", "--good", "--bad", "--crust-deep"], LINEN],
  [["--on-walnut", "--on-walnut-soft"], WALNUT],
  [["--card-ink", "--red-suit", "--black-suit"], CARD],
  [["--on-glaze"], ["--glaze", "--glaze-2"]],
  [["--on-glow"], ["--glow"]],
  [["--on-berry"], ["--berry"]],
  [["--on-team"], ["--team-a", "--team-b"]],
  [["--on-badge"], ["--badge", "--badge-served", "--badge-stale"]],
];
/** Rings and edges that mean something, and what they lie on. */
const EDGES: [string[], string[]][] = [
  [["--glow", "--glaze-edge"], WALNUT], // on turn and chosen, in the dock
  [["--picked", "--lit"], LINEN],
  [["--stitch"], ["--linen"]],
];

function blockOf(selector: string): Map<string, string> {
  const found = [...css.matchAll(/^(:root[^{]*)\{([^}]*)\}/gm)].filter(([, start = ""]) =>
    start.trim().startsWith(selector),
  );
  const own = selector === ":root" ? found.filter(([, start = ""]) => start.trim() === ":root") : found;
  return new Map(
    own.flatMap(([, , body = ""]) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value] as const),
    ),
  );
}

const usual = blockOf(":root");
const strong = blockOf(':root[data-theme="contrast"]');

function colour(name: string, theme: Theme): string {
  const value = (theme === "contrast" && strong.get(name)) || usual.get(name) || "";
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  const found = theme === "dark" ? dark : light;
  if (!/^#(\w{3}|\w{6})$/.test(found)) throw new Error(`${name} is no plain colour: ${value}`);
  return found;
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits
    .map((pair) => parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function tooClose(pairs: [string[], string[]][], theme: Theme, least: number): string[] {
  return pairs
    .flatMap(([signs, grounds]) => signs.flatMap((sign) => grounds.map((ground) => [sign, ground] as const)))
    .map(([sign, ground]) => [sign, ground, ratio(colour(sign, theme), colour(ground, theme))] as const)
    .filter(([, , found]) => found < least)
    .map(([sign, ground, found]) => `${sign} on ${ground}: ${found.toFixed(2)}`);
}

test("black on white is as far as it goes", () => {
  expect(ratio("#000", "#ffffff")).toBe(21);
});

describe.each(THEMES)("in the theme %s", (theme) => {
  test("what is written can be read", () => {
    expect(tooClose(TEXTS, theme, theme === "contrast" ? 7 : 4.5)).toEqual([]);
  });

  test("edges that mean something can be seen", () => {
    expect(tooClose(EDGES, theme, theme === "contrast" ? 4.5 : 3)).toEqual([]);
  });
});
