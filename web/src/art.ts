/**
 * Which picture of public/art.svg a card shows.
 * Home-made decks bring names nobody drew for, so names are read word by word.
 */
import type { Face } from "./wire";

/** Pictures that stand for a card. */
// prettier-ignore
export const PICTURES = [
  // fruit
  "apple", "apples", "baking-apples", "bananas", "blueberries", "candied-cherries", "cherries", "coconut", "cranberries",
  "grapefruit-peel", "lemon", "lime", "peaches", "pumpkin", "rhubarb", "roast-pumpkin", "sour-cherries",
  // salt, sugar, spice
  "black-pepper", "brown-sugar", "cane-sugar", "caramel-salt", "celery-salt", "chili", "cinnamon", "fresh-mint", "ginger",
  "honey", "maple-syrup", "nutmeg", "pinch-of-salt", "pink-salt", "rock-salt", "rosemary", "scorched-sugar", "sea-salt",
  "smoked-salt", "table-salt", "vanilla", "white-sugar",
  // larder
  "bacon", "butter", "buttermilk", "candied-pecans", "cheddar", "chocolate", "cider-vinegar", "cocoa-powder",
  "cold-butter", "cream", "cream-cheese", "dark-chocolate", "double-fudge", "eggs", "espresso", "extras", "fudge",
  "ganache", "jam", "marshmallows", "mushrooms", "nut-brittle", "pecans", "pot-luck", "rich-gravy", "vanilla-custard",
  "walnuts",
  // parts of a pie
  "apple-filling", "blueberry-filling", "bottom-crust", "butter-crust", "cherry-filling", "cookie-crust",
  "cracker-crust", "crumble", "flaky-crust", "gingersnap-crust", "golden-crust", "graham-crust", "grandmas-secret",
  "ice-cream", "lattice", "meringue", "pumpkin-filling", "shortcrust", "streusel-crust", "sugar-glaze", "top-crust",
  "whipped-cream",
  // things baked
  "apple-pie", "banana-pie", "blueberry-pie", "bread-pudding", "cherry-pie", "first-slice", "humble-pie", "lemon-pie",
  "pie", "pumpkin-pie", "showpiece", "small-bites", "sunday-roast", "tart",
  // suits of Pastry Chefs
  "club", "diamond", "heart", "spade",
  // deeds and honours
  "bake-off", "bare-hands", "butterfingers", "clean-slate", "cling-film", "cooling-rack", "crust-master", "dairy-dream",
  "dark-mood", "dash-to-the-oven", "double-cocoa", "drafty-window", "emergency-oven", "five-tastes", "food-fight",
  "fruit-stand", "full-counter", "good-sport", "grocery-run", "heavy-hand", "heavy-tray", "hearty-plate", "hot-kitchen",
  "hot-oven", "late-riser", "leftovers", "nut-case", "one-note", "oops", "over-the-fence", "overstocked",
  "pass-the-bowl", "picnic-basket", "pucker-up", "quick-bake", "ribbon", "sabotage", "saboteur", "salt-mine", "saved-it",
  "scavenger", "second-batch", "seconds-please", "shelf", "slow-bake", "sticky-fingers", "stroke-of-genius",
  "sweet-tooth", "symphony", "taste-test", "trade-fair", "whipped-peak", "window-shopping", "windowsill-thief",
  "wipe-down",
] as const;

/** Pictures of the page itself; no card name finds them. */
// prettier-ignore
export const FURNITURE = [
  "back", "box", "card", "chef-hat", "crown", "deck", "logo", "oven", "trash",
  "cover-cheflebrity", "cover-pastry-chefs", "cover-pie-contest", "cover-pie-factory", "cover-the-pie-game",
] as const;

export type Picture = (typeof PICTURES)[number];
export type SymbolId = Picture | (typeof FURNITURE)[number];

/** Words and phrases that are no symbol's id, in the spelling of `wordsOf`. */
const OTHER_NAMES: Record<string, Picture> = {
  "back on the shelf": "shelf",
  "blue ribbon": "ribbon",
  "flash in the pan": "quick-bake",
  "low and slow": "slow-bake",
  "swap meet": "over-the-fence",
  "wipe the counter": "wipe-down",
  banana: "bananas",
  basket: "picnic-basket",
  berry: "cranberries",
  bread: "bread-pudding",
  brittle: "nut-brittle",
  cake: "showpiece",
  caramel: "scorched-sugar",
  cheese: "cheddar",
  chilli: "chili",
  cocoa: "cocoa-powder",
  coffee: "espresso",
  cookie: "small-bites",
  crumb: "crumble",
  crust: "bottom-crust",
  custard: "vanilla-custard",
  dough: "shortcrust",
  gingersnap: "gingersnap-crust",
  glaze: "sugar-glaze",
  graham: "graham-crust",
  grapefruit: "grapefruit-peel",
  gravy: "rich-gravy",
  jelly: "jam",
  maple: "maple-syrup",
  medal: "good-sport",
  milk: "buttermilk",
  mint: "fresh-mint",
  nut: "walnuts",
  oven: "hot-oven",
  pastry: "shortcrust",
  pepper: "black-pepper",
  roast: "sunday-roast",
  salt: "table-salt",
  slice: "first-slice",
  streusel: "streusel-crust",
  sugar: "white-sugar",
  syrup: "maple-syrup",
  thief: "windowsill-thief",
  vinegar: "cider-vinegar",
};

/** A pie is named after its fruit, wherever in its name the fruit stands. */
const PIES = new Map<string, Picture>([
  ["apple", "apple-pie"],
  ["banana", "banana-pie"],
  ["blueberry", "blueberry-pie"],
  ["cherry", "cherry-pie"],
  ["lemon", "lemon-pie"],
  ["pumpkin", "pumpkin-pie"],
]);

const BY_PHRASE = new Map<string, Picture>([
  ...PICTURES.map((picture): [string, Picture] => [picture.replaceAll("-", " "), picture]),
  ...Object.entries(OTHER_NAMES),
]);

const KNOWN = new Set<string>(PICTURES);

/** The symbol for a card: the one that its deck names, one that fits its name, or `"card"`. */
export function symbolOf({ picture, name }: Face): SymbolId {
  return picture && KNOWN.has(picture) ? (picture as Picture) : (byName(wordsOf(name)) ?? "card");
}

function byName(words: readonly string[]): Picture | undefined {
  return pictureOf(words.join(" ")) ?? pieOf(words) ?? longestPhrase(words);
}

/** "Grandma's Secret" is grandmas secret, "Crème brûlée" creme brulee. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
}

function pieOf(words: readonly string[]): Picture | undefined {
  if (words.at(-1) !== "pie") return undefined;
  const fruit = words.flatMap(numbersOf).find((word) => PIES.has(word));
  return fruit === undefined ? undefined : PIES.get(fruit);
}

/** Longer phrases say more than shorter ones; of equal ones the last is the thing and the others describe it. */
function longestPhrase(words: readonly string[]): Picture | undefined {
  for (let length = words.length; length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const found = pictureOf(words.slice(start, start + length).join(" "));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function pictureOf(phrase: string): Picture | undefined {
  const known = numbersOf(phrase).find((form) => BY_PHRASE.has(form));
  return known === undefined ? undefined : BY_PHRASE.get(known);
}

/** A phrase as written, then its singulars and plurals. */
function numbersOf(phrase: string): string[] {
  const singular = phrase.endsWith("ies") ? phrase.slice(0, -3) + "y" : phrase.replace(/s$/, "");
  const plural = phrase.endsWith("y") ? phrase.slice(0, -1) + "ies" : phrase + "s";
  return [phrase, singular, plural, phrase.replace(/es$/, ""), phrase + "es"];
}
