// The words of the page: the catalogues of the reader's language, and messages put into words.
// What is done with arguments is what src/bakehouse/words/words.py does.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogue, languages } from "./api";
import { markedBold, markedCard, partsOf, plain, foreign, type Part } from "./marks";
import type { Plain } from "./messages";
import { read, write } from "./memory";
import { ARGUMENTS, type Event, type Face, type Language, type Languages, type Message } from "./wire";

const ENGLISH = "en";
const PSEUDO = "en-XA"; // English with longer words, for tests: there it is, but nobody is offered it
const SHARED = ["table", "refusals"];
const HIDDEN = "??";
const AGAIN = 2000; // milliseconds

/** Who reads: the names at the table, the reader's seat, the cards. */
export interface Reader {
  people: string[];
  seat: number | null;
  faces: Map<string, Face>;
}

const NOBODY: Reader = { people: [], seat: null, faces: new Map() };

/** The arguments of a message: none, or all of them. */
export type Args<All, Id extends keyof All> = keyof All[Id] extends never ? [] : [args: All[Id]];

interface Loaded {
  language: string;
  game: string; // whose catalogue is loaded; empty: none
  english: boolean; // is English loaded too, because something is missing in this language?
}

type Known = Record<string, FluentVariable>;

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}

function messageOf(event: Event): Message {
  const seat = event.seat ?? null;
  const args = { cards: event.cards ?? [], ...event.args, ...(seat === null ? {} : { seat }) };
  return { id: `event-${event.kind.replaceAll("_", "-")}`, args };
}

class Words {
  languages = $state.raw<Language[]>([]);
  private loaded = $state.raw<Loaded>({ language: "", game: "", english: false });
  private bundle = $state.raw(new FluentBundle(ENGLISH));
  private changing: Promise<void> = Promise.resolve();
  private lacksSome = false;

  language = $derived(this.loaded.language);
  game = $derived(this.loaded.game);
  isReady = $derived(this.loaded.language !== "");
  isEnglish = $derived(this.loaded.language === ENGLISH || this.loaded.language === PSEUDO);
  private list = $derived(new Intl.ListFormat(this.isEnglish ? ENGLISH : this.language));

  // -- Which words -----------------------------------------------------------

  /** Until the catalogues are there, nothing can be said. */
  async start(): Promise<void> {
    try {
      this.languages = (await languages(this.remembered())).languages;
      write("languages", JSON.stringify({ languages: this.languages }));
      await this.change({ language: this.chosen() });
    } catch {
      setTimeout(() => void this.start(), AGAIN);
    }
  }

  /** The languages that there were the last time, for a page that opens without its server. */
  private remembered(): Languages | null {
    return JSON.parse(read("languages") || "null") as Languages | null;
  }

  /** What the address says, what was chosen before, or the first of the browser's languages that there is. */
  private chosen(): string {
    const asked = new URLSearchParams(location.search).get("language") ?? read("language");
    const known = this.languages.map(({ code }) => code);
    if (asked === PSEUDO || known.includes(asked)) return asked;
    return navigator.languages.map((tag) => tag.split("-")[0] ?? "").find((code) => known.includes(code)) ?? ENGLISH;
  }

  async choose(language: string): Promise<void> {
    await this.change({ language, english: false });
    write("language", language);
  }

  /** With the words of a game. */
  async open(game: string): Promise<void> {
    if (this.game !== game) await this.change({ game });
  }

  /** One change after the other; the words of before stay until those of after are there. */
  private change(to: Partial<Loaded>): Promise<void> {
    const load = (): Promise<void> => this.load({ ...this.loaded, ...to });
    this.changing = this.changing.then(load, load);
    return this.changing;
  }

  private async load(wanted: Loaded): Promise<void> {
    const names = wanted.game ? [wanted.game, ...SHARED] : SHARED;
    const codes = wanted.english ? [wanted.language, ENGLISH] : [wanted.language];
    const resources = await Promise.all(codes.flatMap((code) => names.map((name) => this.resource(code, name))));
    const locales = wanted.language === PSEUDO ? ENGLISH : wanted.language;
    const bundle = new FluentBundle(locales, { useIsolating: false, transform: markedBold });
    for (const resource of resources) if (resource) bundle.addResource(resource); // does not replace what is there
    this.lacksSome = wanted.english;
    this.bundle = bundle;
    this.loaded = wanted;
    document.documentElement.lang = wanted.language;
  }

  /** A catalogue, in English if this language does not have it. A game may have none at all. */
  private resource(language: string, name: string): Promise<FluentResource> | null {
    if (language === PSEUDO) return catalogue(`/api/words/${PSEUDO}/${name}`);
    const address = [language, ENGLISH]
      .map((code) => this.languages.find((one) => one.code === code)?.catalogues[name])
      .find(Boolean);
    return address ? catalogue(address) : null;
  }

  // -- What the page says ----------------------------------------------------

  /** A message in words; `form` is an attribute of it. */
  say(message: Message, form = "", reader = NOBODY): string {
    return plain(this.marked(message, form, reader));
  }

  /** The same with the cards in it, and with what is bold. */
  parts(message: Message, form = "", reader = NOBODY): Part[] {
    return partsOf(this.marked(message, form, reader));
  }

  /** What happened: a whole sentence, or another form of it if there is one. What has no chip is not shown. */
  event(event: Event, form: string, reader: Reader): Part[] {
    const message = messageOf(event);
    if (this.has(message.id, form)) return this.parts(message, form, reader);
    return form === "chip" ? [] : this.parts(message, "log", reader);
  }

  has(id: string, form = ""): boolean {
    return this.pattern(id, form) !== null;
  }

  /** The words for something that a catalogue may have or not. */
  find(id: string, form: string, otherwise: string): string {
    return this.has(id, form) ? this.say({ id }, form) : otherwise;
  }

  /** A value of an option, which is an attribute of the option's message; a number is a number. */
  option(name: string, value: string | number): string {
    const form = String(value).replaceAll("+", "-");
    const id = `option-${name}`;
    return this.find(id, form, this.find(id, `n${form}`, String(value)));
  }

  joined(parts: string[]): string {
    return this.list.format(parts);
  }

  // -- Names -----------------------------------------------------------------

  /** A player's name; without one, a number. */
  player(seat: number, reader: Reader): string {
    const name = reader.people[seat];
    return name ? foreign(name) : t("player", { number: seat + 1 });
  }

  /** The name of a card. */
  name(face: Face, isShort = false): string {
    if (!face.words) return foreign(face.name);
    return this.say(face.words, isShort ? this.shortForm(face.words) : "");
  }

  /** The form with fewer words, if there is one: "4♣". A form that the id names has none of its own. */
  private shortForm(message: Message): string {
    return !message.id.includes(".") && this.has(message.id, "short") ? "short" : "";
  }

  /** What is printed on a card. */
  text(face: Face): string {
    const { id } = face.words ?? { id: "" };
    const form = id.endsWith(".turned") ? "turned-text" : "text"; // the other side of a card has a text of its own
    return face.words && this.has(id, form) ? this.say(face.words, form) : (face.text ?? "");
  }

  private called(seat: number, reader: Reader): string {
    return seat === reader.seat ? t("you") : this.player(seat, reader);
  }

  private card(code: string, reader: Reader, isShort = false): string {
    if (code === HIDDEN) return t("hidden-cards", { count: 1 });
    const face = reader.faces.get(code);
    return markedCard(code, face ? this.name(face, isShort) : code);
  }

  /** Several of the same name are counted: "2 × Apples". */
  private cards(codes: string[], reader: Reader, isShort = false): string {
    if (codes.includes(HIDDEN)) return t("hidden-cards", { count: codes.length });
    const nameOf = (code: string): string => plain(this.card(code, reader, isShort));
    const named = [...Map.groupBy(codes, nameOf).values()].map((equal) => {
      const name = this.card(equal[0] ?? "", reader, isShort);
      return equal.length > 1 ? this.format("several", "", { count: equal.length, name }) : name;
    });
    return this.joined(named);
  }

  // -- Formatting ------------------------------------------------------------

  /** The id itself may name a form: `card-dairy-dream.turned`. */
  private pattern(id: string, form: string): Parameters<FluentBundle["formatPattern"]>[0] | null {
    const [own = "", inId = ""] = id.split(".");
    const found = this.bundle.getMessage(own);
    const wanted = form || inId;
    return (wanted ? found?.attributes[wanted] : found?.value) ?? null;
  }

  private marked(message: Message, form: string, reader: Reader): string {
    const known: Known = {};
    for (const [name, value] of Object.entries(message.args ?? {})) this.add(known, name, value, reader);
    return this.format(message.id, form, known);
  }

  /** With arguments that are in words already, and may have marks in them. */
  private format(id: string, form: string, known: Known): string {
    const pattern = this.pattern(id, form);
    if (pattern === null) return this.lacking(id);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, known, errors);
    if (errors.length) console.error(id, errors[0]);
    return text;
  }

  /** A message that this language lacks is said in English. One that nobody has is a mistake of the page or the server. */
  private lacking(id: string): string {
    if (!this.isEnglish && !this.loaded.english) {
      if (!this.lacksSome) this.change({ english: true }).catch(() => (this.lacksSome = false));
      this.lacksSome = true;
      return "";
    }
    if (this.isReady) console.error(id);
    return id;
  }

  /** An argument, what a catalogue selects by (`seat-is` is you, `cards-is` hidden), and the same in fewer words. */
  private add(known: Known, name: string, value: unknown, reader: Reader): void {
    const kind = ARGUMENTS[name];
    if (kind === "seat" && typeof value === "number") {
      known[name] = this.called(value, reader);
      known[`${name}-is`] = value === reader.seat ? "you" : "other";
    } else if (kind === "seats" && Array.isArray(value)) {
      this.addSeats(known, name, value as number[], reader);
    } else if (kind === "card" && typeof value === "string") {
      const face = reader.faces.get(value);
      known[name] = this.card(value, reader);
      known[`${name}-short`] = this.card(value, reader, true);
      known[`${name}-is`] = value === HIDDEN ? "hidden" : "shown";
      known[`${name}-text`] = face ? this.text(face) : "";
    } else if (kind === "cards" && Array.isArray(value)) {
      this.addCards(known, name, value as string[], reader);
    } else if (Array.isArray(value)) {
      known[name] = this.joined(value.map((part) => String(this.worded(part, reader))));
      known[`${name}-count`] = value.length;
    } else {
      known[name] = this.worded(value, reader);
      if (isMessage(value)) known[`${name}-short`] = this.marked(value, this.shortForm(value), reader);
    }
  }

  private addSeats(known: Known, name: string, seats: number[], reader: Reader): void {
    known[name] = this.joined(seats.map((seat) => this.called(seat, reader)));
    known[`${name}-count`] = seats.length;
    const own = reader.seat !== null && seats.includes(reader.seat);
    if (own) known[`${name}-is`] = seats.length === 1 ? "you" : "with-you";
    else known[`${name}-is`] = seats.length === 1 ? "other" : "others";
  }

  private addCards(known: Known, name: string, codes: string[], reader: Reader): void {
    const hidden = codes.includes(HIDDEN);
    known[name] = this.cards(codes, reader);
    known[`${name}-short`] = this.cards(codes, reader, true);
    known[`${name}-count`] = codes.length;
    known[`${name}-is`] = hidden ? "hidden" : codes.length ? "shown" : "none";
  }

  private worded(value: unknown, reader: Reader): string | number {
    if (typeof value === "number") return value;
    return isMessage(value) ? this.marked(value, "", reader) : foreign(String(value));
  }
}

export const words = new Words();

/** Something that the page itself says. */
export function t<Id extends keyof Plain>(id: Id, ...[args]: Args<Plain, Id>): string {
  return words.say({ id, args: args as Message["args"] });
}

/** The same with what is bold in it. */
export function tParts<Id extends keyof Plain>(id: Id, ...[args]: Args<Plain, Id>): Part[] {
  return words.parts({ id, args: args as Message["args"] });
}

/** What a game is called. One that came with another package is called what it says. */
export function titleOf({ slug, title }: { slug: string; title: string }): string {
  return words.find(`game-${slug}`, "", title);
}

export function sentenceOf(slug: string): string {
  return words.find(`game-${slug}`, "sentence", "");
}
