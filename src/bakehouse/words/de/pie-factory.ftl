# The words of Pie Factory.

## Parts of sentences: cards with what is printed on them, pies, numbers

part-card = { $card }, { $value } $, { $minutes } Min.
part-card-icon = { $card }, { $value } $, { $minutes } Min., { $icon }
# A pie from bottom to top: its base, then the cards on it.
part-pie =
    { $side ->
        [down] { $card-is ->
            [hidden] eine verdeckte Karte
           *[shown] { $card } verdeckt
        }
       *[up] { $card }
    }{ $cards-is ->
        [none] { "" }
       *[shown] , darauf { $cards }
    }
# How many a player has, in a list of players.
part-count = { $seat } { $count }
part-icons =
    { $count ->
        [one] { $icon }
       *[other] { $count } × { $icon }
    }
part-draft = eine Karte vom Band nehmen
part-play = eine Karte spielen
part-box = einen Kuchen verpacken
part-draw = eine Karte ziehen

## What happened

event-started =
    .log = Reihenfolge: { $seats }.
    .stage =
        { $seat-is ->
            [you] Du fängst an
           *[other] { $seat } fängt an
        }
    .chip =
        { $seat-is ->
            [you] du fängst an
           *[other] fängt an
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
event-lined-up =
    .log = Neu auf dem Band: { $cards }.
    .chip =
        { $cards-count ->
            [one] neu: eine Karte
           *[other] neu: { $cards-count } Karten
        }
event-paid =
    .log =
        { $seat-is ->
            [you] Du gibst { $cards } in Zahlung.
           *[other] { $seat } gibt { $cards } in Zahlung.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] du zahlst { $cards-short }
               *[other] zahlt { $cards-short }
            }
           *[other] { $seat-is ->
                [you] du zahlst { $cards-count } Karten
               *[other] zahlt { $cards-count } Karten
            }
        }
event-drafted =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Du nimmst { $cards } verdeckt von Feld { $place } ({ $minutes } Min.).
               *[up] Du nimmst { $cards } ({ $minutes } Min.) von Feld { $place }.
            }
           *[other] { $side ->
                [down] { $seat } nimmt { $cards } verdeckt von Feld { $place } ({ $minutes } Min.).
               *[up] { $seat } nimmt { $cards } ({ $minutes } Min.) von Feld { $place }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Du nimmst { $cards } verdeckt
               *[up] Du nimmst { $cards }
            }
           *[other] { $side ->
                [down] { $seat } nimmt { $cards } verdeckt
               *[up] { $seat } nimmt { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } verdeckt
           *[up] { $cards-short }, { $minutes } Min.
        }
event-played =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Du spielst { $cards } verdeckt ({ $minutes } Min.).
               *[up] Du spielst { $cards } ({ $minutes } Min.).
            }
           *[other] { $side ->
                [down] { $seat } spielt { $cards } verdeckt ({ $minutes } Min.).
               *[up] { $seat } spielt { $cards } ({ $minutes } Min.).
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Du spielst { $cards } verdeckt
               *[up] Du spielst { $cards }
            }
           *[other] { $side ->
                [down] { $seat } spielt { $cards } verdeckt
               *[up] { $seat } spielt { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } verdeckt
           *[up] { $cards-short }, { $minutes } Min.
        }
event-boxed =
    .log =
        { $seat-is ->
            [you] Du verpackst Kuchen { $number }:
           *[other] { $seat } verpackt Kuchen { $number }:
        }{ " " }{ $cards-is ->
            [none] Das bringt nichts ein.
           *[shown] { $cards } bringt { $dollars } $.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-is ->
                [none] Du verpackst Kuchen { $number } umsonst
               *[shown] Du verpackst { $cards } für { $dollars } $!
            }
           *[other] { $cards-is ->
                [none] { $seat } verpackt Kuchen { $number } umsonst
               *[shown] { $seat } verpackt { $cards } für { $dollars } $!
            }
        }
    .chip =
        { $seat-is ->
            [you] du verpackst: { $dollars } $
           *[other] verpackt: { $dollars } $
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } ab.
           *[other] { $seat } legt { $cards } ab.
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
event-hidden-discarded =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } verdeckt ab.
           *[other] { $seat } legt { $cards } verdeckt ab.
        }
    .chip =
        { $seat-is ->
            [you] du legst verdeckt ab
           *[other] legt verdeckt ab
        }
event-drew =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards }.
           *[other] { $seat } zieht { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] zieht
           *[shown] { $seat-is ->
                [you] du ziehst { $cards-short }
               *[other] zieht { $cards-short }
            }
        }
event-passed =
    .log =
        { $seat-is ->
            [you] Du passt.
           *[other] { $seat } passt.
        }
    .chip =
        { $seat-is ->
            [you] du passt
           *[other] passt
        }
event-ordered =
    .log = Reihenfolge für die nächste Runde: { $seats }.
    .stage = Nächste Runde: { $seats }
    .chip = neue Reihenfolge
event-placed =
    .log =
        { $way ->
            [on] { $seat-is ->
                [you] Du legst { $cards } auf Kuchen { $number }.
               *[other] { $seat } legt { $cards } auf Kuchen { $number }.
            }
            [down] { $seat-is ->
                [you] Du legst { $cards } verdeckt als Boden für Kuchen { $number }.
               *[other] { $seat } legt { $cards } verdeckt als Boden für Kuchen { $number }.
            }
           *[start] { $seat-is ->
                [you] Du legst { $cards } als Boden für Kuchen { $number }.
               *[other] { $seat } legt { $cards } als Boden für Kuchen { $number }.
            }
        }
    .chip =
        { $way ->
            [on] { $cards-short } auf Kuchen { $number }
            [down] neuer Kuchen, verdeckt
           *[start] neuer Kuchen: { $cards-short }
        }
event-took-back =
    .log =
        { $seat-is ->
            [you] Du kannst { $cards } nirgends anlegen und nimmst die Karte auf die Hand.
           *[other] { $seat } kann { $cards } nirgends anlegen und nimmt die Karte auf die Hand.
        }
    .chip =
        { $seat-is ->
            [you] du nimmst die Karte zurück
           *[other] nimmt die Karte zurück
        }
event-dropped =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } ab und behältst vier Karten.
           *[other] { $seat } legt { $cards } ab und behält vier Karten.
        }
    .chip =
        { $seat-is ->
            [you] du legst { $cards-short } ab
           *[other] legt { $cards-short } ab
        }
event-cleared =
    .log = Niemand hat etwas vom Band genommen, deshalb kommen die Gratiskarten weg: { $cards }.
    .stage = Niemand greift zu: Die Gratiskarten kommen weg
    .chip = Gratiskarten kommen weg
event-day-ended =
    .log = Tag { $day } ist vorbei.
    .stage = Feierabend: Tag { $day } ist vorbei
    .chip = Tag { $day } ist vorbei
event-went-stale =
    .log =
        { $seat-is ->
            [you] Dein Kuchen { $number } wird altbacken.
           *[other] Kuchen { $number } von { $seat } wird altbacken.
        }
    .stage =
        { $seat-is ->
            [you] Dein Kuchen { $number } wird altbacken!
           *[other] Kuchen { $number } von { $seat } wird altbacken!
        }
    .chip =
        { $seat-is ->
            [you] dein Kuchen { $number }: altbacken
           *[other] Kuchen { $number }: altbacken
        }
event-reshuffled =
    .log =
        { $count ->
            [one] Die einzige abgelegte Karte wird zum Nachziehstapel, und Tag 2 beginnt.
           *[other] Die { $count } abgelegten Karten werden gemischt, und Tag 2 beginnt.
        }
    .stage = Tag 2 beginnt
    .chip = Tag 2 beginnt
event-opened =
    .log =
        { $seat-is ->
            [you] Dein Wertungsstapel wird aufgedeckt:
           *[other] Der Wertungsstapel von { $seat } wird aufgedeckt:
        }{ " " }{ $cards-is ->
            [none] Er ist leer.
           *[shown] { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Du deckst deinen Wertungsstapel auf
           *[other] { $seat } deckt den Wertungsstapel auf
        }
    .chip =
        { $seat-is ->
            [you] du deckst auf
           *[other] deckt auf
        }
event-grandma-decided =
    .log =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Dank Oma zählt eine deiner Präsidentinnen als Vorarbeiter.
               *[other] Dank Oma zählt bei { $seat } eine Präsidentin als Vorarbeiter.
            }
            [secretary] { $seat-is ->
                [you] Dank Oma zählt eine deiner Präsidentinnen als Sekretär.
               *[other] Dank Oma zählt bei { $seat } eine Präsidentin als Sekretär.
            }
           *[keep] { $seat-is ->
                [you] Du könntest Oma fragen, behältst aber alle deine Präsidentinnen.
               *[other] { $seat } könnte Oma fragen, behält aber alle Präsidentinnen.
            }
        }
    .stage =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Oma macht deine Präsidentin zum Vorarbeiter
               *[other] Oma macht bei { $seat } eine Präsidentin zum Vorarbeiter
            }
            [secretary] { $seat-is ->
                [you] Oma macht deine Präsidentin zum Sekretär
               *[other] Oma macht bei { $seat } eine Präsidentin zum Sekretär
            }
           *[keep] { $seat-is ->
                [you] Du behältst die Präsidentin: Oma ändert nichts
               *[other] { $seat } behält die Präsidentin: Oma ändert nichts
            }
        }
    .chip =
        { $choice ->
            [foreman] Präsidentin → Vorarbeiter
            [secretary] Präsidentin → Sekretär
           *[keep] Oma ändert nichts
        }
event-ended =
    .log = Das Spiel ist vorbei.
    .stage = Das Spiel ist vorbei
    .chip = das Spiel ist vorbei

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action =
    { $way ->
        [take] Nimm eine Karte vom Band.
        [play] Spiel eine Karte.
        [draw-box] Zieh eine Karte oder verpack Kuchen.
        [draw] Zieh eine Karte.
        [box] Verpack Kuchen.
        [pass] Du kannst nur passen.
       *[take-play] Nimm etwas vom Band oder spiel eine Karte.
    }
prompt-pay =
    { $count ->
        [one] Mit welcher Karte zahlst du?
       *[other] Mit welchen { $count } Karten zahlst du?
    }
prompt-box-more = Verpack noch einen Kuchen oder hör auf.
prompt-place = Wohin kommt { $card }?
prompt-place-or-turn = Leg { $card } an oder dreh die Karte um.
prompt-drop = Fünf Karten: Leg eine ab.
prompt-stale = Welcher Kuchen wird altbacken?
prompt-grandma = Oma: Deine Präsidentin zählt als …
prompt-over =
    { $winners-is ->
        [you] Du schaffst mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        } die Beförderung!
        [other] { $winners } schafft mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        } die Beförderung.
       *[others] Befördert mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }: { $winners }.
    }

## Whom the table waits for

waiting-action = Warten auf { $seats }: Aktion wählen.
waiting-place = Warten auf { $seats }: Karte anlegen.
waiting-drop = Warten auf { $seats }: Karte ablegen.
waiting-stale = Warten auf { $seats }: altbackenen Kuchen wählen.
waiting-grandma = Warten auf { $seats }: Oma fragen.

## Choices

label-draw = Karte ziehen
label-pass = Passen
label-done = Verpacken beenden
label-keep = Als Präsidentin behalten
label-foreman = Als Vorarbeiter zählen
label-secretary = Als Sekretär zählen
label-place-down = Verdeckt als neuen Boden legen
label-new-pie = Kuchen { $number } beginnen
label-box = Kuchen { $number } verpacken: { $pie }
label-place = Auf Kuchen { $number } legen ({ $pie })
label-stale = Kuchen { $number } altbacken werden lassen: { $pie }
label-draft =
    { $side ->
        [down] Verdeckt nehmen: { $what }
       *[up] Nehmen: { $what }
    }{ " " }{ $cost ->
        [0] (gratis)
        [one] (kostet eine Karte)
       *[other] (kostet { $cost } Karten)
    }
label-play =
    { $side ->
        [down] Verdeckt spielen: { $what }
       *[up] Spielen: { $what }
    }
label-pay = Bezahlen mit: { $what }
label-drop = Ablegen: { $what }

## Why a move is good: one fact, at most 25 words

advice-draw = Eine neue Karte umsonst, aber in der nächsten Runde kommst du zuletzt.
advice-box =
    { $count ->
        [one] Ein Kuchen für { $dollars } $ ist sicher in deinem Wertungsstapel, und sein Platz ist wieder frei.
       *[other] { $count } Kuchen für { $dollars } $ sind sicher in deinem Wertungsstapel, und ihre Plätze sind wieder frei.
    }
advice-box-late =
    { $left ->
        [0] Der Nachziehstapel ist leer,
        [one] Der Nachziehstapel hat noch eine Karte,
       *[other] Der Nachziehstapel hat noch { $left } Karten,
    }{ " " }der Tag endet bald: { $count ->
        [one] Ein Kuchen für { $dollars } $ wird nicht mehr altbacken.
       *[other] { $count } Kuchen für { $dollars } $ werden nicht mehr altbacken.
    }
advice-down =
    { $count ->
        [one] Verdeckt beginnt sie einen Kuchen auf deinem letzten freien Platz, und du kommst nächste Runde früh dran.
       *[other] Verdeckt beginnt sie einen Kuchen, und du kommst nächste Runde früh dran. { $count } deiner Plätze sind frei.
    }
advice-crust =
    { $count ->
        [one] Ein Boden beginnt einen neuen Kuchen auf deinem letzten freien Platz.
       *[other] Ein Boden beginnt einen neuen Kuchen: { $count } deiner Plätze sind frei.
    }
advice-into-hand = Auf keinen deiner Kuchen passt sie jetzt, also kommt sie für später auf die Hand.
advice-worth = Damit ist ein Kuchen { $after } $ wert statt { $before } $.
advice-worth-icon = Damit ist ein Kuchen { $after } $ wert statt { $before } $, mit dem Symbol { $icon }.
advice-spare = Auf keinen deiner Kuchen passt sie, und sie ist nur { $dollars } $ wert.
advice-stale = Mit { $dollars } $ ist kein Kuchen, der altbacken werden kann, weniger wert.
advice-grandma =
    { $count ->
        [one] Dann hast du ein Symbol { $icon }, und sonst hat niemand eines.
       *[other] Dann hast du { $count }-mal das Symbol { $icon }, sonst niemand öfter als { $most }-mal.
    }

## Why not

fact-can-act = Das kannst du noch tun: { $actions }.
fact-hand-full =
    { $count ->
        [one] Du hast schon eine Karte auf der Hand.
       *[other] Du hast schon { $count } Karten auf der Hand.
    }
fact-deck-empty = Der Nachziehstapel ist leer.
fact-line-short =
    { $count ->
        [one] Das Band hat nur ein Feld.
       *[other] Das Band hat nur { $count } Felder.
    }
fact-place-empty = Feld { $place } auf dem Band ist leer.
fact-cost =
    { $cost ->
        [0] Feld { $place } ist gratis.
        [one] Feld { $place } kostet eine Karte.
       *[other] Feld { $place } kostet { $cost } Karten.
    }
fact-too-dear =
    { $cost ->
        [one] Feld { $place } kostet eine Karte,
       *[other] Feld { $place } kostet { $cost } Karten,
    }{ " " }{ $held ->
        [0] und du hast keine.
        [one] und du hast nur eine.
       *[other] und du hast nur { $held }.
    }
fact-not-held = { $card } ({ $minutes } Min.) hast du nicht auf der Hand.
fact-card-twice = Du hast { $card } ({ $minutes } Min.) zweimal genannt.
fact-card-picked = Du hast { $card } ({ $minutes } Min.) schon ausgewählt.
fact-card-too-late = Karten werden der Reihe nach ausgewählt, und { $card } ({ $minutes } Min.) kommt vor der Karte, die du zuletzt gewählt hast.
fact-too-few-left = Karten werden der Reihe nach ausgewählt, und nach { $card } ({ $minutes } Min.) bleiben zu wenige zum Bezahlen.
fact-pie-twice = Du hast Kuchen { $number } zweimal genannt.
fact-pie-picked = Du hast Kuchen { $number } schon ausgewählt.
fact-pie-too-late = Kuchen werden der Reihe nach ausgewählt, und Kuchen { $number } kommt vor dem, den du zuletzt gewählt hast.
fact-no-pie = Du hast keinen Kuchen.
fact-no-such-pie = Du hast keinen Kuchen { $number }.
fact-no-filling = Kuchen { $number } hat keine Füllung.
fact-no-slot = Du hast schon { $count } Kuchen; für einen weiteren ist kein Platz.
fact-empty-slot = Es gibt keinen Kuchen { $number }, und ein neuer bekommt immer die kleinste freie Nummer.
fact-does-not-fit = { $card } passt nicht auf Kuchen { $number } ({ $pie }).
fact-only-face-down = { $card } passt auf keinen deiner Kuchen; du kannst die Karte nur verdeckt verwenden.
fact-in-vain = { $card } passt auf keinen deiner Kuchen, und an diesem Tisch darf man eine solche Karte nicht spielen.
fact-no-room = { $card } passt auf keinen deiner Kuchen, und auf deiner Hand ist kein Platz mehr.
fact-shown-face-up = Du hast die Karte offen gezeigt.

## The result

# The heading of the result: who wins is promoted.
result-won =
    { $winners-is ->
        [you] Du wirst befördert!
        [with-you] Befördert: { $winners }!
        [other] { $winners } wird befördert!
       *[others] { $winners } werden befördert!
    }
reason-most-points = Die meisten Punkte bringen die Beförderung.
reason-fewer-crusts = Gleich viele Punkte: Weniger verpackte Böden bringen die Beförderung.
reason-promoted-together = Gleich viele Punkte und verpackte Böden: Die Beförderung wird geteilt.
result-boxed =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $count ->
        [0] nichts verpackt.
        [one] eine Karte im Wert von { $dollars } $ verpackt.
       *[other] { $count } Karten im Wert von { $dollars } $ verpackt.
    }
result-no-majority = Symbol { $icon }: { $counts }. Niemand hat die Mehrheit.
result-majority =
    { $winner-is ->
        [you] Symbol { $icon }: { $counts }. Du hast die Mehrheit: { $points } Punkte.
       *[other] Symbol { $icon }: { $counts }. { $winner } hat die Mehrheit: { $points } Punkte.
    }
result-no-most-pies = Kuchen: { $counts }. Niemand hat die meisten.
result-most-pies =
    { $winners-count ->
        [one] Kuchen: { $counts }. Die meisten: { $winners }, { $points } Punkte.
       *[other] Kuchen: { $counts }. Die meisten: { $winners }, je { $points } Punkte.
    }
result-points =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $points ->
        [one] insgesamt einen Punkt.
       *[other] insgesamt { $points } Punkte.
    }

## The sheet of a result

sheet-dollars = Dollar
sheet-dollars-why = Der Wert der Karten im Wertungsstapel. Jeder Dollar ist ein Punkt.
sheet-boss-why = Symbole dieser Art im Wertungsstapel. Die meisten bringen { $points } Punkte, Gleichstand bringt nichts.
sheet-pies = Kuchen
sheet-pies-why =
    { $tie ->
        [all] Füllungen und Beläge im Wertungsstapel. Die meisten bringen { $points } Punkte, bei Gleichstand allen.
       *[nobody] Füllungen und Beläge im Wertungsstapel. Die meisten bringen { $points } Punkte, Gleichstand bringt nichts.
    }
sheet-points = Punkte
sheet-points-why = Dollar und Boni zusammen.

## The table in plain text

picture-day = Tag { $day }, Runde { $round }. Reihenfolge: { $seats }.
picture-deck =
    { $count ->
        [one] Nachziehstapel: 1 Karte.
       *[other] Nachziehstapel: { $count } Karten.
    }
picture-place =
    { $cost ->
        [0] Band, Feld { $place }: { $what } (gratis)
        [one] Band, Feld { $place }: { $what } (kostet eine Karte)
       *[other] Band, Feld { $place }: { $what } (kostet { $cost } Karten)
    }
picture-place-empty = Band, Feld { $place }: leer
picture-discards =
    { $cards-is ->
        [none] { $hidden ->
            [0] Ablagestapel: leer
            [one] Ablagestapel: eine verdeckte Karte
           *[other] Ablagestapel: { $hidden } verdeckte Karten
        }
       *[shown] { $hidden ->
            [0] Ablagestapel: { $cards }
            [one] Ablagestapel: { $cards }; dazu eine verdeckte Karte
           *[other] Ablagestapel: { $cards }; dazu { $hidden } verdeckte Karten
        }
    }
picture-seat =
    { $seat-is ->
        [you] Du:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [0] keine Handkarten
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }{ $state ->
        [turn] , am Zug
       *[none] { "" }
    }
picture-front =
    { $seat-is ->
        [you] { $side ->
            [down] Du zeigst { $card } verdeckt ({ $minutes } Min.).
           *[up] Du zeigst { $card } ({ $minutes } Min.).
        }
       *[other] { $side ->
            [down] { $seat } zeigt { $card } verdeckt ({ $minutes } Min.).
           *[up] { $seat } zeigt { $card } ({ $minutes } Min.).
        }
    }
picture-pie =
    { $owner-is ->
        [you] Dein Kuchen { $number }: { $pie }
       *[other] Kuchen { $number } von { $owner }: { $pie }
    }
picture-score-pile =
    { $seat-is ->
        [you] Von dir verpackt:
       *[other] Von { $seat } verpackt:
    }{ " " }{ $cards-is ->
        [none] noch nichts.
       *[shown] { $cards }, zusammen { $dollars } $.
    }{ $icons-count ->
        [0] { "" }
       *[other] { " " }Symbole: { $icons }.
    }
picture-closed-pile =
    { $seat-is ->
        [you] Von dir verpackt:
       *[other] Von { $seat } verpackt:
    }{ " " }{ $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
picture-hand = Deine Hand: { $what }
picture-no-hand = Deine Hand ist leer.
picture-topping = { $card } passt auf { $cards }.

## Options of a table

option-max_pies = Höchstens so viele Kuchen in Arbeit
option-orientation = Offen oder verdeckt wird entschieden
    .at_action = mit der Aktion
    .at_placement = beim Anlegen
option-null_play = Karten spielen, die nirgends passen
    .allow = erlaubt
    .forbid = nicht erlaubt
option-full_hand_draft = Vom Band nehmen mit voller Hand
    .forbid = nur, was man anlegen kann
    .discard_down = danach bis auf vier ablegen
option-day_end = Wann ein Tag endet
    .lacking = wenn eine Karte fehlt
    .deck_empty = wenn der Nachziehstapel leer ist
option-most_pies_tie = Gleichstand bei den meisten Kuchen
    .none = niemand bekommt die Punkte
    .all = alle Beteiligten bekommen die Punkte
option-score_piles = Wertungsstapel
    .open = offen
    .closed = verdeckt
option-discards = Ablagestapel
    .open = offen
    .face_down_stay_secret = verdeckte Karten bleiben geheim

## Kinds of cards, and icons

kind-crust = Boden
kind-filling = Füllung
kind-topping = Belag
icon-president = Präsidentin
icon-foreman = Vorarbeiter
icon-secretary = Sekretär
icon-grandma = Oma

## Cards

card-C01 = Crackerboden
card-C02 = Crackerboden
card-C04 = Blätterteig
card-C05 = Blätterteig
card-C06 = Blätterteig
card-C07 = Vollkornboden
card-C08 = Vollkornboden
card-C09 = Keksboden
card-C11 = Keksboden
card-C13 = Butterteig
card-F10 = Apfel
card-F12 = Apfel
card-F14 = Kirsche
card-F15 = Heidelbeere
card-F16 = Kürbis
card-F17 = Zitrone
card-F18 = Apfel
card-F19 = Kirsche
card-F20 = Heidelbeere
card-F21 = Apfel
card-F22 = Kürbis
card-F23 = Zitrone
card-F24 = Limette
card-F25 = Kirsche
card-F26 = Kürbis
card-F28 = Heidelbeere
card-F29 = Zitrone
card-F31 = Schokolade
card-F33 = Limette
card-F36 = Schokolade
card-T27 = Zuckerguss
    .text = Passt auf Kirsche, Heidelbeere oder Zitrone.
card-T30 = Streusel
    .text = Passt auf Apfel, Heidelbeere oder Kürbis.
card-T32 = Omas Geheimnis
    .short = Geheimnis
    .text = Passt auf Apfel, Kürbis oder Zitrone.
card-T34 = Zuckerguss
    .text = Passt auf Kirsche, Heidelbeere oder Zitrone.
card-T35 = Eis
    .text = Passt auf Apfel, Kirsche oder Schokolade.
card-T37 = Teiggitter
    .text = Passt auf Apfel, Kirsche oder Heidelbeere.
card-T38 = Schlagsahne
    .text = Passt auf Kürbis, Limette oder Schokolade.
card-T39 = Streusel
    .text = Passt auf Apfel, Heidelbeere oder Kürbis.
card-T40 = Eis
    .text = Passt auf Apfel, Kirsche oder Schokolade.
card-T41 = Schlagsahne
    .text = Passt auf Kürbis, Limette oder Schokolade.
card-T42 = Teiggitter
    .text = Passt auf Apfel, Kirsche oder Heidelbeere.
card-T43 = Baiser
    .text = Passt auf Zitrone, Limette oder Schokolade.
card-T44 = Teiggitter
    .text = Passt auf Apfel, Kirsche oder Heidelbeere.
card-T45 = Schlagsahne
    .text = Passt auf Kürbis, Limette oder Schokolade.
card-T46 = Baiser
    .text = Passt auf Zitrone, Limette oder Schokolade.
card-T47 = Baiser
    .text = Passt auf Zitrone, Limette oder Schokolade.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = Das Ziel: Kuchen im Karton
    .text = Die meisten Punkte nach zwei Tagen gewinnen. Punkte bringen Kuchen, die du verpackst: Boden, Füllung, vielleicht ein Belag.
lesson-line = Das Fließband
    .text = In jeder Runde tun alle eines. Die erste Karte vom Band ist gratis; weiter rechts bezahlst du mit Handkarten.
lesson-crust = Nimm: { $card }
    .text = Ein Kuchen beginnt mit einem Boden, und dieser ist gratis. Drück darauf, dann auf den Knopf.
    .not = Zuerst ein Boden: { $card } ganz vorn kostet nichts.
lesson-filling = Nimm: { $card }
    .text = Das Band ist weitergerückt, diese Karte ist jetzt gratis. Sie kommt auf deinen Boden und ist vier Dollar wert.
    .not = { $card } ist gratis und passt auf deinen Boden: Nimm die Karte.
lesson-order = Wer ist zuerst dran?
    .text = Die Minuten deiner Karte entscheiden. { $seat } war schneller als du und kam in dieser Runde zuerst.
lesson-topping = Nimm: { $card }
    .text = Das macht deinen Kuchen sechs Dollar wert. Drück darauf, dann zum Bezahlen auf { $other_card }, dann auf den Knopf.
    .not = Nimm { $card }, und bezahl mit { $other_card }.
lesson-pay = Bezahl mit: { $other_card }
    .text = Dieses Feld kostet eine Handkarte. { $other_card } kannst du entbehren.
    .not = Behalt die. Bezahl mit { $other_card }.
lesson-down = Spiel verdeckt: { $card }
    .text = Kein Boden auf der Hand? Verdeckt ist jede Karte einer und braucht nur drei Minuten.
    .not = Der nächste Kuchen braucht einen Boden: Spiel { $card } verdeckt.
lesson-boss = Spiel: { $card }
    .text = Das kommt auf diesen Boden. Das P gefällt der Präsidentin: Die meisten davon bringen fünf Punkte.
    .not = { $card } passt auf den leeren Boden und gefällt der Präsidentin.
lesson-box = Verpack deine Kuchen
    .text = Beide sind reif. Drück auf den Knopf, wähl beide Kuchen, und verpack sie auf einmal.
    .not = Beide Kuchen sind reif: Verpack sie zusammen. Das ist eine einzige Aktion.
lesson-end = Zwei Kuchen verpackt: { $dollars } Dollar!
    .text = So kommen Punkte zusammen. Ein richtiges Spiel dauert zwei Tage, und die meisten Punkte gewinnen.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Verpack Kuchen, die Dollar bringen und der Chefetage gefallen.
    .act = In jeder Runde tun alle eines: eine Karte vom Fließband nehmen (vorn gratis, dahinter kostet es Handkarten), eine Karte spielen, eine ziehen oder Kuchen verpacken.
    .build = Ein Kuchen ist ein Boden, eine Füllung und vielleicht ein Belag, der zur Füllung passt. Jede Karte darf verdeckt als Boden liegen.
    .order = Die wenigsten Minuten beginnen die nächste Runde. Wer verpackt oder gezogen hat, kommt zuletzt.
    .box = Ein verpackter Kuchen zählt nur mit seiner obersten Karte.
    .scoring = Deine Dollar und Punkte für die meisten Symbole von Präsidentin (5), Vorarbeiter (4) und Sekretär (3) und die meisten Kuchen (3). Gleichstand bringt nichts.
    .end = Ist der Stapel leer, endet der Tag: Wer gefüllte Kuchen draußen hat, verliert einen. Nach Tag zwei werden alle anderen verpackt.
