import { describe, expect, test } from "vitest";
import { PICTURES } from "../src/art";
import { tinOf } from "../src/pies/colours";
import { BOXED, drawingOf, EMPTY_PLACE, HEIGHT, WIDTH, type Drawing, type Layer } from "../src/pies/layers";
import art from "../public/art.svg?raw";
import sprite from "../public/pies.svg?raw";
import { ROWS, type Shown } from "./sheet";
import { roomOf, symbolsOf } from "./svg";

const MOST_BYTES = 45_000;
const OUTSIDE = 22; // so far a drawing may leave the box
const ALL = ROWS.flatMap((row) => row.pies.map((shown) => ({ ...shown, name: `${row.title}: ${shown.name}` })));

function drawn({ props: { pie, boxed, ...state } }: Shown): Drawing {
  return boxed ? BOXED : pie ? drawingOf(pie, state) : EMPTY_PLACE;
}

function layersOf({ behind, body, before }: Drawing): Layer[] {
  return [...behind, ...body, ...before];
}

/** "p-fruit-cherry -11.8 -5.96" */
function briefly({ href, x, y, colours }: Layer): string {
  const place = x || y ? ` ${x} ${y}` : "";
  return `${href.split("#")[1]}${place}${colours ? ` ${Object.values(colours).join(" ")}` : ""}`;
}

function symbols(shown: Drawing): string[] {
  return layersOf(shown).map(({ href }) => href.split("#")[1] ?? "");
}

describe("the pies of the sheet", () => {
  test.each(ALL)("$name", (shown) => {
    const { colours, behind, body, before, lift, stale } = drawn(shown);
    const layers = { behind: behind.map(briefly), body: body.map(briefly), before: before.map(briefly) };
    expect({ ...layers, lift, stale, colours: Object.values(colours).join(" ") }).toMatchSnapshot();
  });

  test.each(ALL)("$name: the same pie is the same picture", (shown) => {
    expect(drawn(structuredClone(shown))).toEqual(drawn(shown));
  });

  test.each(ALL)("$name: every layer is in a sprite, and has a key of its own", (shown) => {
    const layers = layersOf(drawn(shown));
    const known = new Set([
      ...symbolsOf(sprite).map((id) => `/pies.svg#${id}`),
      ...symbolsOf(art).map((id) => `/art.svg#${id}`),
    ]);
    expect(layers.map(({ href }) => href).filter((href) => !known.has(href))).toEqual([]);
    expect(new Set(layers.map(({ key }) => key)).size).toBe(layers.length);
  });

  test.each(ALL)("$name: no layer leaves the box by much", (shown) => {
    const drawing = drawn(shown);
    for (const layer of layersOf(drawing)) {
      const lift = drawing.body.includes(layer) ? drawing.lift : 0;
      const { left, top, right, bottom } = placed(layer);
      expect(Math.min(left, top - lift), layer.key).toBeGreaterThanOrEqual(-OUTSIDE);
      expect(right, layer.key).toBeLessThanOrEqual(WIDTH + OUTSIDE);
      expect(bottom, layer.key).toBeLessThanOrEqual(HEIGHT + OUTSIDE);
    }
  });
});

function placed({ href, x, y, width, height }: Layer): { left: number; top: number; right: number; bottom: number } {
  if (!href.startsWith("/pies.svg")) return { left: x, top: y, right: x + width, bottom: y + height };
  const room = roomOf(sprite, href.split("#")[1] ?? "");
  const scale = width / WIDTH;
  return {
    left: x + scale * room.left,
    top: y + scale * room.top,
    right: x + scale * room.right,
    bottom: y + scale * room.bottom,
  };
}

describe("layers", () => {
  test("dough has no rim, no pricks and no colours of a crust", () => {
    expect(symbols(drawingOf({ bottom: "down" }))).toEqual(["p-shadow", "p-tin", "p-rim-down"]);
    const dough = /<symbol id="p-rim-down"[^]*?<\/symbol>/.exec(sprite)?.[0] ?? "";
    expect(dough).not.toContain("<use");
    expect(dough).not.toContain("var(");
  });

  test("whatever is served stands on a stand, and is the pie that it was", () => {
    for (const shown of ALL) {
      const { pie, ware } = shown.props;
      expect(symbols(drawn(shown)).includes("p-stand")).toBe(ware === "served");
      if (pie) expect(drawingOf(pie, { ware: "served" }).body).toEqual(drawingOf(pie).body);
    }
  });

  test("a dome hides the fruit and shows one as its emblem, unless Extras lie on it", () => {
    const closed = { bottom: 15, filling: "cherry", pieces: 6, top: 20 } as const;
    const fruit = (drawing: Drawing): number => symbols(drawing).filter((id) => id === "p-fruit-cherry").length;
    expect(fruit(drawingOf({ ...closed, top: undefined }))).toBe(6);
    expect(fruit(drawingOf(closed))).toBe(1);
    expect(fruit(drawingOf({ ...closed, extras: [5] }))).toBe(0);
    expect(fruit(drawingOf({ ...closed, top: "lattice" }))).toBe(6);
  });

  test("there is no steam under Extras", () => {
    const baked = { moment: "baked" } as const;
    expect(symbols(drawingOf({ bottom: 5 }, baked))).toContain("p-steam");
    expect(symbols(drawingOf({ bottom: 5, extras: [5] }, baked))).not.toContain("p-steam");
  });

  test("a hole in a pie without a filling is as brown as its crust", () => {
    const [hole] = drawingOf({ bottom: 25 }, { hole: true }).body.slice(-1);
    expect(hole?.colours).toEqual({ "--f1": "#a4601c", "--f2": "#7a4313", "--fl": "#552b05" });
  });

  test("more than seven Ingredients: seven are shown; more than five Extras: five", () => {
    expect(drawingOf({ items: PICTURES.slice(0, 12) }).body).toHaveLength(1 + 7);
    expect(drawingOf({ extras: [5, 5, 5, 5, 5, 5, 5] }).body).toHaveLength(1 + 5);
  });

  test("seven seats have tins of their own colour, the eighth that of the first", () => {
    const tins = [0, 1, 2, 3, 4, 5, 6].map(tinOf);
    expect(new Set(tins).size).toBe(7);
    expect(tinOf(7)).toBe(tins[0]);
  });
});

describe("the sprite", () => {
  test("is small", () => {
    expect(new TextEncoder().encode(sprite).length).toBeLessThan(MOST_BYTES);
  });

  test("has no colours in style attributes, which a page's policy may forbid", () => {
    expect(sprite).not.toContain("style=");
  });

  test("every drawing is used by a pie of the sheet", () => {
    const used = new Set(ALL.flatMap((shown) => symbols(drawn(shown))));
    expect(symbolsOf(sprite).filter((id) => !used.has(id))).toEqual([]);
  });
});
