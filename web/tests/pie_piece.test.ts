import { render } from "svelte/server";
import { expect, test } from "vitest";
import Pie from "../src/pieces/Pie.svelte";
import type { Pie as Made } from "../src/pies/layers";

const CHERRY: Made = { bottom: 15, filling: "cherry", pieces: 5 };

function drawn(props: Record<string, unknown>): string {
  return render(Pie, { props: { pie: CHERRY, size: 56, ...props } }).body;
}

test("with a label it is one picture with a name", () => {
  const html = drawn({ label: "Fennel's cherry pie; 35" });
  expect(html.match(/role="img"/g)).toHaveLength(1);
  expect(html).toContain(`aria-label="Fennel's cherry pie; 35"`);
  expect(html).not.toContain("aria-hidden");
});

test("without a label it is not read", () => {
  const html = drawn({ badge: "35" });
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toMatch(/role=|aria-label/);
});

test("it is as wide as one says", () => {
  expect(drawn({ size: 56 })).toContain("width: 56px");
  expect(drawn({ size: "4.5rem" })).toContain("width: 4.5rem");
});

test("the badge has a text and a tone", () => {
  expect(drawn({ badge: "35", tone: "served" })).toMatch(/class="badge served[^"]*">35</);
  expect(drawn({})).not.toContain("badge");
});

test("only a stale pie has a filter", () => {
  expect(drawn({})).not.toContain("filter");
  expect(drawn({ pie: { ...CHERRY, stale: 2 } })).toContain("filter: sepia(0.28) saturate(0.62) brightness(0.9)");
});

test("nothing at all is an empty place, and a box hides the pie", () => {
  expect(drawn({ pie: null }).match(/href="[^"]*"/g)).toEqual(['href="/pies.svg#p-ghost"']);
  expect(drawn({ boxed: true })).not.toContain("cherry");
});
