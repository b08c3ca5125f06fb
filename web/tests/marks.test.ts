import { describe, expect, test } from "vitest";
import { bound, foreign, markedBold, markedCard, partsOf, plain } from "../src/marks";

const CHERRY = markedCard("FC20", "Cherry 20");

describe("texts with marks", () => {
  test("words, a card and what is bold become pieces", () => {
    expect(partsOf(`You play ${CHERRY}. ${markedBold("<b>Well</b> done")}`)).toEqual([
      { text: "You play ", card: "", bold: false },
      { text: "Cherry 20", card: "FC20", bold: false },
      { text: ". ", card: "", bold: false },
      { text: "Well", card: "", bold: true },
      { text: " done", card: "", bold: false },
    ]);
  });

  test("a card in bold words stays bold, and so do the words after it", () => {
    const parts = partsOf(markedBold(`<b>a ${CHERRY} b</b> c`));
    expect(parts.map(({ text, bold }) => [text, bold])).toEqual([
      ["a ", true],
      ["Cherry 20", true],
      [" b", true],
      [" c", false],
    ]);
  });

  test("signs of two halves are kept whole", () => {
    expect(partsOf("🥧")).toEqual([{ text: "🥧", card: "", bold: false }]);
  });

  test("plain text has no marks", () => {
    expect(plain(`${markedBold("<b>Take</b>")} ${CHERRY}!`)).toBe("Take Cherry 20!");
    expect(plain("")).toBe("");
  });

  test("what stands beside a card without a space goes with it", () => {
    const [before, card, after] = bound(partsOf(`Take (${CHERRY}), then end`));
    expect(before?.text).toBe("Take ");
    expect(card).toMatchObject({ before: "(", text: "Cherry 20", after: ")," });
    expect(after?.text).toBe(" then end");
  });

  test("two cards side by side take nothing from each other", () => {
    const pieces = bound(partsOf(CHERRY + markedCard("B5", "Bottom Crust 5")));
    expect(pieces.map(({ before, after }) => before + after)).toEqual(["", ""]);
  });
});

describe("what somebody else wrote", () => {
  test("loses the marks", () => {
    expect(foreign(`Ann${CHERRY}`)).toBe("AnnFC20Cherry 20");
    expect(partsOf(foreign(markedBold("<b>Ann</b>")))).toEqual([{ text: "Ann", card: "", bold: false }]);
  });

  test("is isolated once if it is written from right to left", () => {
    const isolated = foreign("שלום");
    expect(isolated).toBe("\u2068שלום\u2069");
    expect(foreign(isolated)).toBe(isolated);
  });
});
