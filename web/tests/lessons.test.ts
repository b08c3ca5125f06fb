import { expect, test } from "vitest";
import { PLACES } from "../src/lessons";

const SCRIPTS = import.meta.glob<string>("../../src/bakehouse/games/*/lesson.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every game has a lesson", () => {
  expect(Object.keys(SCRIPTS)).toHaveLength(5);
});

test.each(Object.entries(SCRIPTS))("%s speaks of places that the page knows", (_, text) => {
  const places = [...text.matchAll(/at = "(\w+)"/g)].map(([, place]) => place ?? "");
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(Object.keys(PLACES)).toContain(place);
});
