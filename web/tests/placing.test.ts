import { describe, expect, test } from "vitest";
import { centred, placed, type Box } from "../src/frame/placing";

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
