import { describe, expect, test } from "vitest";
import factoryPictures from "../../src/bakehouse/games/pie_factory/pictures.toml?raw";
import recipePictures from "../../src/bakehouse/games/the_pie_game/pictures.toml?raw";
import { cheflebrityPie, contestPie, factoryDollars, factoryPie, recipePie, type FaceOf } from "../src/pies/cards";
import { drawingOf } from "../src/pies/layers";
import type { Face, PieContestPie, PieFactoryPie } from "../src/wire";

function faceOf(faces: Face[]): FaceOf {
  const known = new Map(faces.map((face) => [face.code, face]));
  return (code) => known.get(code) ?? { code, name: code, kind: "" };
}

/** The picture of each card, as the file of a game has them. */
function picturesIn(file: string): Map<string, string> {
  const lines = [...file.matchAll(/^([\w-]+) = "(.*)"$/gm)];
  return new Map(lines.flatMap(([, picture = "", codes = ""]) => codes.split(" ").map((code) => [code, picture])));
}

describe("Cheflebrity", () => {
  const part = (code: string, kind: string, quality: number, more = {}): Face => ({
    code,
    name: code,
    kind,
    marks: { quality, ...more },
  });
  const faces = faceOf([
    part("B15", "bottom", 15),
    part("FC20", "filling", 20, { flavour: "cherry" }),
    part("T25", "top", 25),
    part("E10", "extras", 10),
    part("E5", "extras", 5),
    part("SG=B", "bottom", 5, { genius: 1 }),
    part("SG=T", "top", 5, { genius: 1 }),
    part("SG=FC", "filling", 5, { flavour: "cherry", genius: 1 }),
    part("SG=F", "filling", 5, { genius: 1 }),
  ]);
  const made = (codes: string): ReturnType<typeof cheflebrityPie> => cheflebrityPie(codes.split(" "), faces);

  test("a pie with everything", () => {
    expect(made("B15 FC20 T25 E10 E5")).toEqual({
      bottom: 15,
      filling: "cherry",
      pieces: 5,
      top: 25,
      extras: [10, 5],
      genius: false,
    });
  });

  test("it grows card by card", () => {
    expect(made("B15")).toEqual({ bottom: 15, extras: [], genius: false });
    expect(made("B15 FC20")).toMatchObject({ filling: "cherry", pieces: 5 });
    expect(made("B15 FC20 E10")).not.toHaveProperty("top");
  });

  test("a Stroke of Genius! counts five and has a bulb", () => {
    expect(made("SG=B FC20 SG=T")).toMatchObject({ bottom: 5, top: 5, genius: true });
    expect(made("B15 SG=FC")).toMatchObject({ filling: "cherry", pieces: 2, genius: true });
    expect(made("B15 SG=F")).toMatchObject({ filling: "genius", genius: true });
  });

  test("no cards and unknown cards", () => {
    expect(drawingOf(cheflebrityPie([], faces)).body).toHaveLength(1);
    expect(made("X1 X2 X3")).toEqual({ bottom: 5, extras: [5, 5], genius: false });
  });
});

describe("Pie Factory", () => {
  const KINDS = { C: "crust", F: "filling", T: "topping" };
  const cards = [...picturesIn(factoryPictures)].map(([code, picture]): Face => {
    return { code, name: code, kind: KINDS[code[0] as keyof typeof KINDS], picture, marks: { value: 4, prep: 1 } };
  });
  const faces = faceOf([
    ...cards,
    { code: "F3", name: "Cherry", kind: "filling", picture: "cherries", marks: { value: 3 } },
    { code: "F99", name: "Gold", kind: "filling", marks: { value: 99 } },
    { code: "C1", name: "Graham Crust", kind: "crust", marks: { value: 2 } },
    { code: "T9", name: "Fancy", kind: "topping", marks: { value: 9 } },
  ]);
  const pie = (base: string, filling = "", topping = "", down = false): PieFactoryPie => {
    return { base, down, secret: false, filling, topping };
  };
  const kindsOf = (
    letter: string,
    build: (code: string) => PieFactoryPie,
    part: "bottom" | "filling" | "top",
  ): Set<unknown> =>
    new Set(
      cards.filter(({ code }) => code.startsWith(letter)).map(({ code }) => factoryPie(build(code), faces)[part]),
    );

  test("every kind of card of the house deck has a picture of its own", () => {
    expect(kindsOf("C", (code) => pie(code), "bottom")).toEqual(
      new Set(["cracker", "flaky", "graham", "cookie", "butter"]),
    );
    expect(kindsOf("F", (code) => pie("C01", code), "filling")).toEqual(
      new Set(["apple", "cherry", "blueberry", "pumpkin", "lemon", "lime", "chocolate"]),
    );
    expect(kindsOf("T", (code) => pie("C01", "F10", code), "top")).toEqual(
      new Set(["glaze", "crumble", "grandma", "icecream", "lattice", "cream", "meringue"]),
    );
  });

  test("dollars are pieces", () => {
    expect(factoryPie(pie("C01", "F3"), faces).pieces).toBe(4);
    expect(factoryPie(pie("C01", "F10"), faces).pieces).toBe(5);
    expect(factoryPie(pie("C01", "F99"), faces).pieces).toBe(6);
    expect(factoryPie(pie("C01", "nobody knows"), faces).pieces).toBe(2);
  });

  test("what lies face down is plain dough, also for its owner", () => {
    for (const base of ["T43", "F31", "C13", "??"]) {
      expect(factoryPie(pie(base, "", "", true), faces)).toEqual({ bottom: "down" });
      expect(factoryDollars(pie(base, "", "", true), faces)).toBe(0);
    }
  });

  test("the top card is what a pie brings", () => {
    expect(factoryDollars(pie("C1"), faces)).toBe(2);
    expect(factoryDollars(pie("C1", "F3"), faces)).toBe(3);
    expect(factoryDollars(pie("C1", "F3", "T9"), faces)).toBe(9);
    expect(factoryDollars(pie("??", "F3", "", true), faces)).toBe(3);
  });

  test("cards of a deck of one's own", () => {
    expect(factoryPie(pie("C1", "F99", "T9"), faces)).toEqual({
      bottom: "graham",
      filling: "apple",
      pieces: 6,
      top: "lattice",
    });
    expect(factoryPie(pie("odd"), faces)).toEqual({ bottom: "plain" });
  });
});

describe("Pie Contest", () => {
  const ingredient = (code: string, flavor: string, more = {}): Face => ({
    code,
    name: code.replaceAll("-", " "),
    kind: "ingredient",
    marks: { flavor, ...more },
  });
  const faces = faceOf([
    ingredient("lemon", "sour"),
    ingredient("rhubarb", "sour"),
    ingredient("honey", "sweet"),
    ingredient("table-salt", "salt"),
    { code: "picnic", name: "Picnic", kind: "achievement", marks: { turned: "picnic.turned" } },
    ingredient("picnic.turned", "savory"),
  ]);
  const made = (oven: [string, number][], boxes = [10]): ReturnType<typeof contestPie> => {
    const pie: PieContestPie = { seat: 0, boxes, oven: oven.map(([code, worth]) => ({ code, worth })) };
    return contestPie(pie, faces);
  };

  test("the flavour that is worth most in all colours the pie", () => {
    expect(made([["honey", 4], ["lemon", 3], ["rhubarb", 2]]).filling).toBe("sour"); // prettier-ignore
  });

  test("of equal flavours the first, and salt is none", () => {
    expect(made([["honey", 4], ["lemon", 4], ["table-salt", 9]]).filling).toBe("sweet"); // prettier-ignore
    expect(made([["table-salt", 9], ["lemon", -1]]).filling).toBe("sour"); // prettier-ignore
    expect(made([["table-salt", 1]]).filling).toBe("salt");
    expect(made([]).filling).toBe("salt");
  });

  test("what went in lies on top; an Achievement shows its other side", () => {
    expect(made([["lemon", 3], ["table-salt", 1], ["nobody knows", 1]]).items).toEqual(["lemon", "table-salt", "card"]); // prettier-ignore
    expect(made([["picnic", 3]]).filling).toBe("savory");
  });

  test.each([
    [[14], 0],
    [[14, 10], 1],
    [[14, 10, 12, 8], 2],
    [[14, 10, 6, 2, -2], 4],
  ])("the worths %j: stale %i times", (boxes, stale) => {
    expect(made([["lemon", 3]], boxes).stale).toBe(stale);
  });

  test("more than three times looks like three times", () => {
    expect(drawingOf(made([], [9, 8, 7, 6, 5])).stale).toBe(3);
  });
});

describe("The Pie Game", () => {
  const pictures = picturesIn(recipePictures);
  const faces = faceOf([...pictures].map(([code, picture]) => ({ code, name: code, kind: "", picture })));
  const recipe = (needs: string): Face => ({ code: "R01", name: "Pie", kind: "recipe", marks: { needs } });

  test("a recipe is a pie of its five Ingredients", () => {
    expect(recipePie(recipe("FLK APP CIN WSU BUT"), faces)).toEqual({
      bottom: "flaky",
      filling: "apple",
      pieces: 5,
      top: "lattice",
      items: ["apples", "cinnamon", "white-sugar"],
    });
    expect(recipePie(recipe("GIN BAN PEC MAP EGG"), faces)).toMatchObject({
      bottom: "gingersnap",
      filling: "banana",
      top: "meringue",
    });
  });

  test("a recipe that nobody knows is still a pie", () => {
    expect(recipePie(recipe(""), faces)).toEqual({ bottom: "plain", filling: "apple", pieces: 5, items: [] });
    expect(recipePie({ code: "R", name: "R", kind: "recipe" }, faces).bottom).toBe("plain");
  });
});
