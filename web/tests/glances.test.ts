import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { GLANCES, panelsOf } from "../src/glances";

const MOST_WORDS = 120; // on a page of rules
const CATALOGUES = import.meta.glob<string>("../../src/bakehouse/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = [...new Set(Object.keys(CATALOGUES).map((path) => path.split("/").at(-2) ?? ""))];
const PAGES = LANGUAGES.flatMap((language) => Object.keys(GLANCES).map((game) => [language, game] as const));

function opened(language: string, game: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of [game, "table"]) {
    const text = CATALOGUES[`../../src/bakehouse/words/${language}/${name}.ftl`];
    expect(text).toBeDefined();
    bundle.addResource(new FluentResource(text ?? ""));
  }
  return bundle;
}

test("there are five languages and five games", () => {
  expect(LANGUAGES).toHaveLength(5);
  expect(Object.keys(GLANCES)).toHaveLength(5);
});

describe.each(PAGES)("in %s, %s", (language, game) => {
  const words = opened(language, game);

  test("every drawing of the rules has its words, and no words lack a drawing", () => {
    const forms = panelsOf(GLANCES[game]!).map(({ form }) => form);
    expect(Object.keys(words.getMessage("glance")?.attributes ?? {})).toEqual(forms);
  });

  test("the rules are on one page", () => {
    const all = Object.values(words.getMessage("glance")?.attributes ?? {}).join(" ");
    const counted = all.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    expect(counted.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  test("every card that is drawn has a name", () => {
    for (const { words: said } of GLANCES[game]!.faces) {
      const [id = "", form = ""] = (said?.id ?? "").split(".");
      const message = words.getMessage(id);
      expect(form ? message?.attributes[form] : message?.value, said?.id).toBeTruthy();
    }
  });
});

test.each(Object.entries(GLANCES))("%s draws only cards that it knows", (_, glance) => {
  const known = new Set(["??", ...glance.faces.map(({ code }) => code)]);
  const drawn = panelsOf(glance).flatMap(({ items }) => items.flatMap((item) => ("card" in item ? [item.card] : [])));
  expect(drawn.filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(["??", ...drawn])).toEqual(known);
});
