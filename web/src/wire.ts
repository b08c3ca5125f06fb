// Made by tools/wire_types.py from src/bakehouse/server/wire.py. Do not edit.

export type FromServer = Lobby | Position | Changed | Said | Emoted | Done | Refused | Because | Hint | History;

export type FromPage = Hello | Earlier | Sit | Vote | Stand | Back | Fill | AddChair | RemoveChair | SetOptions | SetManners | Look | Start | Pick | Cancel | Undo | Why | Advise | SetStanding | Say | Emote | Avoid | Looking | Pause | Pace | Go | Close | Rematch;

export type AnyView = PastryChefsView | ThePieGameView | PieFactoryView | CheflebrityView | PieContestView;

/** What the name of a message's argument says about it. */
export const ARGUMENTS: { [name: string]: string } = {
  dealer: "seat",
  other: "seat",
  owner: "seat",
  partner: "seat",
  seat: "seat",
  turn: "seat",
  winner: "seat",
  others: "seats",
  seats: "seats",
  winners: "seats",
  card: "card",
  other_card: "card",
  cards: "cards",
  other_cards: "cards",
};

/** Host, before the deal: one more place, which is open. */
export interface AddChair {
  type: "add_chair";
  ref: number;
}

/** A hint, please; another idea than those that have been suggested for the next atom. */
export interface Advise {
  type: "advise";
  ref: number;
  seat: number;
  besides?: (number)[];
}

/** From now on, at every table: mute or block whoever sits there, or has said that line; or neither any more. */
export interface Avoid {
  type: "avoid";
  ref: number;
  seat?: number | null;
  line?: number;
  how?: "" | "mute" | "block";
}

/** GET /api/avoided: a list of these, the newest first. Somebody whom I have muted or blocked. */
export interface Avoided {
  key: string;
  name: string;
  how: "mute" | "block";
}

/** POST /api/avoided: how I treat somebody of my list from now on; empty: like everybody else. */
export interface Avoiding {
  key: string;
  how?: "" | "mute" | "block";
}

/** Play yourself again. */
export interface Back {
  type: "back";
  ref: number;
  seat: number;
}

/** The answer to `Why`. */
export interface Because {
  type: "because";
  ref: number;
  target: string;
  reasons: (Reason)[];
}

/** Drop what is picked of an unfinished move, or only its last choices. */
export interface Cancel {
  type: "cancel";
  ref: number;
  seat: number;
  steps?: number;
}

/** What a player has in a category: a number, or a list of numbers as text ("1, 4, 6"). */
export interface Cell {
  value: number | string | null;
  bonus?: number;
}

/** A seat and who sits on it. */
export interface Chair {
  seat: number;
  seat_name: string;
  kind: "open" | "person" | "bot";
  name?: string;
  level?: string;
  yours?: boolean;
  here?: boolean;
  stand_in?: boolean;
  left?: number | null;
  mascot?: string;
  colour?: string;
  avoided?: string;
  away_until?: number;
}

/** What has changed since the last position or change on this connection; the rest is as it was.

`sum` is the Adler-32 checksum of the whole view's JSON. A page whose view has another one says hello again, and
gets a position. */
export interface Changed {
  type: "changed";
  fields?: { [key: string]: unknown };
  view?: { [key: string]: unknown };
  events?: (Event)[];
  sum: number;
}

/** Scores over time: a line for each seat, or for each team where teams score, with a point for each tick. */
export interface Chart {
  unit: Message;
  axis: Message;
  ticks: (Message)[];
  lines: ((number)[])[];
}

/** A line of the chat. Without a name, the table itself tells something: that a seat changed hands. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  message?: Message | null;
  watcher?: boolean;
}

/** A bonus in the tally: who met the goal how far (None: not at all; averages in millionths), and the points. */
export interface CheflebrityBonusView {
  name: string;
  values: (number | null)[];
  points: (number)[];
}

/** A seat's memory. */
export interface CheflebrityKnown {
  cards: (CheflebrityKnownCard)[];
  specials: (number)[];
}

/** CH-K6, CH-K9, CH-K10: a card with this code is in one of these hands. Each of them is a card of its own. */
export interface CheflebrityKnownCard {
  code: string;
  seats: (number)[];
}

/** An offer or a counter that is talked about, or agreed and not yet carried out. */
export interface CheflebrityOffer {
  speaker: number;
  partner: number | null;
  give: (string)[];
  want: (string)[];
  counters: number;
  accepted: (number)[];
}

/** A pie or a dessert, from the bottom up: `w2` with B5, FA20 and SG=T. */
export interface CheflebrityPieView {
  number: number;
  cards: (string)[];
}

/** The points of a finished game. */
export interface CheflebrityTally {
  quality: (number)[];
  bonuses: (CheflebrityBonusView)[];
  totals: (number)[];
}

/** An Oops! or a Sabotage! that is not resolved yet. */
export interface CheflebrityThreat {
  card: string;
  by: number | null;
  owner: number;
  pie: number | null;
}

/** CH-K1 and CH-K2: all that is public, the viewer's own hand and own answer to an open window. */
export interface CheflebrityView {
  game: string;
  rules: number;
  deck: string;
  options: { [key: string]: string | number };
  seats: number;
  seat: number | null;
  number: number;
  asked: (number)[];
  legal: (number)[];
  pending: (number)[];
  outcome: Outcome | null;
  turn: number;
  step: string;
  stage: string;
  hand: (string)[];
  hand_sizes: (number)[];
  pile_size: number;
  leftovers: (string)[];
  out: (string)[];
  working: ((CheflebrityPieView)[])[];
  serving: ((CheflebrityPieView)[])[];
  kept: ((string)[])[];
  started: (number)[];
  starter: number;
  turns: number;
  turns_left: number | null;
  last_drawer: number | null;
  still: number;
  served: boolean;
  offers: number;
  window_open: boolean;
  threat: CheflebrityThreat | null;
  offer: CheflebrityOffer | null;
  answer: (number)[];
  tally: CheflebrityTally | null;
  known: CheflebrityKnown | null;
}

/** A legal atom: the thing to click, and what it does. */
export interface Choice {
  atom: number;
  target: string;
  label: Message;
}

/** Each seat has `minutes` for the whole game, plus `seconds` for every decision; 0 and 0: no clock.

With `hours` the table is a slow one: so long may each seat take from when it is asked until somebody else is, and
minutes and seconds do not count. Whoever takes longer is played for until they come back: as `late` says. */
export interface Clock {
  minutes: number;
  seconds: number;
  hours: number;
  late: "bot" | "default";
}

/** Host: end the table for good. */
export interface Close {
  type: "close";
  ref: number;
}

/** A category. */
export interface Column {
  title: Message;
  why: Message;
  total?: boolean;
}

/** GET /api/daily: the deals of today. */
export interface Daily {
  day: string;
  left: number;
  games: (DailyGame)[];
}

/** A day of a game: the SHA-256 of its seed, and when the day is over the seed itself. */
export interface DailyDay {
  day: string;
  commit: string;
  seed: string;
  mine: MyDeal;
}

/** GET /api/daily/GAME: its days, from the last one that is promised back to the first one that is kept. */
export interface DailyDays {
  game: string;
  days: (DailyDay)[];
}

/** A deal of today. */
export interface DailyGame {
  game: string;
  finished: number;
  mine: MyDeal;
}

/** GET /api/daily/GAME/DAY. Rows are shown to whoever has finished the deal, and to everybody after the day. */
export interface DailyResults {
  game: string;
  day: DailyDay;
  left: number;
  seats: number;
  seat: number;
  finished: number;
  shown: boolean;
  rows: (DailyRow)[];
  average: number | null;
  best: number | null;
}

/** Somebody who has finished a deal in time. */
export interface DailyRow {
  rank: number;
  name: string;
  mascot: string;
  colour: string;
  place: number;
  score: number | null;
  decisions: number;
  yours: boolean;
}

/** A deck that was read and found to be good: the answer to POST /api/decks/GAME, whose body is a file (TOML, YAML,
CSV or XLSX), and to GET /api/decks/GAME/HASH. */
export interface DeckInfo {
  game: string;
  name: string;
  digest: string;
  text: string;
  size: number;
  codes: (string)[];
  ignored: (string)[];
}

/** A message was carried out; a move is committed. */
export interface Done {
  type: "done";
  ref: number;
  number: number;
}

/** Some more of what happened before the event of this number, as the seat knows it whose position is shown. */
export interface Earlier {
  type: "earlier";
  ref: number;
  before: number;
}

/** Show a picture at a seat of mine. */
export interface Emote {
  type: "emote";
  ref: number;
  seat: number;
  emote: "thumb" | "applause" | "laugh" | "surprise" | "oops" | "tea";
}

/** Somebody shows a picture at their seat, for a moment. */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: "thumb" | "applause" | "laugh" | "surprise" | "oops" | "tea";
}

/** Something that happened, as one audience may know it, numbered for that audience without gaps.

Its words are the message `event-KIND` of the game's catalogue; seat, cards and args are the arguments. */
export interface Event {
  number: number;
  kind: string;
  seat?: number | null;
  cards?: (string)[];
  args?: { [key: string]: unknown };
  source?: string;
  target?: string;
  concerns?: (number)[];
  notable?: boolean;
  chance?: boolean;
  secret?: boolean;
}

/** A card of a deck as people see it. */
export interface Face {
  code: string;
  name: string;
  kind: string;
  text?: string;
  marks?: { [key: string]: string | number };
  picture?: string;
  words?: Message | null;
}

/** Host: put a bot on a seat (`level`), or open it (empty); also removes whoever sits there. */
export interface Fill {
  type: "fill";
  ref: number;
  seat: number;
  level?: string;
}

/** POST /api/find: at which tables does somebody of this name play, who allows to be found? */
export interface Finding {
  name: string;
}

/** Somebody at a finished game. */
export interface Finished {
  name: string;
  level: string;
  side: number;
  place: number;
  score?: number | null;
}

/** POST /api/me/forget: for good. */
export interface Forget {
  sure: true;
}

/** Where a game goes on from: a finished game of another table, after so many moves. */
export interface Fork {
  code: string;
  move: number;
}

/** The answer is a list of these, in which nobody is found who does not allow it. */
export interface FoundTable {
  code: string;
  game: string;
  title: string;
  players: (string)[];
}

/** One move of a finished game, as one viewer saw it: what happened, and the table after it. */
export interface Frame {
  number: number;
  seat: number | null;
  text: string;
  events: (Event)[];
  view: PastryChefsView | ThePieGameView | PieFactoryView | CheflebrityView | PieContestView;
  hands: ((string)[])[];
  scores: (number | null)[];
}

/** GET /api/games: a list of these. */
export interface GameCard {
  slug: string;
  title: string;
  seats: [number, number];
  usual_seats: number;
  minutes: [number, number];
  levels: (string)[];
  options: (OptionInfo)[];
  seat_names: (string)[];
  teams: ((number)[])[];
  rulebook: string;
  decks: (string)[];
  lesson: boolean;
}

/** How I do at one kind of game. */
export interface GameStanding {
  game: string;
  title: string;
  rating: [number, number] | null;
  rated: number;
  bots: { [key: string]: number };
  rates: (Rate)[];
}

/** The only person at the table: bots do their next thing at once. */
export interface Go {
  type: "go";
  ref: number;
  all?: boolean;
}

/** The first message: whose position is wanted (None: a watcher's), and the last event that the page has.

The position comes with the events since then, but at most the last fifty; `Earlier` asks for those before. */
export interface Hello {
  type: "hello";
  ref: number;
  seat?: number | null;
  seen?: number;
}

/** What a bot would play with this seat's view. */
export interface Hint {
  type: "hint";
  ref: number;
  text: string;
  target: string;
  atoms: (number)[];
  labels: (Message)[];
  reason: Message | null;
}

/** The answer to `Earlier`: the last events before that one. None: the log begins there. */
export interface History {
  type: "history";
  ref: number;
  events: (Event)[];
}

/** A whole move, and how likely the seat wins with it. */
export interface Idea {
  labels: (Message)[];
  chance: number;
}

/** The answer to POST /api/me/import, whose body is a file of GET /api/me/export. */
export interface Imported {
  added: number;
  known: number;
}

/** GET /api/kept: what is kept about a guest. `kept-ID` is the message of each, `.why` and `.until` its forms. */
export interface Kept {
  days: number;
  data: (string)[];
}

/** A number as it is known by now, with an interval that holds at every look. */
export interface LabLook {
  measure: string;
  value: number;
  low: number;
  high: number;
}

/** What is known by now: each event of GET /api/lab/experiments/ID, a stream of server-sent events. */
export interface LabNews {
  id: string;
  games: number;
  status: "playing" | "writing" | "done" | "failed";
  looks?: (LabLook)[];
  problem?: Message | null;
}

/** GET /api/lab: can questions be asked here? */
export interface LabRoom {
  open: boolean;
  problem?: Message | null;
}

/**  */
export interface Language {
  code: string;
  name: string;
  catalogues: { [key: string]: string };
}

/** GET /api/words: the languages that there are, English first. */
export interface Languages {
  languages: (Language)[];
}

/** A table at which everybody plays by a script, and one person learns. */
export interface Lesson {
  baked: Message | null;
}

/** What somebody who plays a lesson does now, and why. The message's attribute `text` says why. */
export interface LessonStep {
  number: number;
  count: number;
  tells: (Telling)[];
  says: Message | null;
  atom: number;
  at: (string)[];
}

/** Sent at once, and whenever anything other than the game changes. */
export interface Lobby {
  type: "lobby";
  code: string;
  game: string;
  title: string;
  status: "waiting" | "playing" | "paused" | "over" | "closed";
  chairs: (Chair)[];
  host: boolean;
  invites: string;
  options: { [key: string]: string | number };
  clock: Clock;
  commit: string;
  seed: string;
  watchers: number;
  phrases: (string)[];
  silent: string;
  emotes: (string)[];
  manners: Manners;
  late: number;
  faces: string;
  rematch: string;
  fork: Fork | null;
  tournament: string;
  requests: (SeatRequest)[];
  pace: string;
  note: Message | null;
  lesson: Lesson | null;
  day: string;
}

/** How I look from now on, here and at tables to come. What is empty stays as it is. */
export interface Look {
  type: "look";
  ref: number;
  mascot?: string;
  colour?: string;
}

/** Is the page to be seen? Of slow tables somebody who does not look is told in other ways. */
export interface Looking {
  type: "looking";
  ref: number;
  on: boolean;
}

/** What holds at a table besides the rules; its host says so, before the deal. */
export interface Manners {
  quiet?: boolean;
  delay?: -1 | 0 | 1 | 3 | 5;
}

/** GET /api/me. An empty name: a guest without a name yet. */
export interface Me {
  name: string;
  tables: (MyTable)[];
  mascot: string;
  colour: string;
  findable: boolean;
  away_until: number;
  away_longest: number;
  tournaments: (MyTournament)[];
  push_key: string;
}

/** Something to be said. The reader's catalogue has its words, under this id; ID.FORM is an attribute of it. */
export interface Message {
  id: string;
  args?: { [key: string]: unknown };
}

/** What I have done with a deal: nothing yet, begun, finished in time, finished later or again, or given up. */
export interface MyDeal {
  status: "new" | "playing" | "done" | "later" | "given_up";
  running?: string;
  code?: string;
  place?: number;
  score?: number | null;
  decisions?: number;
}

/** A finished game of mine. The result and the replay of one that was imported are in another house. */
export interface MyGame {
  code: string;
  game: string;
  title: string;
  at: number;
  seat: number;
  players: (Finished)[];
  left_out?: string;
  imported?: boolean;
}

/** GET /api/me/games?after=…: the last ones first, some at a time; `next` is what `after` asks for the next ones. */
export interface MyGames {
  games: (MyGame)[];
  next: string;
}

/**  */
export interface MyTable {
  code: string;
  game: string;
  title: string;
  status: string;
  players: (string)[];
  my_turn: boolean;
  at: number;
  problem: Message | null;
  lesson: boolean;
  left: number | null;
  hours: number;
}

/** One that goes on, in which I play or whose host I am. */
export interface MyTournament {
  code: string;
  game: string;
  title: string;
  status: string;
  round: number;
  rounds: number;
}

/** GET and POST /api/network, for the machine on which the server runs: can phones in the same network come in?

POST lets them in. Each address is the beginning of a link that works for them, the best one first: an invitation is
ADDRESS/t/CODE. The QR code of a table has that link by itself. */
export interface Network {
  open: boolean;
  addresses: (string)[];
  problem?: Message | null;
}

/** POST /api/me/away: I am away from now until then; meanwhile my turns at slow tables wait. 0: I am back. */
export interface NewAway {
  until: number;
}

/**  */
export interface NewChair {
  kind: "me" | "open" | "bot";
  level?: string;
  name?: string;
}

/** POST /api/lab/experiments. An experiment that this guest has already is ended. An empty deck is the house's. */
export interface NewExperiment {
  game: string;
  seats: number;
  level: string;
  question: "seats" | "first" | "length" | "card" | "compare";
  card?: string;
  deck?: string;
  other_deck?: string;
}

/** POST /api/tables/CODE/fork: a table of one's own at which a finished game goes on, against bots. */
export interface NewFork {
  move: number;
  seat: number;
}

/** POST /api/me: who I am. The secret comes back as a cookie. A mascot or a colour that is empty stays as it is. */
export interface NewGuest {
  name: string;
  mascot?: string;
  colour?: string;
  findable?: boolean | null;
}

/** POST /api/tables/CODE/review: what would the hard bot have done in my place? Asked again until it is done. */
export interface NewReview {
  seat: number;
}

/** POST /api/tables. `start`: deal at once. */
export interface NewTable {
  game: string;
  chairs: (NewChair)[];
  options?: { [key: string]: string | number };
  deck?: string;
  clock?: Clock;
  manners?: Manners;
  start?: boolean;
}

/** POST /api/tournaments. In a round-robin of tables for two, everybody meets everybody, whatever `rounds` says. */
export interface NewTournament {
  game: string;
  seats: number;
  format: "round_robin" | "swiss";
  rounds?: number;
  options?: { [key: string]: string | number };
  clock?: Clock;
  plays?: boolean;
  bots?: number;
  level?: string;
}

/** POST /api/me/notifications/stop: nothing is told there any more. */
export interface NoSubscription {
  endpoint: string;
}

/** The answer to POST /api/me/offer: by this code, once and for some minutes, another browser can be me as well. */
export interface Offer {
  code: string;
  link: string;
  seconds: number;
  qr: string;
  size: number;
}

/** The answer: the new table's code. */
export interface Opened {
  code: string;
}

/**  */
export interface OptionInfo {
  name: string;
  default: string | number;
  values: (string)[];
  least: number;
  most: number;
  ruling: string;
  sentence: string;
}

/** How a game ended. Scores are by seat; None where the specification gives no score. */
export interface Outcome {
  reason: string;
  scores: (number | null)[];
  winners: (number)[];
}

/** The only person at the table: how fast bots play from now on. With `step` they wait for a `Go`. */
export interface Pace {
  type: "pace";
  ref: number;
  speed: "slow" | "normal" | "fast" | "step";
}

/** A Move that waits for its cards. */
export interface PastryChefsAnnounced {
  count: number;
  description: string;
  source: string;
  target: string;
}

/** PC-K11: a seat's memory. For each other seat and each of the 24 descriptions the least and the most
matching cards in that hand; how many copies of each kind the deck may hold; hands unchanged since the deal. */
export interface PastryChefsKnown {
  least: ((number)[])[];
  most: ((number)[])[];
  deck_most: (number)[];
  untouched: (number)[];
}

/** PC-K1 and PC-K2: all that is public, and the viewer's own hand. */
export interface PastryChefsView {
  game: string;
  rules: number;
  deck: string;
  options: { [key: string]: string | number };
  seats: number;
  seat: number | null;
  number: number;
  asked: (number)[];
  legal: (number)[];
  pending: (number)[];
  outcome: Outcome | null;
  turn: number;
  step: string;
  hand: (string)[];
  hand_sizes: (number)[];
  discard: (string)[];
  deck_size: number;
  baked: (((string)[])[])[];
  points: (number)[];
  scores: (number)[];
  blocked: (string)[];
  used: (string)[];
  announced: PastryChefsAnnounced | null;
  needed: number;
  drawer: number | null;
  drawn_count: number;
  drawn_early: number;
  drawn: (string)[];
  drawing: boolean;
  second: boolean;
  idle: number;
  starter: number;
  redeals: number;
  reshuffles: number;
  game_number: number;
  wins: (number)[];
  reached: (number)[];
  known: PastryChefsKnown | null;
}

/** Host: stop the clocks and the moves, or resume. */
export interface Pause {
  type: "pause";
  ref: number;
  on: boolean;
}

/** The next atoms of a move; when the chain is complete, the move is made. */
export interface Pick {
  type: "pick";
  ref: number;
  seat: number;
  number: number;
  atoms: (number)[];
}

/** CO-K13: the hand held none of these cards; `newcomers` have come since then. */
export interface PieContestAbsent {
  cards: (string)[];
  newcomers: number;
}

/** An Ingredient that went into a Pie, with what it was worth there. */
export interface PieContestBaked {
  code: string;
  worth: number;
}

/** An Ingredient in a Kitchen. */
export interface PieContestKitchenCard {
  code: string;
  worth: number;
  counter: number;
  completer: number | null;
  guarded: boolean;
}

/** CO-K3 to CO-K13: what this viewer surely knows about hidden cards. */
export interface PieContestKnown {
  sure: ((string)[])[];
  pantry: { [key: string]: string };
  absent: (PieContestAbsent | null)[];
}

/** CO-R59: somebody has fulfilled an Achievement in this turn, and nobody has pointed it out yet. */
export interface PieContestOccasion {
  code: string;
  seat: number;
  pie: number;
}

/** A line of a score card (CO-47, CO-48). */
export interface PieContestPie {
  seat: number;
  boxes: (number)[];
  oven: (PieContestBaked)[];
}

/** How far everybody is with an Achievement of the row. */
export interface PieContestProgress {
  parts: number;
  reached: (number)[];
}

/** A text that is being carried out, and how far it is. */
export interface PieContestText {
  code: string;
  seat: number;
  they: number;
  place: string;
  spot: number;
  oven: number;
  pie: number;
  step: number;
  ability: number;
  loop_left: (number)[];
  in_loop: boolean;
  loop_body: number;
  it: (string)[];
  gathered: (string)[];
}

/** CO-K1 and CO-K2: all that is public, and the seat's own hand. */
export interface PieContestView {
  game: string;
  rules: number;
  deck: string;
  options: { [key: string]: string | number };
  seats: number;
  seat: number | null;
  number: number;
  asked: (number)[];
  legal: (number)[];
  pending: (number)[];
  outcome: Outcome | null;
  turn: number;
  turns: number;
  first: number;
  step: string;
  phase: string;
  hand: (string)[];
  hand_sizes: (number)[];
  turned: ((string)[])[];
  kitchens: ((PieContestKitchenCard)[])[];
  room: (number)[];
  oven_values: (number)[];
  trash: (string)[];
  pantry_size: number;
  row: (string)[];
  fresh: ((number)[])[];
  progress: (PieContestProgress | null)[];
  pile_size: number;
  pile_bottom: (string)[];
  pies: (PieContestPie)[];
  kitchen_shields: (number)[];
  pie_shields: (number)[];
  completed: (string)[];
  occasions: (PieContestOccasion)[];
  queue: (PieContestWaiting)[];
  batch: (PieContestWaiting)[];
  texts: (PieContestText)[];
  stage: number;
  player: number;
  players: (number)[];
  chosen: (string)[];
  side: string;
  looked_count: number;
  looked: (string)[];
  revealed: (string)[];
  revealed_seat: number;
  commit: (string)[] | null;
  checking: boolean;
  resolved: number;
  hole: number;
  ending: boolean;
  reshuffles: number;
  randoms: number;
  pile_shuffles: number;
  known: PieContestKnown | null;
}

/** An effect that waits for its turn. */
export interface PieContestWaiting {
  seat: number;
  code: string;
  ability: number;
  spot: number;
  oven: number;
  pie: number;
}

/** The card that shows this round's action. */
export interface PieFactoryFront {
  card: string;
  down: boolean;
  secret: boolean;
}

/** PF-K5, PF-R60: what everybody knows about the cards that a player holds. */
export interface PieFactoryHolding {
  floating: (string)[];
  ways: (PieFactoryWay)[];
  in_hand: (string)[];
  bases: (string)[];
}

/** PF-K6 to PF-K10: a seat's memory. */
export interface PieFactoryKnown {
  unseen: (string)[];
  deck: (string)[];
  mixed: boolean;
  holdings: (PieFactoryHolding)[];
  boxed: ((string)[])[];
}

/** A pie, bottom to top. Empty texts where there is no card; ?? for a base that this reader may not see. */
export interface PieFactoryPie {
  base: string;
  down: boolean;
  secret: boolean;
  filling: string;
  topping: string;
}

/** PF-K1 and PF-K2: all that is public, and the seat's own hand and bases. */
export interface PieFactoryView {
  game: string;
  rules: number;
  deck: string;
  options: { [key: string]: string | number };
  seats: number;
  seat: number | null;
  number: number;
  asked: (number)[];
  legal: (number)[];
  pending: (number)[];
  outcome: Outcome | null;
  day: number;
  round: number;
  step: string;
  order: (number)[];
  acted: number;
  drafted: boolean;
  line: (string | null)[];
  costs: (number)[];
  deck_size: number;
  discard: (string)[];
  hidden_discards: (number)[];
  own_hidden: (string)[];
  hand: (string)[];
  hand_sizes: (number)[];
  fronts: (PieFactoryFront | null)[];
  pies: ((PieFactoryPie | null)[])[];
  score: ((string)[])[];
  score_sizes: (number)[];
  grandma: (string)[];
  known: PieFactoryKnown | null;
}

/** One arrangement of a player's floating cards that fits everything seen; those named nowhere are in the hand. */
export interface PieFactoryWay {
  bases: (string)[];
  deck_cards: number;
  hidden: (string)[];
  hidden_deck_cards: number;
}

/** The table for one seat, or for a watcher, after `number` moves. */
export interface Position {
  type: "position";
  number: number;
  seat: number | null;
  view: PastryChefsView | ThePieGameView | PieFactoryView | CheflebrityView | PieContestView;
  prompt: Message;
  choices: (Choice)[];
  picked: (Message)[];
  answered: boolean;
  waiting: (number)[];
  undo: Message | null;
  standing: (StandingAnswer)[];
  events: (Event)[];
  last_event: number;
  left: (number | null)[];
  lesson: LessonStep | null;
}

/** The one shape of an error: as the body of a refused request, or inside `Refused`. */
export interface Problem {
  code: string;
  message: Message;
  rule?: string;
  facts?: { [key: string]: string | number | (string)[] };
}

/** A share of victories, and the interval in which the true one is with 95 % confidence. */
export interface Rate {
  by: string;
  key: string;
  games: number;
  won: number;
  low: number;
  high: number;
}

/** A rule that forbids something, and the fact because of which it applies: the fact is read first. */
export interface Reason {
  rule: string;
  sentence: string;
  section: string;
  fact: Message | null;
}

/** A message was not carried out. `ref` 0: the connection itself. */
export interface Refused {
  type: "refused";
  ref: number;
  number: number;
  problem: Problem;
}

/** The same again at a new table; everybody at this one gets its code. */
export interface Rematch {
  type: "rematch";
  ref: number;
}

/** Host, before the deal: one place less, an open one or a bot's. Those after it move up. */
export interface RemoveChair {
  type: "remove_chair";
  ref: number;
  seat: number;
}

/** GET /api/tables/CODE/replay?view=SEAT: `all` shows all, `spectator` what was public, `own` is your seat. */
export interface Replay {
  code: string;
  game: string;
  title: string;
  players: (string)[];
  mascots: (string)[];
  colours: (string)[];
  seat_names: (string)[];
  viewer: string;
  faces: (Face)[];
  frames: (Frame)[];
  outcome: Outcome | null;
  explanation: (Message)[];
}

/** GET /api/tables/CODE/result: how a finished game ended, as everybody at the table could see it. */
export interface ResultSheet {
  columns: (Column)[];
  rows: ((Cell)[])[];
  chart: Chart;
  explanation: (Message)[];
}

/** The decisions of one seat, judged by what it could know when it made them. */
export interface Review {
  done: number;
  steps: number;
  decisions: number;
  turnings: (Turning)[];
}

/** Somebody I have met, or all bots of a level: in how many games who of us came before the other. */
export interface Rival {
  name: string;
  level: string;
  ahead: number;
  behind: number;
  equal: number;
}

/**  */
export interface RuleText {
  id: string;
  section: string;
  force: string;
  sentence: string;
  why: string;
}

/** GET /api/rules/GAME/HASH, as a game card says. */
export interface Rulebook {
  game: string;
  title: string;
  rules: (RuleText)[];
}

/**  */
export interface Said {
  type: "said";
  lines: (ChatLine)[];
  anew?: boolean;
}

/**  */
export interface Say {
  type: "say";
  ref: number;
  text: string;
}

/** Somebody asks for a seat of a running game; those who sit at the table decide. */
export interface SeatRequest {
  seat: number;
  name: string;
  yours: boolean;
  may_vote: boolean;
}

/** Host, before the deal: what else holds at this table. */
export interface SetManners {
  type: "manners";
  ref: number;
  manners: Manners;
}

/** Host, before the deal: play with these options, and with the defaults of those that are not named. */
export interface SetOptions {
  type: "options";
  ref: number;
  options: { [key: string]: string | number };
}

/** Switch a standing answer on or off. */
export interface SetStanding {
  type: "standing";
  ref: number;
  seat: number;
  key: string;
  on: boolean;
}

/** Take an open seat; in a running game, ask those who sit there for it. */
export interface Sit {
  type: "sit";
  ref: number;
  seat: number;
}

/** Give a seat back before the game; during it, let a bot play for you from now on. */
export interface Stand {
  type: "stand";
  ref: number;
  seat: number;
}

/** GET /api/me/standing. Games that are left out are counted in `finished` only. */
export interface Standing {
  finished: number;
  streak: number;
  games: (GameStanding)[];
  rivals: (Rival)[];
}

/** An answer that can be given in advance, for every question of a kind, until its end condition is met. */
export interface StandingAnswer {
  key: string;
  on: boolean;
}

/** Host: deal. Bots take the seats that are open. */
export interface Start {
  type: "start";
  ref: number;
}

/** POST /api/me/notifications: where this browser is told that it is my turn, as it says itself. */
export interface Subscription {
  endpoint: string;
  key: string;
  secret: string;
  language?: string;
}

/** POST /api/me/take: be the guest who was offered by this code. The secret comes back as a cookie. */
export interface TakeOver {
  code: string;
}

/** Something that a lesson explains before it goes on. The message's attribute `text` says more. */
export interface Telling {
  says: Message;
  at?: string;
}

/** A seat's memory. */
export interface ThePieGameKnown {
  hands: (ThePieGameKnownHand)[];
  unchecked: (number)[];
}

/** PG-K7 and PG-K8 about one hand: the cards that it surely holds, and how many of its other cards can be what. */
export interface ThePieGameKnownHand {
  sure: (string)[];
  no_fudge: number;
  lose_turn_at_most: number;
  not_immediate: number;
  anything: number;
}

/** PG-K1 to PG-K3: all that is public, and the viewer's own hand, recipe and choice. */
export interface ThePieGameView {
  game: string;
  rules: number;
  deck: string;
  options: { [key: string]: string | number };
  seats: number;
  seat: number | null;
  number: number;
  asked: (number)[];
  legal: (number)[];
  pending: (number)[];
  outcome: Outcome | null;
  round: number;
  dealer: number;
  turn: number;
  step: string;
  pies: (number)[];
  hand: (string)[];
  recipe: string | null;
  hand_sizes: (number)[];
  fronts: (number)[];
  discard: (string)[];
  deck_size: number;
  still: number;
  reshuffles: number;
  taken: string | null;
  drawn: string | null;
  count: number;
  effect: string | null;
  queue: (string)[];
  partner: number | null;
  chosen: (number)[];
  commit: string | null;
  offer: string | null;
  known: ThePieGameKnown | null;
}

/** GET /api/tournaments/CODE, and the answer to every act. */
export interface Tournament {
  code: string;
  game: string;
  title: string;
  status: "waiting" | "running" | "over" | "closed";
  seats: number;
  format: "round_robin" | "swiss";
  rounds: number;
  options: { [key: string]: string | number };
  clock: Clock;
  teams: ((number)[])[];
  invites: string;
  host: boolean;
  you: number | null;
  table: string;
  entrants: (TournamentEntrant)[];
  played: (TournamentRound)[];
  planned: (TournamentRound)[];
  standings: (TournamentStanding)[];
  tie_breaks: (string)[];
  next_round: number | null;
  may_start: boolean;
}

/** POST /api/tournaments/CODE.

Everybody: `join` before the start, `leave` at any time. The host: `bot` adds one, `drop` removes an entrant,
`start` begins the first round, and the next one before its time, `forfeit` counts the present game as lost for an
entrant, `close` ends it all. */
export interface TournamentAct {
  do: "join" | "leave" | "bot" | "drop" | "start" | "forfeit" | "close";
  entrant?: number;
  level?: string;
}

/**  */
export interface TournamentEntrant {
  number: number;
  name: string;
  level: string;
  mascot: string;
  colour: string;
  left: boolean;
}

/**  */
export interface TournamentRound {
  tables: (TournamentTable)[];
  byes: (number)[];
}

/**  */
export interface TournamentStanding {
  entrant: number;
  rank: number;
  points: number;
  games: number;
  ties: (number | null)[];
  decided_by: string;
}

/**  */
export interface TournamentTable {
  code: string;
  seats: (number)[];
  status: "planned" | "playing" | "over";
  places: (number)[];
  scores: (number | null)[];
  points: (number)[];
  forfeited: (number)[];
}

/** A decision that made the seat less likely to win than another one would have. */
export interface Turning {
  move: number;
  prompt: Message;
  hand: (string)[];
  scores: (number | null)[];
  played: Idea;
  better: Idea;
  error: number;
  simulations: number;
  reason: Message | null;
}

/**  */
export interface Undo {
  type: "undo";
  ref: number;
  seat: number;
  number: number;
}

/** May the one who asks for this seat have it? It takes everybody's yes. */
export interface Vote {
  type: "vote";
  ref: number;
  seat: number;
  yes: boolean;
}

/** Why can't this thing be clicked? */
export interface Why {
  type: "why";
  ref: number;
  seat: number;
  target: string;
}
