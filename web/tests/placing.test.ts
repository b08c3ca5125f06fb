import { describe, expect, test } from "vitest";
import { centred, placed, type Box, type Placed } from "../src/frame/placing";
import { settled, type Kept } from "../src/frame/settling";

const SCREEN = { width: 400, height: 800 };
const SIZE = { width: 200, height: 100 };

function box(left: number, top: number, width = 50, height = 50): Box {
  return { left, top, width, height };
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top
  );
}

describe("what points at a thing", () => {
  test("stands below it, with its tip at the middle of the thing", () => {
    const at = placed(box(175, 100), SIZE, SCREEN);
    expect(at).toEqual({ left: 100, top: 162, side: "top", tip: 100 });
  });

  test("stands above it where there is no room below", () => {
    expect(placed(box(175, 720), SIZE, SCREEN)).toMatchObject({ side: "bottom", top: 608 });
  });

  test("stands beside a thing that is as high as the screen", () => {
    expect(placed(box(0, 0, 60, 800), SIZE, SCREEN)).toMatchObject({ side: "left", left: 72 });
    expect(placed(box(340, 0, 60, 800), SIZE, SCREEN)).toMatchObject({ side: "right", left: 128 });
  });

  test("stays inside the screen and never lies on a thing that leaves room", () => {
    for (let left = 0; left <= 350; left += 25)
      for (let top = 0; top <= 750; top += 25) {
        const at = placed(box(left, top), SIZE, SCREEN);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.left + SIZE.width).toBeLessThanOrEqual(392);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.top + SIZE.height).toBeLessThanOrEqual(792);
        expect(isApart({ ...at, ...SIZE }, box(left, top))).toBe(true);
      }
  });

  test("its tip does not stand on a corner", () => {
    expect(placed(box(0, 100, 10), SIZE, SCREEN).tip).toBe(18);
    expect(placed(box(390, 100, 10), SIZE, SCREEN).tip).toBe(182);
  });

  test("spares what must stay free, if another side has room", () => {
    expect(placed(box(175, 300), SIZE, SCREEN, [box(150, 400)]).side).toBe("bottom");
    expect(placed(box(175, 300), SIZE, SCREEN, [box(150, 200)]).side).toBe("top");
  });

  test("goes into a corner before it covers what must stay free", () => {
    const around = [box(0, 400, 400), box(0, 200, 400)];
    expect(placed(box(175, 300), SIZE, SCREEN, around)).toEqual({ left: 8, top: 692, side: "none", tip: 0 });
  });

  test("of two sides that cover something, takes the one that covers less", () => {
    const low = { width: 400, height: 320 };
    expect(placed(box(175, 130), SIZE, low, [box(0, 190, 400, 100), box(0, 20, 400, 60)]).side).toBe("bottom");
  });

  test("points at nothing where there is no room at all", () => {
    expect(placed(box(0, 0, 400, 700), SIZE, SCREEN)).toMatchObject({ side: "none", top: 692 });
    expect(placed(box(0, 100, 400, 700), SIZE, SCREEN)).toMatchObject({ side: "none", top: 8 });
  });
});

test("without a thing it stands in the middle", () => {
  expect(centred(SIZE, SCREEN)).toEqual({ left: 100, top: 350, side: "none", tip: 0 });
  expect(centred(SIZE, SCREEN, [box(150, 300, 100, 200)])).toEqual({ left: 8, top: 692, side: "none", tip: 0 });
  expect(centred({ width: 600, height: 100 }, SCREEN).left).toBe(8);
});

describe("what stays beside a thing for long", () => {
  const ROOM = { left: 0, top: 50, width: 400, height: 500 }; // between bar and dock
  const WAS: Placed = { left: 20, top: 300, side: "none", tip: 0 };
  const never = (...boxes: Box[]): Kept[] => boxes.map((one) => ({ box: one, weight: 1000 }));
  const covers = (place: Placed, kept: Kept[]): boolean =>
    kept.some(({ box: one }) => !isApart({ ...place, ...SIZE }, one));

  test("points at the thing if nothing is in the way", () => {
    const at = box(175, 100);
    expect(settled(at, SIZE, ROOM, never(at), null)).toEqual({ left: 100, top: 162, side: "top", tip: 100 });
  });

  test("stays where it was as long as it covers nothing there", () => {
    const at = box(175, 100);
    expect(settled(at, SIZE, ROOM, never(at), WAS)).toEqual(WAS);
    const moved = settled(at, SIZE, ROOM, never(at, box(30, 310)), WAS);
    expect(moved).not.toMatchObject({ left: WAS.left, top: WAS.top });
  });

  test("leaves a place that has become too small for it", () => {
    const { top } = settled(null, { width: 200, height: 300 }, ROOM, [], WAS);
    expect(top + 300).toBeLessThanOrEqual(550 - 8);
  });

  test("finds the one corridor that is free", () => {
    const walls = never(box(0, 50, 400, 180), box(0, 360, 400, 190), box(0, 230, 90, 130));
    const place = settled(box(0, 560), SIZE, ROOM, walls, null);
    expect(covers(place, walls)).toBe(false);
  });

  test("never covers what must be seen, wherever it lies, if there is room", () => {
    for (let left = 0; left <= 350; left += 25)
      for (let top = 50; top <= 500; top += 25) {
        const kept = never(box(left, top), box(375 - left, 550 - top));
        const place = settled(box(left, top), SIZE, ROOM, kept, null);
        expect(covers(place, kept)).toBe(false);
        expect(place.top).toBeGreaterThanOrEqual(58);
        expect(place.top + SIZE.height).toBeLessThanOrEqual(542);
      }
  });

  test("where something must be covered, it is what matters least", () => {
    const dear: Kept = { box: { ...ROOM, height: 250 }, weight: 1000 };
    const cheap: Kept = { box: { ...ROOM, top: 300, height: 250 }, weight: 1 };
    expect(settled(box(175, 60), SIZE, ROOM, [dear, cheap], null).top).toBeGreaterThanOrEqual(300);
  });

  test("stands in the middle where it speaks of nothing", () => {
    expect(settled(null, SIZE, ROOM, [], null)).toMatchObject({ left: 100, top: 250 });
  });
});
