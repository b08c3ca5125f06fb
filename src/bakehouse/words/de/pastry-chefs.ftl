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
described-card =
    { $count ->
        [one] eine { $card }
       *[other] { $count } × { $card }
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
from-discard = vom Ablagestapel
to-hand =
    { $owner-is ->
        [you] an dich
       *[other] an { $owner }
    }
to-discard = auf den Ablagestapel

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
event-dealt =
    .log =
        { $seat-is ->
            [you] Du bekommst { $cards }.
           *[other] { $seat } bekommt { $cards }.
        }
event-turned-up =
    .log = Die { $cards } eröffnet den Ablagestapel.
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
                [you] Du willst { $description } { $origin } nehmen
               *[other] { $turn } will { $description } { $origin } nehmen
            }
            [pick] { $turn-is ->
                [you] Du willst { $description } nehmen
               *[other] { $turn } will { $description } nehmen
            }
           *[move] { $turn-is ->
                [you] Du willst { $description } schieben
               *[other] { $turn } will { $description } schieben
            }
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
                [you] Du nimmst { $description }
               *[other] { $turn } nimmt { $description }
            }
           *[move] { $turn-is ->
                [you] Du schiebst { $description }
               *[other] { $turn } schiebt { $description }
            }
        }{ $way ->
            [move] { $exact ->
                [yes] { "" }
               *[no] { " " }{ $origin } { $destination }
            }
           *[other] { "" }
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
        { $turn-is ->
            [you] Du schiebst ins Leere!
           *[other] { $turn } schiebt ins Leere!
        }
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
event-drew =
    .log =
        { $seat-is ->
            [you] Du ziehst
           *[other] { $seat } zieht
        }{ $cards-is ->
            [hidden] { " " }eine Karte.
           *[shown] { " " }die { $cards }.
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
        { $other-is ->
            [you] Hast du { $description }?
           *[other] Hat { $other } { $description }?
        }{ $answer ->
            [yes] { " " }Ja.
           *[no] { " " }Nein.
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
            [you] Du backst ein Gebäck
           *[other] { $seat } backt ein Gebäck
        }{ $points ->
            [one] { " " }für einen Punkt!
           *[other] { " " }für { $points } Punkte!
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
event-reshuffled =
    .log =
        { $count ->
            [one] Der Ablagestapel, eine Karte, wird zum Nachziehstapel.
           *[other] Der Ablagestapel, { $count } Karten, wird gemischt und zum Nachziehstapel.
        }
    .stage = Der Ablagestapel wird zum Nachziehstapel
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

## Questions: at most 60 characters, and what to do

prompt-action = Schieb Karten, lass jemanden ziehen oder back ein Gebäck.
prompt-move-to = Wähl, wohin die Karten gehen.
prompt-move-what = Nenn eine Farbe, eine Zahl oder eine Karte.
prompt-move-count = Wähl, wie viele Karten du schiebst.
prompt-give = Such { $description } für { $other } aus.
prompt-lay = Such { $description } für den Ablagestapel aus.
prompt-take = Nimm { $description } vom Ablagestapel.
prompt-take-for = Such { $description } vom Ablagestapel für { $other } aus.
prompt-pick-more =
    { $count ->
        [one] Such noch eine Karte aus.
       *[other] Such noch { $count } Karten aus.
    }
prompt-penalty = Du hast ins Leere geschoben. Leg eine Karte ab.
prompt-reveal =
    { $count ->
        [one] Neue Karte: Nenn ihre Farbe, ihre Zahl oder beides.
       *[other] Zwei neue Karten: Sag etwas Wahres darüber.
    }
prompt-second = Zieh eine zweite Karte oder lass es.
prompt-ask = Frag jemanden nach Karten oder lass es.
prompt-ask-what = Nach welcher Farbe, Zahl oder Karte fragst du?
prompt-ask-count = Wähl deine Frage.
prompt-discard =
    { $count ->
        [one] Du darfst sieben Karten behalten. Leg eine ab.
       *[other] Du darfst sieben Karten behalten. Leg { $count } ab.
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

## Why not

fact-not-to-discard = An diesem Tisch werden keine Karten auf den Ablagestapel geschoben.
fact-there-already = Die Karten sind schon dort.
fact-all-blocked = Jede Karte dort ist gesperrt. Das kam im Zug von { $seat } vor: { $descriptions }.
fact-blocked = Gesperrt, denn das kam im Zug von { $seat } vor: { $descriptions }.
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
card-2c = Kreuz-Zwei
card-3c = Kreuz-Drei
card-4c = Kreuz-Vier
card-1d = Karo-Eins
card-2d = Karo-Zwei
card-3d = Karo-Drei
card-4d = Karo-Vier
card-1h = Herz-Eins
card-2h = Herz-Zwei
card-3h = Herz-Drei
card-4h = Herz-Vier
card-1s = Pik-Eins
card-2s = Pik-Zwei
card-3s = Pik-Drei
card-4s = Pik-Vier
