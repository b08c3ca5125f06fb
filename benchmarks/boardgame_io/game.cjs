// A card game of the size of The Pie Game: four hands of five cards, a draw pile, a discard pile; draw one, discard one.
const KINDS = 27;

function dealt({ ctx, random }) {
  const cards = random.Shuffle(Array.from({ length: 94 }, (_, number) => `C${number % KINDS}`));
  const hands = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = cards.splice(0, 5);
  return { hands, deck: cards, discard: [cards.pop()], recipes: { 0: "R1", 1: "R2", 2: "R3", 3: "R4" }, pies: [0, 0, 0, 0] };
}

function play({ G, playerID, events, random }, place) {
  const hand = G.hands[playerID];
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard.splice(1));
  }
  hand.push(G.deck.pop());
  G.discard.unshift(...hand.splice(place, 1));
  events.endTurn();
}

/** What a player may know: their own hand, and how many cards the others hold. */
function playerView({ G, playerID }) {
  return {
    hand: G.hands[playerID] ?? [],
    hand_sizes: Object.values(G.hands).map((hand) => hand.length),
    deck_size: G.deck.length,
    discard: G.discard,
    recipe: G.recipes[playerID] ?? null,
    pies: G.pies,
  };
}

module.exports = {
  // The client would have to play a move itself before the server has: it lacks the hidden cards, so it does not.
  PieGame: { name: "pie", setup: dealt, playerView, moves: { play: { move: play, client: false } }, minPlayers: 4, maxPlayers: 4 },
};
