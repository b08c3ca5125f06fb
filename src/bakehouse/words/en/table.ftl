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
