# The words of Pastry Chefs.

## Cards as players describe them

# So many cards of a suit, of a number, or of one kind.
described-suit =
    { $suit ->
        [clubs] { $count ->
            [one] ein Kreuz
           *[other] { $count } Kreuz
        }
        [diamonds] { $count ->
            [one] ein Karo
           *[other] { $count } Karo
        }
        [hearts] { $count ->
            [one] ein Herz
           *[other] { $count } Herz
        }
       *[spades] { $count ->
            [one] ein Pik
           *[other] { $count } Pik
        }
    }
    .short =
        { $suit ->
            [clubs] { $count ->
                [1] ein ♣
                [2] zwei ♣
                [3] drei ♣
                [4] vier ♣
               *[other] { $count } ♣
            }
            [diamonds] { $count ->
                [1] ein ♦
                [2] zwei ♦
                [3] drei ♦
                [4] vier ♦
               *[other] { $count } ♦
            }
            [hearts] { $count ->
                [1] ein ♥
                [2] zwei ♥
                [3] drei ♥
                [4] vier ♥
               *[other] { $count } ♥
            }
           *[spades] { $count ->
                [1] ein ♠
                [2] zwei ♠
                [3] drei ♠
                [4] vier ♠
               *[other] { $count } ♠
            }
        }
described-number =
    { $number ->
        [1] { $count ->
            [one] eine Eins
           *[other] { $count } Einsen
        }
        [2] { $count ->
            [one] eine Zwei
           *[other] { $count } Zweien
        }
        [3] { $count ->
            [one] eine Drei
           *[other] { $count } Dreien
        }
       *[4] { $count ->
            [one] eine Vier
           *[other] { $count } Vieren
        }
    }
    .short =
        { $count ->
            [1] eine { $number }
            [2] zwei { $number }er
            [3] drei { $number }er
            [4] vier { $number }er
           *[other] { $count } { $number }er
        }
described-card =
    { $count ->
        [one] eine { $card }
       *[other] { $count } × { $card }
    }
    .short =
        { $count ->
            [1] { $card-short }
            [2] zwei { $card-short }
            [3] drei { $card-short }
           *[other] { $count } { $card-short }
        }
# All cards of a suit, of a number, or of one kind, inside a sentence.
named-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
named-number =
    { $number ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
       *[4] Vieren
    }
named-card = { $card }

## Where moved cards come from and go to

from-hand =
    { $owner-is ->
        [you] von dir
       *[other] von { $owner }
    }
    .short = { $owner }
from-discard = vom Ablagestapel
    .short = Ablage
to-hand =
    { $owner-is ->
        [you] an dich
       *[other] an { $owner }
    }
    .short = { $owner }
to-discard = auf den Ablagestapel
    .short = Ablage

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Spiel { $game }: Du fängst an.
           *[other] Spiel { $game }: { $seat } fängt an.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }Eine Hand wurde neu ausgeteilt.
           *[other] { " " }{ $redeals } Hände wurden neu ausgeteilt.
        }
    .stage =
        { $seat-is ->
            [you] Spiel { $game }: Du fängst an
           *[other] Spiel { $game }: { $seat } fängt an
        }
    .chip =
        { $seat-is ->
            [you] du fängst Spiel { $game } an
           *[other] fängt Spiel { $game } an
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Du bekommst { $cards }.
           *[other] { $seat } bekommt { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] du bekommst { $cards-count } Karten
           *[other] bekommt { $cards-count } Karten
        }
event-turned-up =
    .log = Die { $cards } eröffnet den Ablagestapel.
    .chip = aufgedeckt: { $cards-short }
# $turn is the player whose Move it is, $way what it is to that player:
# give and lay from their own hand (lay: to the discard pile), take and pick into it (pick: from the discard pile),
# move from and to somewhere else. $exact says whether the description names the very card.
event-announced =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Du willst { $description } { $destination } geben.
               *[other] { $turn } will { $description } { $destination } geben.
            }
            [lay] { $turn-is ->
                [you] Du willst { $description } auf den Ablagestapel legen.
               *[other] { $turn } will { $description } auf den Ablagestapel legen.
            }
            [take] { $turn-is ->
                [you] Du willst { $description } { $origin } nehmen.
               *[other] { $turn } will { $description } { $origin } nehmen.
            }
            [pick] { $turn-is ->
                [you] Du willst { $description } vom Ablagestapel nehmen.
               *[other] { $turn } will { $description } vom Ablagestapel nehmen.
            }
           *[move] { $turn-is ->
                [you] Du willst { $description } { $origin } { $destination } schieben.
               *[other] { $turn } will { $description } { $origin } { $destination } schieben.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Du willst { $description } { $destination } geben
               *[other] { $turn } will { $description } { $destination } geben
            }
            [lay] { $turn-is ->
                [you] Du willst { $description } ablegen
               *[other] { $turn } will { $description } ablegen
            }
            [take] { $turn-is ->
                [you] Du willst { $description } { $origin }
               *[other] { $turn } will { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Du willst { $description } vom Ablagestapel
               *[other] { $turn } will { $description } vom Ablagestapel
            }
           *[move] { $turn-is ->
                [you] Du willst { $description } schieben: { $origin-short } → { $destination-short }
               *[other] { $turn } will { $description } schieben: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [take] { $turn-is ->
                [you] { $description-short }: { $origin-short } → { $destination-short }?
               *[other] will { $description-short } { $origin }
            }
           *[other] { $description-short }: { $origin-short } → { $destination-short }?
        }
event-moved =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Du gibst { $description } { $destination }
               *[other] { $turn } gibt { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Du legst { $description } auf den Ablagestapel
               *[other] { $turn } legt { $description } auf den Ablagestapel
            }
            [take] { $turn-is ->
                [you] Du nimmst { $description } { $origin }
               *[other] { $turn } nimmt { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Du nimmst { $description } vom Ablagestapel
               *[other] { $turn } nimmt { $description } vom Ablagestapel
            }
           *[move] { $turn-is ->
                [you] Du schiebst { $description } { $origin } { $destination }
               *[other] { $turn } schiebt { $description } { $origin } { $destination }
            }
        }{ $exact ->
            [yes] .
           *[no] { $cards-is ->
                [hidden] .
               *[shown] : { $cards }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Du gibst { $description } { $destination }
               *[other] { $turn } gibt { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Du legst { $description } ab
               *[other] { $turn } legt { $description } ab
            }
            [take] { $turn-is ->
                [you] Du nimmst { $description } { $origin }
               *[other] { $turn } nimmt { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Du nimmst { $description } vom Ablagestapel
               *[other] { $turn } nimmt { $description } vom Ablagestapel
            }
           *[move] { $turn-is ->
                [you] Du schiebst { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } schiebt { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [give] { $turn-is ->
                [you] du: { $description-short } { $destination }
               *[other] gibt { $description-short } { $destination }
            }
            [lay] { $turn-is ->
                [you] du legst { $description-short } ab
               *[other] legt { $description-short } ab
            }
            [take] { $turn-is ->
                [you] du: { $description-short } { $origin }
               *[other] nimmt { $description-short } { $origin }
            }
            [pick] { $turn-is ->
                [you] du: { $description-short } aus der Ablage
               *[other] nimmt { $description-short } aus der Ablage
            }
           *[move] { $description-short }: { $origin-short } → { $destination-short }
        }
event-failed =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Du willst { $description } { $destination } geben
               *[other] { $turn } will { $description } { $destination } geben
            }
            [lay] { $turn-is ->
                [you] Du willst { $description } auf den Ablagestapel legen
               *[other] { $turn } will { $description } auf den Ablagestapel legen
            }
            [take] { $turn-is ->
                [you] Du willst { $description } { $origin } nehmen
               *[other] { $turn } will { $description } { $origin } nehmen
            }
            [pick] { $turn-is ->
                [you] Du willst { $description } vom Ablagestapel nehmen
               *[other] { $turn } will { $description } vom Ablagestapel nehmen
            }
           *[move] { $turn-is ->
                [you] Du willst { $description } { $origin } { $destination } schieben
               *[other] { $turn } will { $description } { $origin } { $destination } schieben
            }
        }{ $count ->
            [one] , aber da ist nichts Passendes.
           *[other] , aber so viele sind nicht da.
        }
    .stage =
        { $place ->
            [discard] { $count ->
                [one] Nein: Auf dem Stapel fehlt { $description }
               *[other] Nein: Der Stapel hat weniger als { $description }
            }
           *[hand] { $count ->
                [one] { $owner-is ->
                    [you] Nein: Dir fehlt { $description }
                   *[other] Nein: { $owner } fehlt { $description }
                }
               *[other] { $owner-is ->
                    [you] Nein: Du hast weniger als { $description }
                   *[other] Nein: { $owner } hat weniger als { $description }
                }
            }
        }
    .chip = { $description-short } von { $origin-short }: nein
event-discarded =
    .log =
        { $seat-is ->
            [you] Du legst
           *[other] { $seat } legt
        }{ $cards-count ->
            [one] { " " }die { $cards }
           *[other] { " " }{ $cards }
        }{ $penalty ->
            [1] { " " }zur Strafe ab.
           *[0] { " " }ab.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] du legst { $cards-short } ab
               *[other] legt { $cards-short } ab
            }
           *[other] { $seat-is ->
                [you] du legst { $cards-count } Karten ab
               *[other] legt { $cards-count } Karten ab
            }
        }
event-drew =
    .log =
        { $seat-is ->
            [you] Du ziehst
           *[other] { $seat } zieht
        }{ $cards-is ->
            [hidden] { " " }eine Karte.
           *[shown] { " " }die { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] zieht
           *[shown] { $seat-is ->
                [you] du ziehst { $cards-short }
               *[other] zieht { $cards-short }
            }
        }
event-revealed =
    .log =
        { $seat-is ->
            [you] Du verrätst: { $description }.
           *[other] { $seat } verrät: { $description }.
        }
    .stage =
        { $seat-is ->
            [you] Du verrätst: { $description }
           *[other] { $seat } verrät: { $description }
        }
    .chip =
        { $seat-is ->
            [you] du verrätst: { $description-short }
           *[other] verrät: { $description-short }
        }
event-asked =
    .log =
        { $seat-is ->
            [you] Du fragst { $other }:
           *[other] { $other-is ->
                [you] { $seat } fragt dich:
               *[other] { $seat } fragt { $other }:
            }
        }{ $count ->
            [one] { " " }„Hast du { $description }?“
           *[other] { " " }„Hast du mindestens { $description }?“
        }{ $answer ->
            [yes] { " " }– „Ja.“
           *[no] { " " }– „Nein.“
        }
    .stage =
        { $seat-is ->
            [you] { $answer ->
                [yes] Du fragst { $other }: Hast du { $description }? Ja
               *[no] Du fragst { $other }: Hast du { $description }? Nein
            }
           *[other] { $other-is ->
                [you] { $answer ->
                    [yes] { $seat } fragt dich: Hast du { $description }? Ja
                   *[no] { $seat } fragt dich: Hast du { $description }? Nein
                }
               *[other] { $answer ->
                    [yes] { $seat } fragt { $other }: Hast du { $description }? Ja
                   *[no] { $seat } fragt { $other }: Hast du { $description }? Nein
                }
            }
        }
    .chip =
        { $seat-is ->
            [you] { $answer ->
                [yes] { $other }: { $description-short }? Ja
               *[no] { $other }: { $description-short }? Nein
            }
           *[other] { $other-is ->
                [you] { $answer ->
                    [yes] fragt dich: { $description-short }? Ja
                   *[no] fragt dich: { $description-short }? Nein
                }
               *[other] { $answer ->
                    [yes] fragt { $other }: { $description-short }? Ja
                   *[no] fragt { $other }: { $description-short }? Nein
                }
            }
        }
event-baked =
    .log =
        { $seat-is ->
            [you] Du backst { $cards }
           *[other] { $seat } backt { $cards }
        }{ $points ->
            [one] { " " }für einen Punkt.
           *[other] { " " }für { $points } Punkte.
        }
    .stage =
        { $seat-is ->
            [you] Du backst { $description }!
           *[other] { $seat } backt { $description }!
        }
    .chip =
        { $seat-is ->
            [you] du backst { $description-short }
           *[other] backt { $description-short }
        }
event-passed =
    .log =
        { $seat-is ->
            [you] Du passt.
           *[other] { $seat } passt.
        }
    .stage =
        { $seat-is ->
            [you] Du passt
           *[other] { $seat } passt
        }
    .chip =
        { $seat-is ->
            [you] du passt
           *[other] passt
        }
event-reshuffled =
    .log =
        { $count ->
            [one] Der Ablagestapel, eine Karte, wird zum Nachziehstapel.
           *[other] Der Ablagestapel, { $count } Karten, wird gemischt und zum Nachziehstapel.
        }
    .stage = Der Ablagestapel wird zum Nachziehstapel
    .chip = Ablage wird gemischt
event-ended =
    .log =
        { $winners-count ->
            [0] Spiel { $game } endet unentschieden.
           *[other] { $winners-is ->
                [with-you] Dein Team gewinnt Spiel { $game }.
               *[others] { $winners } gewinnen Spiel { $game }.
            }
        }
    .stage =
        { $winners-count ->
            [0] Spiel { $game } endet unentschieden
           *[other] { $winners-is ->
                [with-you] Dein Team gewinnt!
               *[others] { $winners } gewinnen!
            }
        }
    .chip =
        { $winners-count ->
            [0] Spiel { $game }: unentschieden
           *[other] { $winners-is ->
                [with-you] dein Team gewinnt!
               *[others] { $winners } gewinnen!
            }
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action = Schieb Karten, lass jemanden ziehen oder back.
prompt-move-to = Wähl, wohin die Karten gehen.
prompt-move-what = Nenn eine Farbe, eine Zahl oder eine Karte.
prompt-move-count = Wähl, wie viele Karten du schiebst.
prompt-give = Such { $description } für { $other } aus.
prompt-lay = Such { $description } zum Ablegen aus.
prompt-take = Nimm { $description } vom Ablagestapel.
prompt-take-for = Such für { $other } { $description } vom Ablagestapel aus.
prompt-pick-more =
    { $count ->
        [one] Such noch eine Karte aus.
       *[other] Such noch { $count } Karten aus.
    }
prompt-penalty = Du hast ins Leere geschoben. Leg eine Karte ab.
prompt-reveal =
    { $count ->
        [one] Nenn ihre Farbe, ihre Zahl oder beides.
       *[other] Sag etwas Wahres über die zwei Karten.
    }
prompt-second = Zieh eine zweite Karte oder lass es.
prompt-ask = Frag jemanden nach Karten oder lass es.
prompt-ask-what = Nach welcher Farbe, Zahl oder Karte fragst du?
prompt-ask-count = Wähl deine Frage.
prompt-discard =
    { $count ->
        [one] Sieben darfst du behalten: Leg eine Karte ab.
       *[other] Sieben darfst du behalten: Leg { $count } Karten ab.
    }
prompt-discard-more =
    { $count ->
        [one] Leg noch eine Karte ab.
       *[other] Leg noch { $count } Karten ab.
    }
# $kind is game or series; a series counts the games won, a game points.
prompt-won =
    { $winners-is ->
        [with-you] Dein Team gewinnt
       *[others] { $winners } gewinnen
    }{ $kind ->
        [series] { " " }die Serie { $most } zu { $least }
       *[game] { " " }{ $most } zu { $least }
    }{ $winners-is ->
        [with-you] !
       *[others] .
    }
prompt-draw =
    { $kind ->
        [series] Die Serie endet unentschieden, { $score } zu { $score }.
       *[game] Das Spiel endet unentschieden, { $score } zu { $score }.
    }

## Whom the table waits for

waiting-action = Warten auf { $seat }: Zug machen.
waiting-give = Warten auf { $seat }: { $description } aussuchen.
waiting-discard = Warten auf { $seat }: ablegen.
waiting-reveal = Warten auf { $seat }: etwas verraten.
waiting-second = Warten auf { $seat }: vielleicht eine zweite Karte ziehen.
waiting-ask = Warten auf { $seat }: vielleicht eine Frage stellen.

## Choices

label-pass = Passen
label-second = Zweite Karte ziehen
label-stop = Keine zweite Karte ziehen
label-draw =
    { $seat-is ->
        [you] Selbst eine Karte ziehen
       *[other] { $seat } eine Karte ziehen lassen
    }
label-ask = { $other } fragen
label-ask-nobody = Niemanden fragen
label-bake = { $cards } backen
label-from-hand =
    { $owner-is ->
        [you] Eigene Karten schieben
       *[other] Karten von { $owner } schieben
    }
label-from-discard = Karten vom Ablagestapel schieben
label-to-hand =
    { $owner-is ->
        [you] An dich selbst
       *[other] An { $owner }
    }
label-to-discard = Auf den Ablagestapel
label-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
label-number =
    { $number ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
       *[4] Vieren
    }
label-card = { $card }
label-count = Schieben: { $description }
label-question =
    { $count ->
        [one] Hast du { $description }?
       *[other] Hast du mindestens { $description }?
    }
label-reveal = Es ist { $description }
# Two cards were drawn.
label-reveal-one = Eine davon ist { $description }
label-reveal-both = Beide sind { $description }
label-discard = { $card } ablegen
label-take = { $card } nehmen
label-give = { $card } hergeben

## A whole move, as a person would say it: the title of a hint

# $way as in what happened above.
sentence-move =
    { $way ->
        [give] { $description } { $destination } geben
        [lay] { $description } auf den Ablagestapel legen
        [take] { $description } { $origin } nehmen
        [pick] { $description } vom Ablagestapel nehmen
       *[move] { $description } { $origin } { $destination } schieben
    }
sentence-ask =
    { $count ->
        [one] { $other } fragen: „Hast du { $description }?“
       *[other] { $other } fragen: „Hast du mindestens { $description }?“
    }
sentence-reveal = Sagen: „{ $statement }“
sentence-pick =
    { $act ->
        [discard] { $cards } ablegen
        [take] { $cards } nehmen
       *[give] { $cards } hergeben
    }

## Why a move is good: one fact, at most 25 words

advice-bake =
    { $points ->
        [one] Ein Punkt sofort. Was gebacken ist, kann niemand mehr nehmen.
       *[other] { $points } Punkte sofort. Was gebacken ist, kann niemand mehr nehmen.
    }
advice-bake-wins = Dann hat dein Team { $points } Punkte und gewinnt.
advice-draw =
    { $seat-is ->
        [you] { $count ->
            [0] Du hast keine Karten.
            [one] Du hast nur eine Karte.
           *[other] Du hast { $count } Karten; noch eine kann ein Gebäck ergeben.
        }
       *[other] { $count ->
            [0] { $seat } hat keine Karten.
            [one] { $seat } hat nur eine Karte.
           *[other] { $seat } hat { $count } Karten; noch eine kann ein Gebäck ergeben.
        }
    }
advice-second = Eine weitere Karte gehört dir; eine Frage verrät allen, was du suchst.
advice-ask = Noch weißt du nicht, ob { $other } { $description } hat.
advice-reveal =
    { $kept ->
        [number] Das verrät nur die Farbe, die Zahl bleibt geheim.
       *[suit] Das verrät nur die Zahl, die Farbe bleibt geheim.
    }
advice-completes = Dann kannst du { $cards } backen.
advice-sure = { $owner } hat sicher { $description }, also kann es nicht misslingen.
advice-partner = { $partner } hat sicher { $description } und kann mit mehr davon noch vor deinem nächsten Zug backen.
advice-keeps = Du behältst { $cards }: zwei Drittel eines Gebäcks.
advice-pile = Auf dem Ablagestapel liegt offen { $description }: Das kann nicht misslingen.
advice-spare =
    { $count ->
        [one] Mit keiner anderen Karte deiner Hand ergibt sie ein Gebäck.
       *[other] Mit keiner anderen Karte deiner Hand ergeben sie ein Gebäck.
    }

## Why not

fact-not-to-discard = An diesem Tisch werden keine Karten auf den Ablagestapel geschoben.
fact-there-already = Die Karten sind schon dort.
fact-all-blocked = Jede Karte dort ist gesperrt. Das kam im Zug von { $seat } vor: { $descriptions }.
fact-blocked = Gesperrt, denn das kam im Zug von { $seat } vor: { $descriptions }.
fact-half-made = Du bist mitten im Schieben: Führ es zu Ende, oder fang von vorn an, um zu ziehen.
fact-nothing-describable = Nichts dort passt zu einer Beschreibung, die nicht gesperrt ist.
fact-none-in-discard = { $description }: Davon liegt nichts auf dem Ablagestapel.
fact-none-held = { $description }: Davon hast du nichts auf der Hand.
fact-all-in-sight = { $description }: Die siehst du schon alle; sonst kann niemand welche haben.
fact-too-few-in-discard = Das ist zu viel: Auf dem Ablagestapel gibt es nur { $description }.
fact-too-few-held = Das ist zu viel: Du hast nur { $description }.
fact-discard-size =
    { $count ->
        [0] Der Ablagestapel ist leer.
        [one] Auf dem Ablagestapel liegt eine Karte.
       *[other] Auf dem Ablagestapel liegen { $count } Karten.
    }
fact-hand-size =
    { $owner-is ->
        [you] Du hast
       *[other] { $owner } hat
    }{ $count ->
        [0] { " " }keine Karten.
        [one] { " " }eine Karte.
       *[other] { " " }{ $count } Karten.
    }
fact-over-the-limit =
    { $needed ->
        [one] Du hast { $count } Karten, also legst du eine ab.
       *[other] Du hast { $count } Karten, also legst du { $needed } ab.
    }
fact-not-in-discard = Die { $card } liegt nicht auf dem Ablagestapel.
fact-not-held = Die { $card } hast du nicht auf der Hand.
fact-all-picked = Eine weitere { $card } gibt es hier nicht.
fact-does-not-match = Gesucht: { $description }. Die { $card } passt nicht.
fact-ascending = Karten werden in aufsteigender Reihenfolge ausgesucht.
fact-too-few-left = Nach dieser Karte blieben zu wenige zum Aussuchen übrig.
fact-drawn =
    { $cards-count ->
        [one] Du hast die { $cards } gezogen.
       *[other] Du hast { $cards } gezogen.
    }
fact-second-drawn = Du hast deine zweite Karte schon gezogen.
fact-deck-empty = Der Nachziehstapel ist leer, und an diesem Tisch wird der Ablagestapel nicht neu gemischt.
fact-nothing-to-draw = Nachziehstapel und Ablagestapel sind leer.
fact-not-yourself = Du kannst dich nicht selbst fragen.
fact-missing =
    { $cards-count ->
        [one] Dir fehlt die { $cards }.
       *[other] Dir fehlen { $cards }.
    }

## The result

# The heading of the result.
result-won =
    { $winners-is ->
        [with-you] Dein Team gewinnt!
       *[others] { $winners } gewinnen!
    }
reason-five-points = Ein Team hat fünf Punkte.
reason-stalled = Lange wurde nichts gebacken, deshalb gewinnt das Team mit mehr Punkten.
reason-draw = Lange wurde nichts gebacken, und beide Teams haben gleich viele Punkte.
reason-series = Alle Spiele der Serie sind gespielt.
result-pastry =
    { $seat-is ->
        [you] Von dir gebacken: { $cards },
       *[other] Von { $seat } gebacken: { $cards },
    }{ $points ->
        [one] { " " }ein Punkt.
       *[other] { " " }{ $points } Punkte.
    }
result-team =
    { $seats-is ->
        [with-you] Dein Team ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [one] { " " }{ $first } + { $second } = 1 Punkt.
       *[other] { " " }{ $first } + { $second } = { $points } Punkte.
    }
result-games =
    { $seats-is ->
        [with-you] Dein Team ({ $seats }):
       *[others] { $seats }:
    }{ $games ->
        [0] { " " }kein gewonnenes Spiel.
        [one] { " " }ein gewonnenes Spiel.
       *[other] { " " }{ $games } gewonnene Spiele.
    }

## The sheet of a result

sheet-pastries = Gebäck
sheet-pastries-why = So oft wurde hier gebacken.
sheet-moves = Geschoben
sheet-moves-why = Gelungene Züge, bei denen Karten geschoben wurden.
sheet-failed = Misslungen
sheet-failed-why = Versuche, Karten zu schieben, die nicht da waren.
sheet-asked = Fragen
sheet-asked-why = Fragen, die nach dem Ziehen gestellt wurden.
sheet-points = Punkte
sheet-points-why = Gebäck aus drei Karten zählt einen Punkt, aus vier Karten zwei.
sheet-team = Team
sheet-team-why = Die Punkte beider Partner. Das erste Team mit { $points } gewinnt.
sheet-games = Gewonnene Spiele
sheet-games-why = Die Spiele der Serie, die dieses Team gewonnen hat. Die anderen Spalten zeigen das letzte Spiel.

## The table in plain text

picture-game = Spiel { $game }.
picture-team =
    { $seats-is ->
        [with-you] Dein Team ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [one] { " " }1 Punkt.
       *[other] { " " }{ $points } Punkte.
    }
picture-deck =
    { $count ->
        [one] Nachziehstapel: 1 Karte.
       *[other] Nachziehstapel: { $count } Karten.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Ablagestapel: leer.
       *[shown] Ablagestapel: { $cards }.
    }
picture-seat =
    { $seat-is ->
        [you] Du:
       *[other] { $seat }:
    }{ $count ->
        [one] { " " }1 Karte
       *[other] { " " }{ $count } Karten
    }{ $state ->
        [turn] , am Zug.
       *[none] .
    }
picture-baked =
    { $seat-is ->
        [you] Von dir gebacken: { $cards }.
       *[other] Von { $seat } gebacken: { $cards }.
    }
picture-blocked =
    { $descriptions-count ->
        [0] Fürs Schieben gesperrt: nichts.
       *[other] Fürs Schieben gesperrt: { $descriptions }.
    }
picture-hand =
    { $cards-is ->
        [none] Deine Hand: leer.
       *[shown] Deine Hand: { $cards }.
    }
picture-drawn = Eben gezogen: { $cards }.

## What may be said at the table

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-one-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-thank-you = Danke.
phrase-good-game = Schönes Spiel!
phrase-another-one = Noch eins?
phrase-have-to-go = Ich muss los.

## Options of a table

option-redeal = Neue Karten, wenn man schon beim Austeilen backen kann
    .offending = nur für diese Hand
    .everyone = für alle
option-first_player = Wer anfängt
    .random = wird ausgelost
    .host = der erste Platz
option-next_start = Wer in weiteren Spielen anfängt
    .top_scorer = wer die meisten Punkte hat
    .rotate = alle der Reihe nach
option-pass = Passen
    .off = nicht erlaubt
    .on = erlaubt
option-move_to_discard = Auf den Ablagestapel schieben
    .on = erlaubt
    .off = nicht erlaubt
option-known_fail = Schieben, das nicht klappen kann
    .other_hands_only = von fremden Händen erlaubt
    .never = nicht erlaubt
    .always = erlaubt
option-draw_blocks = Was Ziehen und Fragen sperrt
    .reveals = was verraten wird
    .nothing = nichts
    .reveals_and_asks = was verraten oder gefragt wird
option-deck_empty = Wenn der Nachziehstapel leer ist
    .reshuffle = wird der Ablagestapel gemischt
    .no_draw = zieht niemand mehr
option-stall_turns = Züge ohne Backen, nach denen das Spiel endet
    .off = unbegrenzt
option-games = Spiele in der Serie

## Kinds of cards

kind-clubs = Kreuz
kind-diamonds = Karo
kind-hearts = Herz
kind-spades = Pik

## Cards

card-1c = Kreuz-Eins
    .short = 1♣
card-2c = Kreuz-Zwei
    .short = 2♣
card-3c = Kreuz-Drei
    .short = 3♣
card-4c = Kreuz-Vier
    .short = 4♣
card-1d = Karo-Eins
    .short = 1♦
card-2d = Karo-Zwei
    .short = 2♦
card-3d = Karo-Drei
    .short = 3♦
card-4d = Karo-Vier
    .short = 4♦
card-1h = Herz-Eins
    .short = 1♥
card-2h = Herz-Zwei
    .short = 2♥
card-3h = Herz-Drei
    .short = 3♥
card-4h = Herz-Vier
    .short = 4♥
card-1s = Pik-Eins
    .short = 1♠
card-2s = Pik-Zwei
    .short = 2♠
card-3s = Pik-Drei
    .short = 3♠
card-4s = Pik-Vier
    .short = 4♠

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-partner = Dein Team: du und { $partner }
    .text = Fünf Punkte gewinnen, und Punkte bringt gebackenes Gebäck. Eure Karten dürft ihr einander nicht verraten.
lesson-pastry = Was ist Gebäck?
    .text = Drei oder vier in einer Farbe hintereinander, oder eine Zahl in verschiedenen Farben. Dir fehlt die Herz-Drei.
lesson-draw = Zieh eine Karte
    .text = Backen kannst du noch nicht. Zieh also eine Karte; danach darfst du jemanden etwas fragen.
    .not = Zieh erst einmal selbst eine Karte.
lesson-reveal = Sag, dass es Pik ist
    .text = Wer zieht, sagt allen die Farbe oder die Zahl der Karte. Sag Pik: Du sammelst Herz.
    .not = Sag, dass es Pik ist: Pik brauchst du nicht.
lesson-ask = Frag { $other }
    .text = Dir fehlt eine Karte: { $card }. Drück auf { $other }: Alle müssen ehrlich antworten.
    .not = Frag diesmal { $other }.
lesson-word = Welche Karte?
    .text = Sag genau, welche: { $card }. Drück im Raster darauf, dann auf den Knopf: Eine genügt.
    .not = Sag genau: { $card }.
lesson-yes = Da ist sie!
    .text = Alle haben die Antwort gehört: { $other } hat { $card }. In deinen nächsten Zügen kannst du sie dir dort holen.
lesson-give = Hilf { $partner }
    .text = { $partner } hat nach Dreien gefragt und sammelt sie sicher. Schieb deine hinüber, aus der eigenen Hand …
    .not = Hilf erst { $partner }: Schieb { $card } aus der eigenen Hand.
lesson-give-to = … zu { $partner }
    .text = Drück auf { $partner }: Dorthin soll sie.
    .not = Sie soll zu { $partner }.
lesson-team = Ein Punkt für euch!
    .text = { $partner } hat drei Dreien gebacken, eine davon von dir. Punkte gehören dem Team.
lesson-take = Nimm { $card } von { $other }
    .text = Dort ist die Karte, die dir fehlt: Das weißt du seit deiner Frage. Drück auf { $other }, und schieb sie zu dir.
    .not = Dort ist die Karte, die du brauchst: Drück auf { $other }.
lesson-take-to = … zu dir
    .text = Sie kommt auf deine eigene Hand.
    .not = Du brauchst sie selbst: Sie kommt zu dir.
lesson-bake = Back!
    .text = Herz eins, zwei, drei: Das ist Gebäck. Drück auf den Knopf.
    .not = Du hast ein ganzes Gebäck: Back es.
lesson-end = Dein erstes Gebäck!
    .text = Zwei Punkte für euch, fünf gewinnen. Sind zu wenige Karten da, geht Schieben ins Leere: erst fragen, dann nehmen.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Wer dir gegenübersitzt, spielt mit dir. Holt fünf Punkte, bevor es das andere Team tut.
    .bake = Back drei oder vier Karten aus deiner Hand: eine Folge in einer Farbe oder eine Zahl in verschiedenen Farben.
    .move = Oder schieb Karten: „zwei Herz von Dill zu mir“. Sind zu wenige da, passiert nichts, und du legst eine Karte ab.
    .draw = Oder lass jemanden eine Karte ziehen und etwas Wahres darüber sagen. Danach darfst du eine Frage stellen oder, mit wenigen Karten, noch eine ziehen.
    .blocked = Eine gerade benutzte Farbe oder Zahl ist beim nächsten Schieben gesperrt.
    .scoring = Gebäck aus drei Karten bringt einen Punkt, aus vier Karten zwei.
    .end = Das erste Team mit fünf Punkten gewinnt.
