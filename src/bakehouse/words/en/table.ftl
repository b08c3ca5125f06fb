# The words of the table: the page, and what all games share.

language-name = English

## Names of players, and lists

# A player without a name.
player = Player { $number }
# The reader, where a sentence has no form of its own for it.
you = you
# Cards that the reader may not see.
hidden-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
# Several cards of the same name.
several = { $count } × { $name }

## The games

game-pastry-chefs = Pastry Chefs
    .sentence = Two teams of two move, draw and ask for cards; five points of pastries win.
game-the-pie-game = The Pie Game
    .sentence = Collect the ingredients of your secret recipe, mind the Fudge cards; three baked pies win.
game-pie-factory = Pie Factory
    .sentence = Draft cards from the assembly line, build pies and box them in time, and impress the bosses.
game-cheflebrity = Cheflebrity
    .sentence = Build pies and tarts and serve them, sabotage those of others, trade with a straight face.
game-pie-contest = Pie Contest
    .sentence = Gather Ingredients, find a Salt and an oven: the best single Pie wins.
