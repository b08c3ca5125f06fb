# The words of Cheflebrity.

## What things are called

# A pie, inside a sentence: the second one that its owner began. “own”: in a sentence about what its owner does.
# In German always in the accusative.
pie =
    { $owner-is ->
        [you] deinen
       *[other] den
    }{ " " }{ $number ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
       *[other] { $number }.
    }{ " " }{ $owner-is ->
        [you] Kuchen
       *[other] { $whose ->
            [own] eigenen Kuchen
           *[named] Kuchen von { $owner }
        }
    }
# By what is to be seen of it.
pie-seen =
    { $owner-is ->
        [you] { $filling ->
            [apple] deinen Apfelkuchen
            [apple-tart] deine Apfeltarte
            [blueberry] deinen Heidelbeerkuchen
            [blueberry-tart] deine Heidelbeertarte
            [cherry] deinen Kirschkuchen
            [cherry-tart] deine Kirschtarte
            [pumpkin] deinen Kürbiskuchen
            [pumpkin-tart] deine Kürbistarte
            [none] deinen leeren Boden
            [gone] dein Dessert
            [plain-tart] deine Tarte
           *[plain] deinen Kuchen
        }
       *[other] { $whose ->
            [own] { $filling ->
                [apple] den eigenen Apfelkuchen
                [apple-tart] die eigene Apfeltarte
                [blueberry] den eigenen Heidelbeerkuchen
                [blueberry-tart] die eigene Heidelbeertarte
                [cherry] den eigenen Kirschkuchen
                [cherry-tart] die eigene Kirschtarte
                [pumpkin] den eigenen Kürbiskuchen
                [pumpkin-tart] die eigene Kürbistarte
                [none] den eigenen leeren Boden
                [gone] das eigene Dessert
                [plain-tart] die eigene Tarte
               *[plain] den eigenen Kuchen
            }
           *[named] { $filling ->
                [apple] den Apfelkuchen von { $owner }
                [apple-tart] die Apfeltarte von { $owner }
                [blueberry] den Heidelbeerkuchen von { $owner }
                [blueberry-tart] die Heidelbeertarte von { $owner }
                [cherry] den Kirschkuchen von { $owner }
                [cherry-tart] die Kirschtarte von { $owner }
                [pumpkin] den Kürbiskuchen von { $owner }
                [pumpkin-tart] die Kürbistarte von { $owner }
                [none] den leeren Boden von { $owner }
                [gone] das Dessert von { $owner }
                [plain-tart] die Tarte von { $owner }
               *[plain] den Kuchen von { $owner }
            }
        }
    }
pie-worth = { $pie } ({ $quality } Punkte)
# What a bonus is for, inside a sentence.
bonus =
    { $name ->
        [most-pies] die meisten Kuchen
        [most-tarts] die meisten Tartes
        [pie-variety] die meisten Kuchensorten
        [tart-variety] die meisten Tartesorten
        [consistency] den gleichmäßigsten Kuchen
        [fanciest] das üppigste Dessert
        [highest-quality] den Kuchen mit der höchsten Qualität
        [lowest-quality] den Kuchen mit der niedrigsten Qualität
        [sabotages] die meisten Sabotage!-Karten
        [saves] die meisten Gerettet!-Karten
        [pumpkin] die meisten Kürbisfüllungen
        [biggest] die meisten Karten in einem Dessert
       *[desserts] die meisten Desserts
    }
# A player's points, in a list.
score = { $seat } mit { $points }
# How far a player came for a bonus, in a list, and the points for it.
reached =
    { $points ->
        [0] { $seat } mit { $value }
       *[other] { $seat } mit { $value } (+{ $points })
    }
# A number with two decimal places.
average = { $whole },{ $hundredths }

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Du fängst an.
           *[other] { $seat } fängt an.
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
event-drew =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards } vom Zutatenstapel.
           *[other] { $seat } zieht { $cards } vom Zutatenstapel.
        }
    .chip =
        { $cards-is ->
            [hidden] zieht
           *[shown] { $seat-is ->
                [you] du ziehst { $cards-short }
               *[other] zieht { $cards-short }
            }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Du nimmst { $cards } von den Resten.
           *[other] { $seat } nimmt { $cards } von den Resten.
        }
    .stage =
        { $seat-is ->
            [you] Du nimmst { $cards }
           *[other] { $seat } nimmt { $cards }
        }
    .chip =
        { $seat-is ->
            [you] du nimmst { $cards-short }
           *[other] nimmt { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } zu den Resten.
           *[other] { $seat } legt { $cards } zu den Resten.
        }
    .chip =
        { $seat-is ->
            [you] du legst { $cards-short } ab
           *[other] legt { $cards-short } ab
        }
event-lost-nothing =
    .log =
        { $seat-is ->
            [you] Du hast keinen Kuchen, den das Ups! treffen könnte.
           *[other] { $seat } hat keinen Kuchen, den das Ups! treffen könnte.
        }
    .chip = Ups! trifft nichts
event-spilt =
    .log = Das Ups! trifft { $pie }.
    .stage = Ups! Es trifft { $pie }!
    .chip = Ups! Ein Kuchen getroffen
event-placed =
    .log =
        { $start ->
            [new] { $seat-is ->
                [you] Du beginnst { $pie } mit { $card }.
               *[other] { $seat } beginnt { $pie } mit { $card }.
            }
           *[on] { $seat-is ->
                [you] Du legst { $card } auf { $pie }.
               *[other] { $seat } legt { $card } auf { $pie }.
            }
        }
    .stage =
        { $start ->
            [new] { $seat-is ->
                [you] Du beginnst ein Dessert: { $card-short }
               *[other] { $seat } beginnt ein Dessert: { $card-short }
            }
           *[on] { $seat-is ->
                [you] Du legst { $card-short } auf { $pie }
               *[other] { $seat } legt { $card-short } auf { $pie }
            }
        }
    .chip = { $card-short }
event-served =
    .log =
        { $dessert ->
            [tart] { $seat-is ->
                [you] Du servierst { $pie } als Tarte ({ $cards }).
               *[other] { $seat } serviert { $pie } als Tarte ({ $cards }).
            }
           *[pie] { $seat-is ->
                [you] Du servierst { $pie } ({ $cards }).
               *[other] { $seat } serviert { $pie } ({ $cards }).
            }
        }
    .stage =
        { $dessert ->
            [tart] { $seat-is ->
                [you] { $filling ->
                    [apple] Du servierst eine Apfeltarte im Wert von { $quality }!
                    [blueberry] Du servierst eine Heidelbeertarte im Wert von { $quality }!
                    [cherry] Du servierst eine Kirschtarte im Wert von { $quality }!
                    [pumpkin] Du servierst eine Kürbistarte im Wert von { $quality }!
                   *[plain] Du servierst eine Tarte im Wert von { $quality }!
                }
               *[other] { $filling ->
                    [apple] { $seat } serviert eine Apfeltarte im Wert von { $quality }!
                    [blueberry] { $seat } serviert eine Heidelbeertarte im Wert von { $quality }!
                    [cherry] { $seat } serviert eine Kirschtarte im Wert von { $quality }!
                    [pumpkin] { $seat } serviert eine Kürbistarte im Wert von { $quality }!
                   *[plain] { $seat } serviert eine Tarte im Wert von { $quality }!
                }
            }
           *[pie] { $seat-is ->
                [you] { $filling ->
                    [apple] Du servierst einen Apfelkuchen im Wert von { $quality }!
                    [blueberry] Du servierst einen Heidelbeerkuchen im Wert von { $quality }!
                    [cherry] Du servierst einen Kirschkuchen im Wert von { $quality }!
                    [pumpkin] Du servierst einen Kürbiskuchen im Wert von { $quality }!
                   *[plain] Du servierst einen Kuchen im Wert von { $quality }!
                }
               *[other] { $filling ->
                    [apple] { $seat } serviert einen Apfelkuchen im Wert von { $quality }!
                    [blueberry] { $seat } serviert einen Heidelbeerkuchen im Wert von { $quality }!
                    [cherry] { $seat } serviert einen Kirschkuchen im Wert von { $quality }!
                    [pumpkin] { $seat } serviert einen Kürbiskuchen im Wert von { $quality }!
                   *[plain] { $seat } serviert einen Kuchen im Wert von { $quality }!
                }
            }
        }
    .chip =
        { $dessert ->
            [tart] { $seat-is ->
                [you] du servierst Tarte: { $quality }
               *[other] serviert Tarte: { $quality }
            }
           *[pie] { $seat-is ->
                [you] du servierst Kuchen: { $quality }
               *[other] serviert Kuchen: { $quality }
            }
        }
event-attacked =
    .log =
        { $seat-is ->
            [you] Du spielst { $card } gegen { $pie }.
           *[other] { $seat } spielt { $card } gegen { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] Du sabotierst { $pie }!
           *[other] { $seat } sabotiert { $pie }!
        }
    .chip =
        { $seat-is ->
            [you] du sabotierst { $owner }
           *[other] { $owner-is ->
                [you] sabotiert dich
               *[other] sabotiert { $owner }
            }
        }
event-knocked-off =
    .log =
        { $by ->
            [oops] Das Ups! kostet { $pie } die Karte { $cards }.
           *[sabotage] { $other-is ->
                [you] Deine Sabotage! kostet { $pie } die Karte { $cards }.
               *[other] Die Sabotage! von { $other } kostet { $pie } die Karte { $cards }.
            }
        }
    .stage =
        { $by ->
            [oops] Ups! trifft { $pie }: { $cards-short } weg
           *[sabotage] { $other-is ->
                [you] Du sabotierst { $pie }: { $cards-short } weg
               *[other] { $other } sabotiert { $pie }: { $cards-short } weg
            }
        }
    .chip =
        { $seat-is ->
            [you] du verlierst { $cards-short }
           *[other] verliert { $cards-short }
        }
event-rescued =
    .log =
        { $seat-is ->
            [you] Du spielst { $card } und rettest { $pie }.
           *[other] { $seat } spielt { $card } und rettet { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] Du rettest { $pie }!
           *[other] { $seat } rettet { $pie }!
        }
    .chip =
        { $seat-is ->
            [you] du rettest einen Kuchen!
           *[other] rettet einen Kuchen!
        }
event-quiet =
    .log = Niemand reagiert.
event-ended-turn =
    .log =
        { $seat-is ->
            [you] Du beendest deinen Zug.
           *[other] { $seat } beendet den Zug.
        }
    .chip =
        { $seat-is ->
            [you] du beendest den Zug
           *[other] beendet den Zug
        }
event-last-card =
    .log =
        { $seat-is ->
            [you] Du hast die letzte Karte vom Zutatenstapel gezogen;
           *[other] { $seat } hat die letzte Karte vom Zutatenstapel gezogen;
        }{ " " }{ $turns ->
            [0] das ist der letzte Zug.
            [one] nach diesem Zug folgt noch einer.
           *[other] nach diesem Zug folgen noch { $turns }.
        }
    .stage =
        { $turns ->
            [0] Letzte Runde! Das ist der letzte Zug
            [one] Letzte Runde! Nach diesem noch ein Zug
           *[other] Letzte Runde! Nach diesem noch { $turns } Züge
        }
    .chip =
        { $seat-is ->
            [you] du ziehst die letzte Karte
           *[other] zieht die letzte Karte
        }
event-offered =
    .log =
        { $to ->
            [everybody] { $seat-is ->
                [you] Du bietest allen einen Tausch an ({ $cards } gegen { $other_cards }).
               *[other] { $seat } bietet allen einen Tausch an ({ $cards } gegen { $other_cards }).
            }
           *[one] { $seat-is ->
                [you] Du bietest { $partner } einen Tausch an ({ $cards } gegen { $other_cards }).
               *[other] { $partner-is ->
                    [you] { $seat } bietet dir einen Tausch an ({ $cards } gegen { $other_cards }).
                   *[other] { $seat } bietet { $partner } einen Tausch an ({ $cards } gegen { $other_cards }).
                }
            }
        }
    .stage =
        { $to ->
            [everybody] { $seat-is ->
                [you] Du bietest allen einen Tausch an
               *[other] { $seat } bietet allen einen Tausch an
            }
           *[one] { $seat-is ->
                [you] Du bietest { $partner } einen Tausch an
               *[other] { $partner-is ->
                    [you] { $seat } bietet dir einen Tausch an
                   *[other] { $seat } bietet { $partner } einen Tausch an
                }
            }
        }
    .chip =
        { $to ->
            [everybody] Angebot an alle
           *[one] { $partner-is ->
                [you] Angebot an dich
               *[other] Angebot an { $partner }
            }
        }
event-countered =
    .log =
        { $seat-is ->
            [you] Du machst { $partner } ein Gegenangebot ({ $cards } gegen { $other_cards }).
           *[other] { $partner-is ->
                [you] { $seat } macht dir ein Gegenangebot ({ $cards } gegen { $other_cards }).
               *[other] { $seat } macht { $partner } ein Gegenangebot ({ $cards } gegen { $other_cards }).
            }
        }
    .stage =
        { $seat-is ->
            [you] Du machst { $partner } ein Gegenangebot
           *[other] { $partner-is ->
                [you] { $seat } macht dir ein Gegenangebot
               *[other] { $seat } macht { $partner } ein Gegenangebot
            }
        }
    .chip = Gegenangebot
event-accepted =
    .log =
        { $seat-is ->
            [you] Du nimmst das Angebot von { $partner } an.
           *[other] { $partner-is ->
                [you] { $seat } nimmt dein Angebot an.
               *[other] { $seat } nimmt das Angebot von { $partner } an.
            }
        }
    .stage =
        { $seat-is ->
            [you] Du nimmst das Angebot von { $partner } an
           *[other] { $partner-is ->
                [you] { $seat } nimmt dein Angebot an
               *[other] { $seat } nimmt das Angebot von { $partner } an
            }
        }
    .chip =
        { $seat-is ->
            [you] du nimmst an
           *[other] nimmt an
        }
event-declined =
    .log =
        { $seat-is ->
            [you] Du lehnst das Angebot von { $partner } ab.
           *[other] { $partner-is ->
                [you] { $seat } lehnt dein Angebot ab.
               *[other] { $seat } lehnt das Angebot von { $partner } ab.
            }
        }
    .stage =
        { $seat-is ->
            [you] Du lehnst ab
           *[other] { $seat } lehnt ab
        }
    .chip =
        { $seat-is ->
            [you] du lehnst ab
           *[other] lehnt ab
        }
event-answered =
    .log =
        { $seats-count ->
            [0] Niemand möchte tauschen.
           *[other] Zum Tausch bereit: { $seats }.
        }
event-chose =
    .log =
        { $choice ->
            [nobody] { $seat-is ->
                [you] Du tauschst mit niemandem.
               *[other] { $seat } tauscht mit niemandem.
            }
           *[one] { $seat-is ->
                [you] Du tauschst mit { $partner }.
               *[other] { $partner-is ->
                    [you] { $seat } tauscht mit dir.
                   *[other] { $seat } tauscht mit { $partner }.
                }
            }
        }
    .chip =
        { $choice ->
            [nobody] { $seat-is ->
                [you] du tauschst nicht
               *[other] tauscht nicht
            }
           *[one] { $seat-is ->
                [you] du tauschst mit { $partner }
               *[other] { $partner-is ->
                    [you] tauscht mit dir
                   *[other] tauscht mit { $partner }
                }
            }
        }
event-gave =
    .log =
        { $seat-is ->
            [you] Du gibst { $partner } { $cards }.
           *[other] { $partner-is ->
                [you] { $seat } gibt dir { $cards }.
               *[other] { $seat } gibt { $partner } { $cards }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $cards-count ->
                [one] Du gibst { $partner }: { $cards }
               *[other] Du gibst { $partner } { $cards-count } Karten
            }
           *[other] { $partner-is ->
                [you] { $cards-count ->
                    [one] { $seat } gibt dir { $cards }
                   *[other] { $seat } gibt dir { $cards-count } Karten
                }
               *[other] { $seat } und { $partner } tauschen Karten
            }
        }
    .chip =
        { $cards-count ->
            [one] { $cards-short } → { $partner }
           *[other] { $cards-count } Karten → { $partner }
        }
event-ended =
    .log = Der letzte Zug ist vorbei; die Punkte werden gezählt.
    .stage = Der letzte Zug ist vorbei!
    .chip = der letzte Zug ist vorbei

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-draw = Zieh vom Stapel oder nimm eine Karte der Reste.
prompt-draw-leftover = Nimm eine Karte der Reste: Der Stapel ist leer.
prompt-swap = Eine Karte tauschen?
prompt-exchange = Zieh oder nimm eine Karte für { $card-short }.
prompt-play = Eine Kuchenkarte spielen?
prompt-place = Wohin kommt { $card-short }?
prompt-menu = Servier, tausch oder beende den Zug.
prompt-menu-unserved = Tausch oder beende den Zug.
prompt-oops = Welchen deiner Kuchen trifft das Ups!?
prompt-save-from-oops = Ups! Rettest du { $pie }?
prompt-save-from-sabotage =
    { $seat-is ->
        [you] Deine Sabotage! Rettest du { $pie }?
       *[other] Sabotage von { $seat }! Rettest du { $pie }?
    }
prompt-window = Jetzt eine Sabotage!-Karte spielen?
prompt-sabotage = Welchen Kuchen willst du sabotieren?
prompt-reply = Angebot von { $partner }: Ja, nein oder Gegenangebot?
prompt-reply-finally = Nimmst du das Angebot von { $partner } an?
prompt-pick = Mit wem tauschst du?
prompt-how-many-given = Wie viele Karten gibst du?
prompt-how-many-wanted = Wie viele Karten willst du haben?
prompt-claim-given =
    { $count ->
        [one] Welche Karte gibst du? Es muss nicht stimmen.
       *[other] Gegebene Karte { $number } von { $count }: Sag, was du willst.
    }
prompt-claim-wanted =
    { $count ->
        [one] Welche Karte willst du haben?
       *[other] Welche Karte willst du haben ({ $number } von { $count })?
    }
prompt-commit =
    { $count ->
        [one] Gib eine Karte her, versprochen oder nicht.
       *[other] Gib { $count } Karten her, versprochen oder nicht.
    }
prompt-commit-more =
    { $count ->
        [one] Gib noch eine Karte her.
       *[other] Gib noch { $count } Karten her.
    }
prompt-over =
    { $winners-is ->
        [you] Du gewinnst mit
        [other] { $winners } gewinnt mit
       *[others] Geteilter Sieg: { $winners } mit je
    }{ " " }{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }{ $winners-is ->
        [you] !
       *[other] .
    }

## Whom the table waits for

waiting-answered = Deine Antwort steht. Warten auf die anderen.
waiting-draw = Warten auf { $seats }: Karte ziehen.
waiting-swap = Warten auf { $seats }: Karte ablegen oder nicht.
waiting-play = Warten auf { $seats }: Kuchenkarte spielen oder nicht.
waiting-menu = Warten auf { $seats }: servieren, tauschen oder Zug beenden.
waiting-oops = Ups! Warten auf { $seats }: Kuchen wählen.
waiting-save =
    { $seats-count ->
        [4] Warten auf 4 Leute: Kuchen retten oder nicht.
        [5] Warten auf 5 Leute: Kuchen retten oder nicht.
       *[other] Warten auf { $seats }: Kuchen retten oder nicht.
    }
waiting-window =
    { $seats-count ->
        [4] Warten auf 4 Leute: sabotieren oder nicht.
        [5] Warten auf 5 Leute: sabotieren oder nicht.
       *[other] Warten auf { $seats }: sabotieren oder nicht.
    }
waiting-reply =
    { $seats-count ->
        [4] Warten auf 4 Leute: Antwort auf das Angebot.
       *[other] Warten auf { $seats }: Antwort auf das Angebot.
    }
waiting-pick = Warten auf { $seats }: jemanden zum Tauschen aussuchen.
waiting-commit = Warten auf { $seats }: Karten hergeben.

## Choices

label-pass = Passen
label-keep = Hand behalten
label-skip = Keine Kuchenkarte spielen
label-end = Zug beenden
label-pile = Vom Zutatenstapel ziehen
label-no-draw = Nichts ziehen
label-new = Neuen Kuchen beginnen
label-save = Mit Gerettet! retten
label-save-genius = Mit Geistesblitz! retten
label-accept = Annehmen
label-decline = Ablehnen
label-counter = Gegenangebot machen
label-nobody = Mit niemandem tauschen
label-offer-all = Allen einen Tausch anbieten
label-sabotage = Einen Kuchen von { $owner } sabotieren
label-sabotage-genius = Einen Kuchen von { $owner } mit Geistesblitz! sabotieren
label-trade = Mit { $partner } tauschen
label-offer = { $partner } einen Tausch anbieten
label-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
label-serve = Servieren: { $pie }
label-play = { $card } spielen
label-discard = { $card } ablegen
label-take = { $card } von den Resten nehmen
label-card = { $card }
label-on-pie = Auf { $pie }: { $before } → { $after }
label-knock-off = Weg mit { $card }: trifft { $pie }
# Whole moves, as a hint says them.
sentence-offer = { $partner } anbieten: { $cards } für { $other_cards }
sentence-offer-all = Allen anbieten: { $cards } für { $other_cards }
sentence-counter = Gegenangebot: { $cards } für { $other_cards }
sentence-swap = { $card } gegen eine vom Stapel tauschen
sentence-swap-left = { $card } gegen { $other_card } von den Resten tauschen
sentence-hand-over = { $cards } hergeben

## Answers given in advance

standing-pass = Passen, bis mein Kuchen getroffen wird
standing-decline = Jeden Tausch ablehnen

## Why a move is good: one fact, at most 25 words

advice-no-sabotage = Nichts, was jetzt wegfallen könnte, hat mehr Qualität als { $quality }.
advice-wait = { $card } auf deiner Hand kann noch auf einen deiner Kuchen.
advice-no-leftovers = Es gibt keine Reste zu nehmen.
advice-draw = Keiner der Reste passt jetzt auf einen deiner Kuchen.
advice-draw-better = Der beste passende Rest hat Qualität { $quality }; der Stapel hat vielleicht etwas Besseres.
advice-take = Du siehst, was du bekommst: Qualität { $quality }.
advice-take-fits = Die Karte passt jetzt auf einen deiner Kuchen, mit Qualität { $quality }.
advice-swap = Sie hat Qualität { $quality }, die andere { $better }.
advice-swap-blind = Sie hat nur Qualität { $quality }; die neue ist vielleicht besser.
advice-keep = Keine Kuchenkarte deiner Hand liegt unter Qualität { $quality }.
advice-hand-over =
    { $count ->
        [one] Keine Karte deiner Hand hat weniger Qualität als diese: { $quality }.
       *[other] Keine Karten deiner Hand haben weniger Qualität als diese: höchstens { $quality }.
    }
advice-decline = Was verlangt wird, hast du nicht: { $cards }.
advice-accept = Du bekommst { $cards }, wenn { $partner } die Wahrheit sagt.
advice-end = Du hast keinen Kuchen, den man servieren könnte.
advice-begin = Jedes Dessert beginnt mit einem Boden.
advice-filling = Mit einer Füllung kann man ihn servieren: bisher { $quality } Punkte.
advice-top = Mit einem Deckel zählt er als Kuchen: bisher { $quality } Punkte.
advice-extras = Damit ist das Dessert { $quality } Punkte wert.
advice-serve = { $quality } Punkte, die niemand mehr sabotieren kann.
advice-serve-late = Die letzten Züge laufen, und nur Serviertes zählt: { $quality } Punkte.
advice-sabotage = { $owner } verliert { $card }.
advice-save = Das rettet { $card } für { $pie }.
advice-not-yours = Der Kuchen gehört { $owner }, nicht dir.
advice-let-go = Nur { $card } geht verloren.
advice-oops = Du verlierst nur { $card }; bei keinem anderen Kuchen ist es weniger.

## Why not

fact-move-begun = Du hast schon einen anderen Zug angefangen.
fact-no-sabotage = Du hast keine Sabotage!-Karte.
fact-no-saved-it = Du hast keine Gerettet!-Karte.
fact-no-genius = Du hast keine Geistesblitz!-Karte.
fact-own-pie = Das ist dein eigener Kuchen.
fact-already-served = Dieses Dessert ist schon serviert.
fact-served-this-turn = Du hast in diesem Zug schon ein Dessert serviert.
fact-pile-empty = Der Zutatenstapel ist leer.
fact-just-discarded = Du hast sie gerade erst abgelegt, und an diesem Tisch darfst du sie nicht zurücknehmen.
fact-pie-gone = Diesen Kuchen gibt es nicht mehr.
fact-no-danger = Kein Kuchen ist in Gefahr.
fact-lowest-first = Karten werden der Reihe nach ausgewählt, die niedrigste zuerst.
fact-you-have-no-such-pie = So einen Kuchen hast du nicht.
fact-no-such-pie = So einen Kuchen gibt es nicht.
fact-no-pies =
    { $owner-is ->
        [you] Du hast keinen Kuchen auf der Arbeitsplatte.
       *[other] { $owner } hat keinen Kuchen auf der Arbeitsplatte.
    }
fact-no-filling = Nur ein Kuchen mit Füllung lässt sich servieren.
fact-draw-first = Du musst erst eine Karte ziehen.
fact-swap-now = Leg erst eine Karte ab, oder behalte alle.
fact-play-now = Spiel erst eine Kuchenkarte, oder verzichte darauf.
fact-drawn-already = Du hast in diesem Zug schon gezogen.
fact-nobody-has-pies = Niemand sonst hat einen Kuchen in Arbeit.
fact-played-already = Du hast schon eine Kuchenkarte gespielt oder darauf verzichtet.
fact-serving-comes-first = Du hast in diesem Zug einen Tausch angeboten, und an diesem Tisch wird zuerst serviert.
fact-trading-comes-first = Du hast in diesem Zug ein Dessert serviert, und an diesem Tisch wird zuerst getauscht.
fact-draw-for-discard = An diesem Tisch wird für jede abgelegte Karte eine gezogen.
fact-pile-untouched = Seit einer ganzen Runde hat niemand vom Zutatenstapel gezogen.
fact-genius-has-a-kind = An diesem Tisch muss ein Geistesblitz! als Füllung Apfel, Heidelbeere, Kirsche oder Kürbis sein.
fact-genius-has-no-kind = An diesem Tisch hat ein Geistesblitz! als Füllung keine Sorte.
fact-not-in-leftovers = { $card } liegt nicht bei den Resten.
fact-not-held = { $card } hast du nicht auf der Hand.
fact-pie-has-one = Dieser Kuchen hat so etwas schon.
fact-no-pie-takes-another = Keiner deiner Kuchen kann noch so eine Karte brauchen.
fact-does-not-fit = Das passt da nicht.
fact-fits-nowhere =
    { $part ->
        [filling] Eine Füllung kommt auf einen leeren Boden: Leg zuerst einen aus.
        [top] Ein Deckel kommt auf eine Füllung, die noch keinen hat.
        [extras] Extras kommen auf einen Kuchen mit Füllung.
       *[bottom] Das passt auf keinen deiner Kuchen.
    }
fact-no-trade-agreed = Es ist kein Tausch vereinbart.
fact-no-trade-with-yourself = Du kannst nicht mit dir selbst tauschen.
fact-equal-numbers = An diesem Tisch geben beide Seiten beim Tausch gleich viele Karten.
fact-one-for-one = An diesem Tisch wird eine Karte gegen eine getauscht.
fact-offers-made =
    { $count ->
        [0] An diesem Tisch bietet niemand einen Tausch an.
        [one] Du hast in diesem Zug schon ein Angebot gemacht.
       *[other] Du hast in diesem Zug schon { $count } Angebote gemacht.
    }
fact-counters-made =
    { $count ->
        [0] An diesem Tisch macht niemand Gegenangebote.
        [one] Auf dieses Angebot gab es schon ein Gegenangebot.
       *[other] Auf dieses Angebot gab es schon { $count } Gegenangebote.
    }
fact-offer-to-everybody = Dieses Angebot gilt allen.
fact-nobody-has-cards = Sonst hat niemand eine Karte.
fact-agreed =
    { $count ->
        [one] Abgemacht ist, dass du eine Karte hergibst.
       *[other] Abgemacht ist, dass du { $count } Karten hergibst.
    }
fact-not-accepted =
    { $partner-is ->
        [you] Das Angebot ist dein eigenes.
       *[other] { $partner } hat nicht angenommen.
    }
fact-has-cards =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $count ->
        [0] keine Karten.
        [one] nur eine Karte.
       *[other] nur { $count } Karten.
    }
fact-others-have-at-most =
    { $count ->
        [one] Sonst hat niemand mehr als eine Karte.
       *[other] Sonst hat niemand mehr als { $count } Karten.
    }
fact-too-many-cards = So viele Karten hat bei diesem Tausch niemand.
fact-most-cards =
    { $count ->
        [one] An diesem Tisch gibt jede Seite beim Tausch eine Karte.
       *[other] An diesem Tisch gibt jede Seite beim Tausch höchstens { $count } Karten.
    }

## The result

reason-points = Der letzte Zug ist vorbei.
result-quality =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $points ->
        [0] keine Qualitätspunkte.
        [one] 1 Qualitätspunkt.
       *[other] { $points } Qualitätspunkte.
    }
result-bonus = Bonus für { $bonus }: { $reached }.
result-bonus-to-nobody = Bonus für { $bonus }: niemand.
result-total =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $points ->
        [one] insgesamt 1 Punkt.
       *[other] insgesamt { $points } Punkte.
    }

## The sheet of a result

sheet-quality = Qualität
sheet-quality-why = Die Qualität aller Karten in servierten Desserts.
# What a bonus is for, as a heading.
sheet-bonus =
    { $name ->
        [most-pies] Meiste Kuchen
        [most-tarts] Meiste Tartes
        [pie-variety] Kuchensorten
        [tart-variety] Tartesorten
        [consistency] Gleichmaß
        [fanciest] Üppigstes
        [highest-quality] Höchste Qualität
        [lowest-quality] Niedrigste Qualität
        [sabotages] Sabotagen
        [saves] Rettungen
        [pumpkin] Kürbis
        [biggest] Größtes
       *[desserts] Desserts
    }
# How far somebody comes for a bonus, as a sentence.
bonus-how =
    { $name ->
        [most-pies] Die meisten servierten Kuchen. Ein Kuchen hat einen Deckel.
        [most-tarts] Die meisten servierten Tartes. Eine Tarte hat keinen Deckel.
        [pie-variety] Die meisten verschiedenen Füllungen der eigenen Kuchen.
        [tart-variety] Die meisten verschiedenen Füllungen der eigenen Tartes.
        [consistency] { $unit ->
            [pie] Die meisten Karten gleicher Qualität in einem Kuchen; mindestens zwei.
           *[dessert] Die meisten Karten gleicher Qualität in einem Dessert; mindestens zwei.
        }
        [fanciest] Die meisten Extras auf einem Dessert.
        [highest-quality] { $unit ->
            [pie] Die meisten Karten der Qualität 25 in einem Kuchen.
           *[dessert] Die meisten Karten der Qualität 25 in einem Dessert.
        }
        [highest-quality-total] { $unit ->
            [pie] Die höchste Gesamtqualität in einem Kuchen.
           *[dessert] Die höchste Gesamtqualität in einem Dessert.
        }
        [highest-quality-average] { $unit ->
            [pie] Die höchste mittlere Qualität in einem Kuchen.
           *[dessert] Die höchste mittlere Qualität in einem Dessert.
        }
        [lowest-quality] { $unit ->
            [pie] Die meisten Karten der Qualität 5 in einem Kuchen.
           *[dessert] Die meisten Karten der Qualität 5 in einem Dessert.
        }
        [lowest-quality-total] { $unit ->
            [pie] Die niedrigste Gesamtqualität in einem Kuchen.
           *[dessert] Die niedrigste Gesamtqualität in einem Dessert.
        }
        [lowest-quality-average] { $unit ->
            [pie] Die niedrigste mittlere Qualität in einem Kuchen.
           *[dessert] Die niedrigste mittlere Qualität in einem Dessert.
        }
        [sabotages] Die meisten gelungenen Sabotage!-Karten.
        [saves] Die meisten gespielten Rettungskarten.
        [pumpkin] Die meisten Desserts mit Kürbisfüllung.
        [biggest] Die meisten Karten in einem Dessert.
       *[desserts] Die meisten servierten Desserts.
    }
sheet-bonus-why = { $how } { $alone } Punkte, bei zweien je { $two }, bei dreien je { $three }.
sheet-total = Summe
sheet-total-why = Qualität und Boni zusammen.

## The table in plain text

picture-ingredients =
    { $count ->
        [one] Zutatenstapel: 1 Karte
       *[other] Zutatenstapel: { $count } Karten
    }
picture-last-round =
    { $turns ->
        [0] Letzte Runde: Das ist der letzte Zug
        [one] Letzte Runde: noch ein Zug nach diesem
       *[other] Letzte Runde: noch { $turns } Züge nach diesem
    }
picture-leftovers =
    { $cards-is ->
        [none] Reste: keine
       *[shown] Reste: { $cards }
    }
picture-out =
    { $cards-is ->
        [none] Abfall: leer
       *[shown] Abfall: { $cards }
    }
picture-seat =
    { $seat-is ->
        [you] Du:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $state ->
        [turn] , am Zug
       *[none] { "" }
    }
picture-working = { "  " }Arbeitsplatte, Kuchen { $number }: { $cards }
picture-serving = { "  " }Kuchentheke, Kuchen { $number }: { $cards }
picture-kept = { "  " }Behalten: { $cards }
picture-oops =
    { $owner-is ->
        [you] Das Ups! trifft gleich einen deiner Kuchen.
       *[other] Das Ups! trifft gleich einen Kuchen von { $owner }.
    }
picture-spilt = Das Ups! kostet { $pie } gleich die Karte { $card }.
picture-attack =
    { $seat-is ->
        [you] Deine Sabotage! kostet { $pie } gleich die Karte { $card }.
       *[other] Die Sabotage! von { $seat } kostet { $pie } gleich die Karte { $card }.
    }
picture-offer =
    { $seat-is ->
        [you] Du bietest { $partner } einen Tausch an: { $cards } gegen { $other_cards }
       *[other] { $partner-is ->
            [you] { $seat } bietet dir einen Tausch an: { $cards } gegen { $other_cards }
           *[other] { $seat } bietet { $partner } einen Tausch an: { $cards } gegen { $other_cards }
        }
    }
picture-offer-to-all =
    { $seat-is ->
        [you] Du bietest allen einen Tausch an: { $cards } gegen { $other_cards }
       *[other] { $seat } bietet allen einen Tausch an: { $cards } gegen { $other_cards }
    }
picture-hand =
    { $cards-is ->
        [none] Deine Hand: leer
       *[shown] Deine Hand: { $cards }
    }
picture-quality = Qualitätspunkte: { $scores }
picture-bonus = Bonus für { $bonus }: { $scores }
picture-total = Insgesamt: { $scores }

## Options of a table

option-first_player = Wer anfängt
    .random = wird ausgelost
    .host = der erste Platz
option-step_order = Servieren und Tauschen
    .flexible = in beliebiger Reihenfolge
    .book = erst servieren, dann tauschen
    .guide = erst tauschen, dann servieren
option-swap_draw = Nach dem Ablegen ziehen
    .mandatory = Pflicht
    .optional = freiwillig
option-takeback = Die eben abgelegte Karte zurücknehmen
    .allow = erlaubt
    .forbid = nicht erlaubt
option-covered_tart = Eine Tarte mit Extras zählt als
    .tart = Tarte
    .neither = weder Tarte noch Kuchen
option-windows = Wann andere sabotieren dürfen
    .full = nach jedem Schritt
    .lite = nach dem Legen und am Ende des Zugs
option-save_scope = Wer einen Kuchen retten darf
    .anyone = alle
    .owner_only = nur, wem er gehört
option-self_cancel = Die eigene Sabotage! aufhalten
    .allow = erlaubt
    .forbid = nicht erlaubt
option-sg_filling = Ein Geistesblitz! als Füllung
    .declared = hat eine Sorte, die genannt wird
    .no_kind = hat keine Sorte
option-trade_sizes = Karten auf beiden Seiten eines Tauschs
    .free = beliebig viele
    .equal_only = gleich viele
    .one_for_one = eine gegen eine
option-trade_offers = Tauschangebote pro Zug, höchstens
    .unlimited = unbegrenzt
option-trade_counters = Gegenangebote pro Angebot, höchstens
    .unlimited = unbegrenzt
option-trade_cards = Karten auf einer Seite eines Tauschs, höchstens
option-chat = Chat
    .free = frei
    .claims_only = keiner, nur die Angaben in Angeboten
option-final_turns = Letzte Züge
    .all_others = einer für alle anderen
    .finish_round = bis zum Ende der Runde
option-zero_bonus = Einen Bonus mit null gewinnen
    .off = nicht möglich
    .on = möglich
option-quality_bonus = Was bei den Qualitätsboni zählt
    .count = die Anzahl solcher Karten
    .total = die gesamte Qualität
    .average = die durchschnittliche Qualität
option-pie_bonus_scope = Was bei den Kuchenboni mitzählt
    .pies = Kuchen
    .pies_and_tarts = Kuchen und Tartes
option-tiebreak = Gleichstand am Ende
    .none = der Sieg wird geteilt
    .most_desserts = die meisten Desserts gewinnen
    .fewest_hand_cards = die wenigsten Handkarten gewinnen
# In the names of the attributes, - stands for the + of a value.
option-extra_bonuses = Weitere Bonusziele
    .none = keine
    .pumpkin = die meisten Kürbisfüllungen
    .biggest = das größte Dessert
    .desserts = die meisten Desserts
    .pumpkin-biggest = Kürbis und größtes Dessert
    .pumpkin-desserts = Kürbis und meiste Desserts
    .biggest-desserts = größtes Dessert und meiste Desserts
    .pumpkin-biggest-desserts = alle drei

## Kinds of cards

kind-bottom = Boden
kind-filling = Füllung
kind-top = Deckel
kind-extras = Extras
kind-special = Sonderkarte
kind-oops = Ups!
kind-claim = Angabe

## Cards: a pie card has its quality as an argument. The title is what stands on a card that shows its quality in a corner.

card-B = Boden { $quality }
    .title = Boden
card-FA = Apfelfüllung { $quality }
    .short = Apfel { $quality }
    .title = Apfelfüllung
card-FB = Heidelbeerfüllung { $quality }
    .short = Heidelbeere { $quality }
    .title = Heidelbeerfüllung
card-FC = Kirschfüllung { $quality }
    .short = Kirsche { $quality }
    .title = Kirschfüllung
card-FP = Kürbisfüllung { $quality }
    .short = Kürbis { $quality }
    .title = Kürbisfüllung
card-T = Deckel { $quality }
    .title = Deckel
card-E = Extras { $quality }
    .title = Extras
card-OO = Ups!
    .text = Vom Zutatenstapel gezogen: sofort zeigen. Die neueste Karte eines deiner Kuchen auf der Arbeitsplatte kommt in den Abfall.
card-SB = Sabotage!
    .text = Jederzeit: Die neueste Karte eines fremden Kuchens auf der Arbeitsplatte kommt in den Abfall. Behalte diese Karte, wenn es geklappt hat.
card-SV = Gerettet!
    .text = Jederzeit: Verhindere ein Ups! oder eine Sabotage! gegen einen beliebigen Kuchen. Behalte diese Karte.
card-SG = Geistesblitz!
    .short = Geistesblitz
    .text = Verwende ihn als beliebigen Teil eines Kuchens mit Qualität 5 oder als Gerettet! oder Sabotage!
# A Stroke of Genius! that was played as something else.
card-genius =
    { $role ->
        [B] Geistesblitz! als Boden
        [FA] Geistesblitz! als Apfelfüllung
        [FB] Geistesblitz! als Heidelbeerfüllung
        [FC] Geistesblitz! als Kirschfüllung
        [FP] Geistesblitz! als Kürbisfüllung
        [F] Geistesblitz! als Füllung
        [T] Geistesblitz! als Deckel
        [E] Geistesblitz! als Extras
        [SB] Geistesblitz! als Sabotage!
       *[SV] Geistesblitz! als Gerettet!
    }
    .short =
        { $role ->
            [B] Blitz als Boden
            [FA] Blitz als Apfel
            [FB] Blitz als Heidelbeere
            [FC] Blitz als Kirsche
            [FP] Blitz als Kürbis
            [F] Blitz als Füllung
            [T] Blitz als Deckel
            [E] Blitz als Extras
            [SB] Blitz als Sabotage!
           *[SV] Blitz als Gerettet!
        }
    .title =
        { $role ->
            [B] Blitz: Boden
            [FA] Blitz: Apfelfüllung
            [FB] Blitz: Heidelbeerfüllung
            [FC] Blitz: Kirschfüllung
            [FP] Blitz: Kürbisfüllung
            [F] Blitz: Füllung
            [T] Blitz: Deckel
            [E] Blitz: Extras
            [SB] Blitz: Sabotage!
           *[SV] Blitz: Gerettet!
        }
    .text = Ein Geistesblitz!, als etwas anderes gespielt.
# What is named in a trade without saying which card it is.
card-any =
    { $part ->
        [B] beliebige Bodenkarte
        [F] beliebige Füllung
        [FA] beliebige Apfelfüllung
        [FB] beliebige Heidelbeerfüllung
        [FC] beliebige Kirschfüllung
        [FP] beliebige Kürbisfüllung
        [T] beliebige Deckelkarte
        [E] beliebige Extras
       *[card] beliebige Karte
    }

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = Das Ziel: Kuchen servieren
    .text = Wer die meisten Punkte serviert, gewinnt. Hier baust du deine Kuchen von unten nach oben: Boden, Füllung, Deckel.
lesson-draw = Zieh eine Karte
    .text = Jeder Zug beginnt mit einer Karte. Drück auf den Zutatenstapel.
    .not = Zieh zuerst eine Karte.
lesson-crust = Spiel: { $card }
    .text = Ein Kuchen beginnt mit einem Boden, und du spielst eine Karte pro Zug. Drück auf deinen Boden.
    .not = Ein Kuchen beginnt mit einem Boden: Spiel { $card }.
lesson-place = Leg die Karte an ihren Platz
    .text = Drück auf den Platz, der auf deiner Arbeitsplatte leuchtet.
    .not = Die Karte kommt an den Platz, der leuchtet.
lesson-swap = Tausch aus: { $card }
    .text = Ein neuer Zug, deine Karte ist gezogen. Die Zahl ist die Qualität: Diese ist wenig wert. Einmal pro Zug darfst du tauschen: Drück auf „Tauschen…“, dann darauf.
    .not = Tausch diesmal { $card } gegen etwas Besseres.
lesson-swap-for = Zieh eine andere
    .text = Nimm eine neue Karte vom Zutatenstapel.
    .not = Nimm eine neue Karte vom Stapel.
lesson-filling = Spiel: { $card }
    .text = Die Füllung kommt auf den Boden: Damit ist es schon eine Tarte. Drück auf die Karte, dann auf deinen Kuchen.
    .not = Dein Boden will eine Füllung: Spiel { $card }.
lesson-save = Rette deinen Kuchen!
    .text = { $seat } spielt Sabotage!, und deine Füllung wäre verloren. { $card } verhindert das.
    .not = Dann ist deine Füllung verloren. Du hast die Antwort: { $card }
lesson-end-again = Beende deinen Zug
    .text = Du könntest die Tarte servieren. Mit Deckel wird sie ein Kuchen und ist mehr wert: Wart noch einen Zug.
    .not = Wart noch: Mit Deckel ist das mehr wert. Beende deinen Zug.
lesson-trade = { $seat } bietet einen Tausch an
    .text = Ein Deckel mit 25 für eines deiner Extras? Drück auf { $card }, dann auf den Knopf: Zum Tauschen gehören zwei.
    .not = Nimm diesmal an: Drück auf { $card }, und gib die Karte hinüber.
lesson-bluff = Das war ein Bluff!
    .text = { $seat } hat 25 versprochen und dir { $card } gegeben. Beim Tauschen ist nur die Zahl der Karten sicher. Auch du darfst bluffen.
lesson-top = Spiel: { $card }
    .text = Den Deckel hat dir das Tauschen der Karte gebracht. Drück darauf, dann auf deinen Kuchen: So wird er fertig.
    .not = { $card } macht deinen Kuchen fertig.
lesson-serve = Servier deinen Kuchen
    .text = Was serviert ist, zählt, und niemand kann es mehr sabotieren. Drück auf deinen Kuchen.
    .not = Servier ihn jetzt, bevor ihn jemand verdirbt.
lesson-end = Serviert: { $points } Punkte!
    .text = Dazu kommen zehn Boni zu 25 Punkten. Ist der Stapel leer, haben die anderen noch einen Zug: Servier rechtzeitig.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Bau die besten Kuchen und servier sie rechtzeitig: Nur Serviertes zählt.
    .draw = Zieh eine Karte vom Stapel oder nimm eine der Reste. Du darfst eine Karte gegen eine andere austauschen.
    .play = Du darfst eine Karte spielen: erst einen Boden, dann Füllung, Deckel, Extras.
    .serve = Du darfst ein Dessert servieren und mit anderen tauschen. Was serviert ist, wächst nicht mehr, ist aber sicher.
    .special = Sabotage! kostet einen fremden Kuchen die neueste Karte. Gerettet! verhindert das. Ups! trifft einen eigenen Kuchen.
    .scoring = Die Qualität aller servierten Karten und zehn Boni von je 25 Punkten.
    .end = Ist die letzte Karte vom Stapel gezogen, haben alle anderen noch einen Zug.
