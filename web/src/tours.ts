// The first-game tours: what to look at, in five or six steps.

export interface TourStep {
  title: string;
  text: string;
  at: string; // a selector; empty: nothing special
}

const PICK = {
  title: "How to pick",
  text: "Whatever can be picked has a ring and a dot. Press anything else and you are told the rule that forbids it. Nothing happens by itself, and Back takes a half-made move apart.",
  at: ".prompt",
};
const HELP = {
  title: "If you are stuck",
  text: "Hint asks a bot with your cards. Undo takes a move back if nothing was revealed. The rules are beside the table, the log tells what happened. Enjoy!",
  at: ".tools",
};

export const TOURS: Record<string, TourStep[]> = {
  "pastry-chefs": [
    {
      title: "You and your partner",
      text: "Who sits opposite is your partner. The first team with five points wins; you may not tell each other your cards.",
      at: ".scores",
    },
    {
      title: "Bake pastries",
      text: "A run in one suit (1-2-3, 2-3-4 or all four) or one number in three or four suits. Three cards are one point, four are two.",
      at: ".hand",
    },
    {
      title: "Move cards",
      text: "Press a player to move cards out of that hand: say where to, what kind and how many. If there are too few, it fails and you discard a card.",
      at: ".top",
    },
    {
      title: "Draw and ask",
      text: "Or let somebody draw a card. Who draws tells something true about it, and that word is blocked for the next player's Move.",
      at: ".middle",
    },
    PICK,
    HELP,
  ],
  "the-pie-game": [
    {
      title: "Your secret recipe",
      text: "Collect its ingredients. As soon as your hand is exactly the recipe, the pie is baked by itself. Three pies win.",
      at: ".recipe",
    },
    {
      title: "A turn",
      text: "Take the top card of the draw pile or of the discard pile, then discard one card.",
      at: ".piles",
    },
    {
      title: "Pot Luck and Fudge",
      text: "Pot Luck stands for any ingredient. Fudge cards must be played, and they hurt: throw cards away, lose a turn, trade, or pass cards around.",
      at: ".hand",
    },
    {
      title: "The others",
      text: "Watch what they take and throw away: that tells you what they are baking.",
      at: ".seats",
    },
    PICK,
    HELP,
  ],
  "pie-factory": [
    {
      title: "The assembly line",
      text: "Draft a card from here. The first places are free; farther right you pay with cards from your hand.",
      at: ".line",
    },
    {
      title: "Your pies",
      text: "Crust, filling, perhaps a topping that fits the filling. Any card can lie face down as a crust.",
      at: ".own-pies",
    },
    {
      title: "Box them",
      text: "A boxed pie scores its top card: dollars and icons. Most icons of each boss and most pies bring extra points at the end.",
      at: ".own-pies",
    },
    {
      title: "Who is first?",
      text: "The number of minutes on the card you played decides the order of the next round: the quickest goes first.",
      at: ".order",
    },
    PICK,
    HELP,
  ],
  cheflebrity: [
    {
      title: "Your Working Line",
      text: "Build pies from the bottom up: Bottom Crust, Filling, Top Crust, Extras. Higher quality is better.",
      at: ".kitchen.own",
    },
    {
      title: "Serve in time",
      text: "Only what you serve counts: the qualities of all its cards, and ten bonuses of 25 points.",
      at: ".kitchen.own",
    },
    {
      title: "A turn",
      text: "Draw a card, perhaps swap one, play one pie card, serve a dessert, trade. When the pile is empty, everybody has one more turn.",
      at: ".piles",
    },
    {
      title: "Sabotage!",
      text: "It knocks the newest card off somebody's pie. Saved It! cancels that. You are asked in windows; switch on an answer in advance if you do not want to be asked.",
      at: ".rivals",
    },
    PICK,
    HELP,
  ],
  "pie-contest": [
    {
      title: "Your Kitchen",
      text: "Play Ingredients into it, one each turn. With three or more, exactly one of them a Salt, a card that says so Bakes the Pie.",
      at: ".kitchen.own",
    },
    {
      title: "The best single Pie wins",
      text: "It is worth the sum of its Ingredients. Whenever somebody Bakes, the Pies of all rivals lose 4.",
      at: ".kitchens",
    },
    {
      title: "Or dive",
      text: "Instead of playing a card you may Trash two cards and take any card out of the Trash.",
      at: ".piles",
    },
    {
      title: "Achievements",
      text: "Whoever fulfils one of these gets its reward.",
      at: ".achievements",
    },
    PICK,
    HELP,
  ],
};
