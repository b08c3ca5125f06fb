import { expect, test } from "vitest";
import { marksOf, wantedBy } from "../src/replay/marks";
import type { Event, Frame } from "../src/wire";

function frame(number: number, scores: (number | null)[], notable = false): Frame {
  const event = { number, kind: "drew", notable } as Event;
  return { number, seat: 0, text: "", events: [event], view: {} as Frame["view"], hands: [], scores };
}

test("marks are where a score changes or something notable happens", () => {
  const frames = [frame(0, [0, 0]), frame(1, [0, 0]), frame(2, [1, 0]), frame(3, [1, 0], true), frame(4, [1, 0])];
  expect(marksOf(frames)).toEqual([2, 3]);
});

test("a link asks for a move and for eyes", () => {
  expect(wantedBy("?move=57&seat=2")).toEqual({ move: 57, viewer: "2" });
  expect(wantedBy("?seat=all")).toEqual({ move: 0, viewer: "all" });
  expect(wantedBy("")).toEqual({ move: 0, viewer: "own" });
  expect(wantedBy("?move=-1")).toEqual({ move: 0, viewer: "own" });
  expect(wantedBy("?move=nothing")).toEqual({ move: 0, viewer: "own" });
});
