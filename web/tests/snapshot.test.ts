import "./browser_page";
import { expect, test } from "vitest";
import { MOST_LETTERS, packed, snapshotOf, unpacked, type Snapshot } from "../src/share/snapshot";
import type { Desk } from "../src/desk.svelte";

const VIEW = { game: "the-pie-game", deck: "abc", seats: 2, seat: 0, hand: ["APP", "HON"], legal: [3], pending: [1] };
const DESK = {
  game: "the-pie-game",
  view: VIEW,
  people: ["Ann", "Бен"],
  seatNames: ["0", "1"],
  choices: [{ atom: 3 }],
  log: [{ number: 1 }],
  prompt: { id: "prompt-draw" },
  person: (seat: number) => ["Ann", "Бен"][seat],
  mascot: () => "egg",
  colour: () => "teal",
} as unknown as Desk;

const shared = snapshotOf(DESK, "The Pie Game") as Snapshot;

async function fragment(content: unknown): Promise<string> {
  return packed(content as Snapshot);
}

test("a link holds the view of one viewer and the names, and nothing else of the page", () => {
  expect(Object.keys(shared).sort()).toEqual(
    ["game", "hands", "looks", "people", "scores", "seatNames", "title", "view"].sort(),
  );
  expect(shared.view).toEqual({ ...VIEW, legal: [], pending: [] });
});

test("what is packed is unpacked, whatever the letters", async () => {
  const text = await packed({ ...shared, from: { code: "BCDFGH", move: 7 } });
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual({ ...shared, from: { code: "BCDFGH", move: 7 } });
});

test("a link that is damaged, cut off or made up leads nowhere", async () => {
  const text = await packed(shared);
  const made = [
    { ...shared, people: ["Ann"] },
    { ...shared, people: Array.from({ length: 11 }, () => "Ann") },
    { ...shared, game: "cheflebrity" },
    { ...shared, title: "x".repeat(100) },
    { ...shared, view: { ...VIEW, hand: [{}] } },
    { ...shared, view: null },
    { ...shared, from: { code: 7, move: "x" } },
    "nothing",
    null,
    { bomb: "x".repeat(1_000_000) },
  ];
  const bad = ["", "%", "abc", text.slice(0, -9), text.slice(9), "A".repeat(MOST_LETTERS + 1)];
  for (const one of [...bad, ...(await Promise.all(made.map(fragment)))]) expect(await unpacked(one)).toBeNull();
});
