# The words of Pie Contest. In German: Küche, Speisekammer, Müll, Zutat, Aktion, Ziel (Achievement); a rival’s is “fremd”.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Du hast den ersten Zug.
           *[other] { $seat } hat den ersten Zug.
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
event-turned-up =
    .log = Ein neues Ziel wird aufgedeckt: { $cards }.
    .stage = Ein neues Ziel: { $cards }
    .chip = neu: { $cards-short }
event-turn-began =
    .log =
        { $seat-is ->
            [you] Zug { $number }: Du bist dran.
           *[other] Zug { $number }: { $seat } ist dran.
        }
    .chip = Zug { $number }
event-drew =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards }.
           *[other] { $seat } zieht { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $cards-is ->
                [hidden] zieht
               *[shown] { $seat-is ->
                    [you] du ziehst { $cards-short }
                   *[other] zieht { $cards-short }
                }
            }
           *[other] { $seat-is ->
                [you] du ziehst { $cards-count } Karten
               *[other] zieht { $cards-count } Karten
            }
        }
event-played =
    .log =
        { $seat-is ->
            [you] Du spielst { $cards }.
           *[other] { $seat } spielt { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Du spielst { $cards }
           *[other] { $seat } spielt { $cards }
        }
    .chip =
        { $seat-is ->
            [you] du spielst { $cards-short }
           *[other] spielt { $cards-short }
        }
event-dived =
    .log =
        { $seat-is ->
            [you] Du gehst containern.
           *[other] { $seat } geht containern.
        }
    .stage =
        { $seat-is ->
            [you] Du gehst containern
           *[other] { $seat } geht containern
        }
    .chip =
        { $seat-is ->
            [you] du gehst containern
           *[other] geht containern
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
# One card, which the owner takes into the hand, gains in the Kitchen, and so on. Origin and destination are places, see
# below: "from your hand", "to the Trash".
event-moved =
    .log =
        { $owner-is ->
            [you] { $deed ->
                [take] Du nimmst { $cards } { $origin }
                [get] Du bekommst { $cards } { $origin }
                [gain] Du bekommst { $cards } { $origin } in deine Küche
                [put] { $seat } legt dir { $cards } { $origin } in die Küche
                [trash] Du wirfst { $cards } { $origin } weg
                [lose] Du musst { $cards } { $origin } { $destination } geben
               *[return] Du legst { $cards } { $origin } { $destination }
            }
           *[other] { $deed ->
                [take] { $owner } nimmt { $cards } { $origin }
                [get] { $owner } bekommt { $cards } { $origin }
                [gain] { $owner } bekommt { $cards } { $origin } in die Küche
                [put] { $seat-is ->
                    [you] Du legst { $owner } { $cards } { $origin } in die Küche
                   *[other] { $seat } legt { $owner } { $cards } { $origin } in die Küche
                }
                [trash] { $owner } wirft { $cards } { $origin } weg
                [lose] { $owner } muss { $cards } { $origin } { $destination } geben
               *[return] { $owner } legt { $cards } { $origin } { $destination }
            }
        }{ $by ->
            [chance] , zufällig gezogen.
           *[choice] .
        }
    .stage =
        { $owner-is ->
            [you] { $deed ->
                [take] Du nimmst { $cards }
                [get] Du bekommst { $cards }
                [gain] Du bekommst { $cards }
                [put] { $seat } legt dir { $cards } in die Küche
                [trash] Du wirfst { $cards } weg
                [lose] Du verlierst { $cards }
               *[return] Du legst { $cards } zurück
            }
           *[other] { $deed ->
                [take] { $owner } nimmt { $cards }
                [get] { $owner } bekommt { $cards }
                [gain] { $owner } bekommt { $cards }
                [put] { $seat-is ->
                    [you] Du legst { $owner } { $cards } in die Küche
                   *[other] { $seat } legt { $owner } { $cards } in die Küche
                }
                [trash] { $owner } wirft { $cards } weg
                [lose] { $owner } verliert { $cards }
               *[return] { $owner } legt { $cards } zurück
            }
        }
    .chip =
        { $deed ->
            [take] { $owner-is ->
                [you] du nimmst { $cards-short }
               *[other] nimmt { $cards-short }
            }
            [get] { $cards-short } → { $owner }
            [gain] { $cards-short } → { $owner }
            [put] { $cards-short } → { $owner }
            [trash] { $cards-short } → { $destination-short }
            [lose] { $cards-short } → { $destination-short }
           *[return] { $cards-short } → { $destination-short }
        }
event-swapped =
    .log =
        { $owner-is ->
            [you] { $card } von dir und { $other_card } von { $other } werden getauscht.
           *[other] { $other-is ->
                [you] { $card } von { $owner } und { $other_card } von dir werden getauscht.
               *[other] { $card } von { $owner } und { $other_card } von { $other } werden getauscht.
            }
        }
    .stage = { $card-short } und { $other_card-short } werden getauscht
    .chip =
        { $seat-is ->
            [you] du tauschst Zutaten
           *[other] tauscht Zutaten
        }
event-worth-changed =
    .log =
        { $owner-is ->
            [you] Bei dir
           *[other] Bei { $owner }
        }{ " " }{ $way ->
            [more] steigt
            [less] sinkt
           *[same] bleibt
        }{ " " }{ $cards-count ->
            [one] der Wert der Karte { $cards }
           *[other] der Wert der Karten { $cards }
        }{ " " }{ $way ->
            [same] gleich.
           *[other] um { $by }.
        }
    .stage =
        { $owner-is ->
            [you] { $cards } bei dir:
           *[other] { $cards } bei { $owner }:
        }{ " " }{ $way ->
            [more] { $by } mehr wert
            [less] { $by } weniger wert
           *[same] gleich viel wert
        }
    .chip =
        { $way ->
            [more] { $cards-short } +{ $by }
            [less] { $cards-short } −{ $by }
           *[same] { $cards-short } ±0
        }
event-baked =
    .log =
        { $seat-is ->
            [you] Du backst Kuchen { $pie } im Wert von { $value }: { $cards }.
           *[other] { $seat } backt Kuchen { $pie } im Wert von { $value }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Du backst einen Kuchen im Wert von { $value }!
           *[other] { $seat } backt einen Kuchen im Wert von { $value }!
        }
    .chip =
        { $seat-is ->
            [you] du backst Kuchen: { $value }
           *[other] backt Kuchen: { $value }
        }
event-pie-changed =
    .log =
        { $seat-is ->
            [you] Dein Kuchen { $pie }
           *[other] Kuchen { $pie } von { $seat }
        }{ " " }{ $way ->
            [more] gewinnt { $by } dazu und ist jetzt { $value } wert.
            [less] verliert { $by } und ist jetzt { $value } wert.
           *[same] ist weiterhin { $value } wert.
        }
    .stage =
        { $seat-is ->
            [you] Dein Kuchen { $pie } ist jetzt { $value } wert
           *[other] Kuchen { $pie } von { $seat } ist jetzt { $value } wert
        }
    .chip = Kuchen { $pie }: jetzt { $value }
event-shielded =
    .log =
        { $what ->
            [kitchen] { $seat-is ->
                [you] Deine Küche ist bis zu deinem nächsten Zug geschützt.
               *[other] Die Küche von { $seat } ist bis zum nächsten eigenen Zug geschützt.
            }
           *[pies] { $seat-is ->
                [you] Deine Kuchen sind bis zu deinem nächsten Zug geschützt.
               *[other] Die Kuchen von { $seat } sind bis zum nächsten eigenen Zug geschützt.
            }
        }
    .chip =
        { $what ->
            [kitchen] Küche geschützt
           *[pies] Kuchen geschützt
        }
event-revealed =
    .log =
        { $to ->
            [all] Alle sehen { $cards } { $place }.
           *[one] { $seat-is ->
                [you] Du siehst { $cards } { $place }.
               *[other] { $seat } sieht { $cards } { $place }.
            }
        }
    .stage =
        { $to ->
            [all] { $cards-count ->
                [one] Alle sehen { $cards-short } { $place }
               *[other] Alle sehen { $cards-count } Karten { $place }
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] Du siehst { $cards-short } { $place }
                   *[other] Du siehst { $cards-count } Karten { $place }
                }
               *[other] { $cards-count ->
                    [one] { $seat } sieht { $cards-short } { $place }
                   *[other] { $seat } sieht { $cards-count } Karten { $place }
                }
            }
        }
    .chip =
        { $to ->
            [all] { $cards-count ->
                [one] alle sehen eine Karte
               *[other] alle sehen { $cards-count } Karten
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] du siehst eine Karte
                   *[other] du siehst { $cards-count } Karten
                }
               *[other] { $cards-count ->
                    [one] sieht eine Karte
                   *[other] sieht { $cards-count } Karten
                }
            }
        }
event-looked =
    .log =
        { $seat-is ->
            [you] Du siehst oben in der Speisekammer nach: { $cards }.
           *[other] { $cards-count ->
                [one] { $seat } sieht sich die oberste Karte der Speisekammer an.
               *[other] { $seat } sieht sich die obersten { $cards-count } Karten der Speisekammer an.
            }
        }
    .stage =
        { $cards-count ->
            [one] { $seat-is ->
                [you] Du siehst dir die oberste Karte der Speisekammer an
               *[other] { $seat } sieht sich die oberste Karte der Speisekammer an
            }
           *[other] { $seat-is ->
                [you] Du siehst dir { $cards-count } Karten der Speisekammer an
               *[other] { $seat } sieht sich { $cards-count } Karten der Speisekammer an
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] du siehst dir eine Karte an
               *[other] sieht sich eine Karte an
            }
           *[other] { $seat-is ->
                [you] du siehst dir { $cards-count } Karten an
               *[other] sieht sich { $cards-count } Karten an
            }
        }
event-answered =
    .log =
        { $answer ->
            [yes] { $seat-is ->
                [you] { $card }: du sagst Ja.
               *[other] { $card }: { $seat } sagt Ja.
            }
           *[no] { $seat-is ->
                [you] { $card }: du sagst Nein.
               *[other] { $card }: { $seat } sagt Nein.
            }
        }
    .chip =
        { $answer ->
            [yes] { $seat-is ->
                [you] du sagst Ja
               *[other] sagt Ja
            }
           *[no] { $seat-is ->
                [you] du sagst Nein
               *[other] sagt Nein
            }
        }
event-chose =
    .log =
        { $seat-is ->
            [you] Du wählst „{ $choice }“.
           *[other] { $seat } wählt „{ $choice }“.
        }
    .chip = „{ $choice }“
event-pointed =
    .log =
        { $seat-is ->
            [you] { $other-is ->
                [you] Du wählst dich selbst.
               *[other] Du wählst { $other }.
            }
           *[other] { $other-is ->
                [you] { $seat } wählt dich.
               *[other] { $seat } wählt { $other }.
            }
        }
    .chip =
        { $seat-is ->
            [you] { $other-is ->
                [you] du wählst dich
               *[other] du wählst { $other }
            }
           *[other] { $other-is ->
                [you] wählt dich
               *[other] wählt { $other }
            }
        }
event-nothing-done =
    .log =
        { $seat-is ->
            [you] Du hast keine Karte dafür.
           *[other] { $seat } hat keine Karte dafür.
        }
event-achieved =
    .log =
        { $seat-is ->
            [you] Du erreichst das Ziel { $cards }.
           *[other] { $seat } erreicht das Ziel { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Du erreichst das Ziel { $cards }!
           *[other] { $seat } erreicht das Ziel { $cards }!
        }
    .chip =
        { $seat-is ->
            [you] du schaffst: { $cards-short }
           *[other] schafft: { $cards-short }
        }
# An Achievement (cards) turns into another card.
event-turned-into =
    .log = Das Ziel { $cards } wird { $place } zu { $other_card }.
    .stage = { $cards } wird zu { $other_card }
    .chip = { $other_card } entsteht
# A completed Achievement goes back, or one that had turned into another card.
event-returned =
    .log =
        { $state ->
            [turned] { $other_card } wird wieder zum Ziel { $cards } und kommt unter den Zielstapel.
           *[completed] Das Ziel { $cards } kommt unter den Zielstapel.
        }
    .chip =
        { $state ->
            [turned] { $other_card } geht zurück
           *[completed] { $cards-short } geht zurück
        }
event-reshuffled =
    .log =
        { $count ->
            [one] Der Müll, eine Karte, kommt in die Speisekammer.
           *[other] Der Müll, { $count } Karten, wird in die Speisekammer gemischt.
        }
    .stage = Der Müll wird in die Speisekammer gemischt
    .chip = Müll wird eingemischt
event-dropped =
    .log =
        { $count ->
            [one] Ein Effekt entfällt, weil das sonst nie enden würde.
           *[other] { $count } Effekte entfallen, weil das sonst nie enden würde.
        }
    .chip =
        { $count ->
            [one] ein Effekt entfällt
           *[other] { $count } Effekte entfallen
        }
event-ended =
    .log = Das Spiel ist vorbei. { $reason }
    .stage = Das Spiel ist vorbei
    .chip = das Spiel ist vorbei
event-polled =
    .log =
        { $seat-is ->
            [you] { $when ->
                [today] Du hast heute Kuchen gegessen.
                [yesterday] Du hast zuletzt gestern Kuchen gegessen.
                [week] Du hast zuletzt diese Woche Kuchen gegessen.
                [month] Du hast zuletzt diesen Monat Kuchen gegessen.
                [year] Du hast zuletzt dieses Jahr Kuchen gegessen.
                [longer] Bei dir ist der letzte Kuchen länger her.
               *[unsaid] Du verrätst nicht, wann du zuletzt Kuchen gegessen hast.
            }
           *[other] { $when ->
                [today] { $seat } hat heute Kuchen gegessen.
                [yesterday] { $seat } hat zuletzt gestern Kuchen gegessen.
                [week] { $seat } hat zuletzt diese Woche Kuchen gegessen.
                [month] { $seat } hat zuletzt diesen Monat Kuchen gegessen.
                [year] { $seat } hat zuletzt dieses Jahr Kuchen gegessen.
                [longer] Bei { $seat } ist der letzte Kuchen länger her.
               *[unsaid] { $seat } verrät nicht, wann es zuletzt Kuchen gab.
            }
        }
    .chip =
        { $when ->
            [today] Kuchen: heute
            [yesterday] Kuchen: gestern
            [week] Kuchen: diese Woche
            [month] Kuchen: diesen Monat
            [year] Kuchen: dieses Jahr
            [longer] Kuchen: länger her
           *[unsaid] keine Angabe
        }
event-claimed =
    .log =
        { $verdict ->
            [right] { $seat-is ->
                [you] { $other-is ->
                    [you] Du meldest, dass du das Ziel { $cards } erreicht hast.
                   *[other] Du meldest, dass { $other } das Ziel { $cards } erreicht hat.
                }
               *[other] { $other-is ->
                    [you] { $seat } meldet, dass du das Ziel { $cards } erreicht hast.
                   *[other] { $whose ->
                        [own] { $seat } meldet, das Ziel { $cards } erreicht zu haben.
                       *[other] { $seat } meldet, dass { $other } das Ziel { $cards } erreicht hat.
                    }
                }
            }
           *[wrong] { $seat-is ->
                [you] { $other-is ->
                    [you] Du meldest irrtümlich, dass du das Ziel { $cards } erreicht hast.
                   *[other] Du meldest irrtümlich, dass { $other } das Ziel { $cards } erreicht hat.
                }
               *[other] { $other-is ->
                    [you] { $seat } meldet irrtümlich, dass du das Ziel { $cards } erreicht hast.
                   *[other] { $whose ->
                        [own] { $seat } meldet irrtümlich, das Ziel { $cards } erreicht zu haben.
                       *[other] { $seat } meldet irrtümlich, dass { $other } das Ziel { $cards } erreicht hat.
                    }
                }
            }
        }
    .chip =
        { $verdict ->
            [right] richtige Meldung
           *[wrong] falsche Meldung
        }

## Places, as parts of the sentences above

from-hand =
    { $owner-is ->
        [you] aus deiner Hand
       *[other] aus der Hand von { $owner }
    }
from-kitchen =
    { $owner-is ->
        [you] aus deiner Küche
       *[other] aus der Küche von { $owner }
    }
# Of the player whom the sentence is about.
from-own-hand =
    { $owner-is ->
        [you] aus deiner Hand
       *[other] aus der Hand
    }
from-own-kitchen =
    { $owner-is ->
        [you] aus deiner Küche
       *[other] aus der eigenen Küche
    }
from-trash = aus dem Müll
from-pantry = aus der Speisekammer
to-trash = in den Müll
    .short = Müll
to-pantry-top = oben in die Speisekammer
    .short = Speisekammer
to-pantry-bottom = unten in die Speisekammer
    .short = Speisekammer
in-hand =
    { $owner-is ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $owner }
    }
in-kitchen =
    { $owner-is ->
        [you] in deiner Küche
       *[other] in der Küche von { $owner }
    }
in-pantry = oben in der Speisekammer

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-main = Spiel eine Karte oder geh containern.
prompt-dive-trash =
    { $count ->
        [one] Containern: Wirf noch eine Karte weg.
       *[other] Containern: Wirf { $count } Karten weg.
    }
prompt-dive-take = Welche Karte holst du aus dem Müll?
prompt-effect = Welcher Effekt zuerst?
prompt-limit =
    { $count ->
        [one] Sieben bleiben: Wirf eine Karte weg.
       *[other] Sieben bleiben: Wirf { $count } Karten weg.
    }
prompt-claim = Hat jemand ein Ziel erreicht?
prompt-claim-player = Wer hat es erreicht?
prompt-poll = Wann gab es bei dir zuletzt Kuchen?
# The card is the one whose text is carried out, here and below.
prompt-card =
    { $deed ->
        [play] { $card-short }: Welche Karte spielst du?
        [trash] { $card-short }: Welche Karte wirfst du weg?
        [take] { $count ->
            [1] { $card-short }: Welche Karte nimmst du?
           *[other] { $card-short }: Nimm { $count } Karten.
        }
        [give] { $card-short }: Welche Karte gibst du her?
        [gain] { $card-short }: Welche Karte kommt zu dir?
        [move] { $card-short }: Welche Karte zieht um?
        [put-back] { $card-short }: Welche Karte legst du zurück?
        [swap] { $card-short }: Welche Karte tauschst du?
        [swap-for] { $card-short }: Wogegen tauschst du?
        [raise] { $card-short }: Welche Karte gewinnt { $by }?
        [lower] { $card-short }: Welche Karte verliert { $by }?
        [change] { $card-short }: Welche Karte änderst du?
       *[other] { $card-short }: Welche Karte?
    }
# Any number of cards, or none.
prompt-cards =
    { $deed ->
        [play] { $card-short }: Spiel eine Karte oder „Fertig“.
        [trash] { $card-short }: Wirf Karten weg oder „Fertig“.
        [take] { $count ->
            [1] { $card-short }: Nimm Karten oder „Fertig“.
           *[other] { $card-short }: Nimm bis zu { $count } Karten oder „Fertig“.
        }
        [give] { $card-short }: Gib Karten her oder „Fertig“.
        [gain] { $count ->
            [1] { $card-short }: Hol Karten zu dir oder „Fertig“.
           *[other] { $card-short }: Hol bis zu { $count } Karten oder „Fertig“.
        }
        [move] { $card-short }: Lass Karten umziehen oder „Fertig“.
        [put-back] { $card-short }: Leg Karten zurück oder „Fertig“.
        [raise] { $card-short }: Mach Karten mehr wert oder „Fertig“.
        [lower] { $card-short }: Mach Karten weniger wert oder „Fertig“.
        [change] { $card-short }: Ändere Karten oder „Fertig“.
       *[other] { $card-short }: Wähl Karten oder „Fertig“.
    }
prompt-receiver = { $card-short }: Wer bekommt die Karte?
prompt-player = { $card-short }: Wen wählst du?
prompt-option = { $card-short }: Was wählst du?
prompt-pie = { $card-short }: Welchen Kuchen wählst du?
prompt-commit =
    { $deed ->
        [trash] { $card-short }: Wirf heimlich eine Karte weg.
       *[give] { $card-short }: Gib heimlich eine Karte her.
    }
prompt-commit-none = { $card-short }: Du hast keine Karte dafür.
prompt-may =
    { $deed ->
        [bake] { $card-short }: Jetzt einen Kuchen backen?
        [play] { $card-short }: Eine Karte spielen?
        [play-some] { $card-short }: Eine passende Karte spielen?
        [draw] { $card-short }: Ziehen?
        [trash] { $card-short }: Eine Karte wegwerfen?
        [take] { $card-short }: Eine Karte nehmen?
        [give] { $card-short }: Eine Karte hergeben?
        [gain] { $card-short }: Eine Karte zu dir holen?
        [move] { $card-short }: Eine Karte umziehen lassen?
        [put-back] { $card-short }: Eine Karte zurücklegen?
        [swap] { $card-short }: Zwei Karten tauschen?
        [raise] { $card-short }: Eine Karte mehr wert machen?
        [lower] { $card-short }: Eine Karte weniger wert machen?
        [change] { $card-short }: Eine Karte ändern?
       *[other] { $card-short }: Willst du das nutzen?
    }
prompt-over =
    { $winners-is ->
        [you] Du gewinnst mit einer Wertung von { $score }!
        [other] { $winners } gewinnt mit einer Wertung von { $score }.
       *[others] Gleichstand! Es gewinnen mit { $score }: { $winners }.
    }
prompt-over-without-pies = Niemand hat einen Kuchen gebacken: Alle gewinnen.

## Whom the table waits for

waiting-main = Warten auf { $seats }: spielen, containern oder passen.
waiting-effect = Warten auf { $seats }: Effekte ordnen.
waiting-limit = Warten auf { $seats }: bis auf sieben Karten wegwerfen.
waiting-card = { $card }: { $seats } wählt eine Karte.
waiting-player = { $card }: { $seats } wählt jemanden aus.
waiting-answer = { $card }: { $seats } entscheidet.
waiting-pie = { $card }: { $seats } wählt einen Kuchen.
waiting-commit = { $card }: Karten werden heimlich gewählt.
waiting-claim = Alle können ein erreichtes Ziel melden.
waiting-poll = Alle sagen, wann sie zuletzt Kuchen gegessen haben.
waiting-others = Du hast gewählt; vielleicht überlegen andere noch.

## Choices

label-pass = Passen
label-dive = Containern gehen
label-done = Fertig
label-yes = Ja
label-no = Nein
label-no-claim = Nein, nichts zu melden
label-no-answer = Sage ich lieber nicht
label-ate-pie =
    { $when ->
        [today] Heute
        [yesterday] Gestern
        [week] Diese Woche
        [month] Diesen Monat
        [year] Dieses Jahr
       *[longer] Länger her
    }
label-player =
    { $seat-is ->
        [you] Du selbst
       *[other] { $seat }
    }
label-achievement = { $card }
label-option = { $choice }
label-effect = Zuerst { $card }
# Several effects of cards of the same name.
label-one-of-effects = Zuerst { $card } Nr. { $number }
label-play = { $card } spielen
label-from-hand = { $card } aus deiner Hand
label-from-revealed = { $card } aus der Hand, die du siehst
label-from-trash = { $card } aus dem Müll
label-from-pantry = { $card } oben aus der Speisekammer
label-in-kitchen =
    { $owner-is ->
        [you] { $card }, Wert { $worth }: Nr. { $place } in deiner Küche
       *[other] { $card }, Wert { $worth }: Nr. { $place } in der Küche von { $owner }
    }
label-pie =
    { $owner-is ->
        [you] Dein Kuchen { $pie }, Wert { $value }
       *[other] Kuchen { $pie } von { $owner }, Wert { $value }
    }

## Why a move is good: one fact, at most 25 words

advice-spare-salt = In einen Kuchen kommt genau ein Salz, und deine Küche hat es.
advice-full = Deine Küche ist voll: Keine Zutat hat dort noch Platz.
advice-salt = Ein Kuchen braucht genau ein Salz, und deine Küche hat noch keines.
advice-one-more = Das ist eine Karte mehr in diesem Zug.
advice-ingredient = Das bringt { $worth } und deine Küche auf { $count } von { $needed } Zutaten, die ein Kuchen braucht.
advice-more = Das bringt { $worth } mehr in eine Küche im Wert von { $sum }.
advice-draws =
    { $count ->
        [one] Damit ziehst du eine Karte; sonst hältst du { $held }.
       *[other] Damit ziehst du { $count } Karten; sonst hältst du { $held }.
    }
advice-bake = Deine Küche ist { $sum } wert, der beste Kuchen der anderen nur { $best }.
advice-bake-first = Deine Küche ist { $sum } wert, und sonst hat noch niemand einen Kuchen.
advice-dive = Damit bekommst du { $card } im Wert von { $worth }.
advice-dive-salt = { $card } ist das Salz, das deiner Küche fehlt.
advice-player-pie = { $seat } hat den besten Kuchen der anderen, Wert { $value }.
advice-player-kitchen = { $seat } hat die beste Küche der anderen, Wert { $sum }.
advice-best-spot =
    { $owner-is ->
        [you] Wert { $worth }: Nichts in deiner Küche ist mehr wert.
       *[other] Wert { $worth }: Nichts in der Küche von { $owner } ist mehr wert.
    }
advice-least-spot = Wert { $worth }: Nichts in deiner Küche ist weniger wert.
advice-best-pie = Wert { $value }: Kein Kuchen ist mehr wert.
advice-least =
    { $count ->
        [one] Wert { $worth }: Keine Zutat deiner Hand ist weniger wert.
       *[other] Wert höchstens { $worth }: Keine Zutaten deiner Hand sind weniger wert.
    }

## Why not

fact-can-play = Du kannst { $cards } spielen, und an diesem Tisch darf nur passen, wer nichts anderes tun kann.
fact-can-dive = Du kannst containern gehen, und an diesem Tisch darf nur passen, wer nichts anderes tun kann.
fact-cards-held =
    { $count ->
        [0] Du hast keine Karten.
        [one] Du hast nur eine Karte.
       *[other] Du hast { $count } Karten.
    }
fact-not-held = { $card } hast du nicht auf der Hand.
fact-no-more-of-it =
    { $count ->
        [one] { $card } hast du nur einmal.
       *[other] { $card } hast du nur { $count }-mal.
    }
fact-kitchen-full = Deine Küche ist voll: Sie hat Platz für { $count } Zutaten.
fact-does-nothing = { $card } würde jetzt nichts bewirken, und an diesem Tisch darf man so eine Aktion nicht spielen.
fact-not-in-trash = { $card } liegt nicht im Müll.
fact-both-trashed = Du hast nur { $cards }, also wirfst du beide Karten weg.
fact-just-trashed = Du wirfst { $card } für dieses Containern weg, und an diesem Tisch darfst du die Karte nicht zurückholen.
fact-card-says = Auf { $card } steht: „{ $card-text }“
fact-not-a-rival = Das bist du selbst. Auf { $card } steht: „{ $card-text }“
fact-nothing-for-it = Dafür hast du nichts. Auf { $card } steht: „{ $card-text }“
fact-pies =
    { $count ->
        [0] Es gibt keinen Kuchen.
        [one] Es gibt nur einen Kuchen.
       *[other] Es gibt nur { $count } Kuchen.
    }
fact-no-room-for-it = Deine Küche ist voll: kein Platz für { $card }.
fact-no-action = Deine Küche ist voll, und du hast keine Aktion, die du spielen könntest.
fact-no-cards =
    { $owner-is ->
        [you] Du hast keine Karten auf der Hand.
       *[other] { $owner } hat keine Karten auf der Hand.
    }
fact-there-already =
    { $owner-is ->
        [you] Die Karte liegt schon in deiner Küche.
       *[other] Die Karte liegt schon in der Küche von { $owner }.
    }
fact-no-room-there =
    { $owner-is ->
        [you] Deine Küche ist voll.
       *[other] Die Küche von { $owner } ist voll.
    }
fact-shielded =
    { $owner-is ->
        [you] Deine Küche ist bis zu deinem nächsten Zug geschützt.
       *[other] Die Küche von { $owner } ist bis zum nächsten eigenen Zug geschützt.
    }
fact-guarded =
    { $owner-is ->
        [you] Fremde Effekte kommen an { $card } in deiner Küche nicht heran.
       *[other] Fremde Effekte kommen an { $card } in der Küche von { $owner } nicht heran.
    }
fact-ingredients =
    { $owner-is ->
        [you] Du hast
       *[other] { $owner } hat
    }{ " " }{ $count ->
        [0] keine Zutat in der Küche.
        [one] nur eine Zutat in der Küche.
       *[other] nur { $count } Zutaten in der Küche.
    }
fact-salts =
    { $owner-is ->
        [you] Du hast
       *[other] { $owner } hat
    }{ " " }{ $count ->
        [0] kein Salz in der Küche.
        [one] ein Salz in der Küche.
       *[other] { $count } Salze in der Küche.
    }
fact-effects =
    { $count ->
        [one] Nur ein Effekt von dir wartet.
       *[other] Nur { $count } verschiedene Effekte von dir warten.
    }

## The result

reason-everybody-baked = Alle haben einen Kuchen gebacken.
reason-three-pies = Jemand hat drei Kuchen gebacken.
reason-grand-contest = Alle haben vier Kuchen.
reason-closing-time = Es ist Ladenschluss.
result-no-pie =
    { $seat-is ->
        [you] Du hast keinen Kuchen gebacken.
       *[other] { $seat } hat keinen Kuchen gebacken.
    }
result-pies =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $values-count ->
        [one] einen Kuchen gebacken, Wert { $score }.
       *[other] { $values-count } Kuchen gebacken, Wert { $values }. { $best ->
            [one] Der beste zählt: { $score }.
           *[other] Die besten { $best } zählen: { $score }.
        }
    }

## The sheet of a result

sheet-best =
    { $count ->
        [one] Bester Kuchen
       *[other] Beste { $count } Kuchen
    }
sheet-best-why =
    { $count ->
        [one] Was der beste Kuchen am Ende wert ist. Nur er entscheidet.
       *[other] Was die besten { $count } Kuchen zusammen wert sind. Sie entscheiden.
    }
sheet-boxes = Sein Wert im Verlauf
sheet-boxes-why = Was der beste Kuchen frisch gebacken und nach jeder Änderung wert war.
sheet-baked = Gebackene Kuchen
sheet-baked-why = Alle Kuchen, die gebacken wurden.
sheet-achievements = Ziele
sheet-achievements-why = Die erreichten Ziele.

## The table in plain text

picture-piles =
    { $number ->
        [0] Vor dem ersten Zug.
       *[other] Zug { $number }.
    }{ " " }{ $cards_left ->
        [one] Speisekammer: 1 Karte.
       *[other] Speisekammer: { $cards_left } Karten.
    }{ " " }{ $achievements_left ->
        [one] Zielstapel: 1 Ziel.
       *[other] Zielstapel: { $achievements_left } Ziele.
    }
picture-achievement = Ziel { $card }: { $card-text }
picture-seat =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    }{ $state ->
        [turn] , am Zug:
       *[none] :
    }{ " " }{ $count ->
        [one] 1 Karte;
       *[other] { $count } Karten;
    }{ " " }{ $kitchen-count ->
        [0] Küche: leer;
       *[other] Küche: { $kitchen };
    }{ " " }{ $pies-count ->
        [0] kein Kuchen
       *[other] Kuchen: { $pies }
    }{ $shielded ->
        [kitchen] ; Küche geschützt
        [pies] ; Kuchen geschützt
        [both] ; Küche und Kuchen geschützt
       *[none] { "" }
    }
picture-kitchen-card =
    { $state ->
        [guarded] { $card } { $worth } (geschützt)
       *[none] { $card } { $worth }
    }
picture-trash =
    { $cards-is ->
        [none] Müll: leer
       *[shown] Müll: { $cards }
    }
picture-text =
    { $seat-is ->
        [you] Du führst { $card } aus: { $card-text }
       *[other] { $seat } führt { $card } aus: { $card-text }
    }
picture-hand =
    { $count ->
        [0] Deine Hand: leer
       *[other] Deine Hand:
    }
picture-action = { "  " }{ $card }: { $card-text }
picture-ingredient = { "  " }{ $card } ({ $flavor }, Wert { $worth }): { $card-text }
picture-ingredient-with-sub = { "  " }{ $card } ({ $flavor }, { $sub }, Wert { $worth }): { $card-text }
picture-looked = Du siehst dir an: { $cards }
picture-revealed =
    { $owner-is ->
        [you] Du siehst deine Hand: { $cards }
       *[other] Du siehst die Hand von { $owner }: { $cards }
    }

## Options of a table

option-players = Personen am Tisch
    .n4-10 = 4 bis 10
    .n2-10 = 2 bis 10
option-small_table = Das Ende zu zweit oder zu dritt
    .printed = wie aufgedruckt
    .two_each = je zwei Kuchen
option-first_player = Wer anfängt
    .random = wird ausgelost
    .poll = wer zuletzt Kuchen gegessen hat
    .host = der erste Platz
option-direction = Richtung von Zügen und Effekten
    .printed = wie aufgedruckt
    .all_left = alles nach links
    .all_right = alles nach rechts
option-pass = Passen
    .allowed = erlaubt
    .only_if_forced = nur, wenn sonst nichts geht
option-dive_own = Eine eben weggeworfene Karte zurückholen
    .allowed = erlaubt
    .forbidden = nicht erlaubt
option-reshuffle = Wann der Müll gemischt wird
    .eager = wenn die Speisekammer leer wird
    .when_needed = wenn eine Karte gebraucht wird
option-empty_action = Eine Aktion spielen, die nichts bewirkt
    .allowed = erlaubt
    .forbidden = nicht erlaubt
option-worth_memory = Ein geänderter Wert
    .stays = bleibt in allen Küchen
    .resets_on_move = verfällt, wenn die Karte umzieht
option-forced_bake = Backen, wenn eine Karte es sagt
    .yes = Pflicht
    .may_decline = freiwillig
option-pie_floor = Was ein Kuchen mindestens wert ist
    .none = keine Grenze
    .zero = null
option-staleness = Was ein neuer Kuchen die fremden Kuchen kostet
option-end_timing = Wann das Spiel endet
    .immediate = sofort
    .finish_effects = nach den wartenden Effekten
option-no_pie = Wer keinen Kuchen hat
    .last = kommt auf den letzten Platz
    .zero = hat null
option-tie = Gleichstand am Ende
    .shared = der Sieg wird geteilt
    .next_best = die nächstbesten Kuchen entscheiden
option-closing_time = Umläufe bis Ladenschluss
    .usual = 100 (Großer Wettbewerb: 250)
    .off = unbegrenzt
option-fresh_achievements = Ein neues Ziel, das schon erreicht ist
    .count = zählt sofort
    .need_change = zählt erst nach einer Änderung
option-claims = Erreichte Ziele
    .auto = zählen von selbst
    .manual = müssen gemeldet werden
option-pile_return = Ein verwandeltes Ziel kommt zurück
    .bottom = unter den Zielstapel
    .shuffled = irgendwo in den Zielstapel
option-grand = Großer Wettbewerb
    .off = aus
    .on = an
option-grand_includes_new = Großer Wettbewerb: Auch der neue Kuchen gewinnt dazu
    .yes = ja
    .no = nein

## Kinds of cards, flavors, and subflavors

kind-ingredient = Zutat
kind-action = Aktion
kind-achievement = Ziel
kind-sweet = Süß
kind-sour = Sauer
kind-bitter = Bitter
kind-savory = Herzhaft
kind-spicy = Würzig
kind-salt = Salz
kind-cocoa = Kakao
kind-dairy = Milch
kind-fruit = Frucht
kind-grain = Getreide
kind-herb = Kraut
kind-meat = Fleisch
kind-nut = Nuss
kind-root = Gemüse

## Cards: name, text, and what an Achievement is called once it has turned into another card

# Salts

card-table-salt = Tafelsalz
    .text = Keine Fähigkeit.
card-sea-salt = Meersalz
    .text = Beim Spielen: Zieh eine Karte.
card-rock-salt = Steinsalz
    .text = Beim Backen: 2 mehr wert, wenn der Kuchen fünf Zutaten hat.
card-pink-salt = Rosa Salz
    .text = Beim Backen: 1 mehr wert pro süßer Zutat im Kuchen, höchstens 3.
card-smoked-salt = Rauchsalz
    .text = Beim Backen: 1 mehr wert pro herzhafter Zutat im Kuchen.
card-celery-salt = Selleriesalz
    .text = Beim Backen: 2 mehr wert, wenn ein Kraut oder ein Gemüse im Kuchen ist.
card-caramel-salt = Karamellsalz
    .text = Beim Spielen: Wirf eine Handkarte weg.
card-pinch-of-salt = Prise Salz
    .text = Beim Spielen: Du darfst eine Zutat spielen, die kein Salz ist.

# Sweet

card-cane-sugar = Rohrzucker
    .text = Keine Fähigkeit.
card-baking-apples = Backäpfel
    .text = Keine Fähigkeit.
card-brown-sugar = Braunzucker
    .text = Beim Backen: 1 mehr wert pro würziger Zutat im Kuchen.
card-peaches = Sonnenpfirsiche
    .short = Pfirsiche
    .text = Beim Spielen: Wenn du noch eine Frucht in deiner Küche hast, zieh eine Karte.
card-blueberries = Waldheidelbeeren
    .short = Heidelbeeren
    .text = Beim Backen: 1 mehr wert pro anderer Frucht im Kuchen.
card-honey = Klebehonig
    .text = Dauerhaft: Fremde Effekte kommen an diese Karte nicht heran.
card-candied-pecans = Kandierte Pekannüsse
    .short = Pekannüsse
    .text = Beim Backen: 2 mehr wert, wenn noch eine Nuss im Kuchen ist.
card-vanilla-custard = Vanillepudding
    .short = Pudding
    .text = Dauerhaft: 2 weniger wert pro saurer Zutat in deiner Küche.
card-marshmallows = Marshmallow-Wolke
    .short = Marshmallow
    .text = Zu Beginn deines Zugs: Ist diese Karte höchstens 4 wert, wird sie 1 mehr wert.
card-maple-syrup = Ahornsirup
    .text = Beim Spielen: Jede andere süße Zutat in deiner Küche wird 1 mehr wert.
card-candied-cherries = Kandierte Kirschen
    .short = Kirschen
    .text = Beim Spielen: Du darfst eine Frucht aus dem Müll in deine Küche holen.

# Sour

card-lemons = Gartenzitronen
    .text = Keine Fähigkeit.
card-limes = Freche Limetten
    .text = Beim Spielen: Eine Zutat in einer fremden Küche wird 2 weniger wert.
card-rhubarb = Rhabarber
    .text = Beim Backen: 4 weniger wert, wenn keine süße Zutat im Kuchen ist.
card-buttermilk = Geborgte Buttermilch
    .short = Buttermilch
    .text = Beim Spielen: Du darfst eine andere Zutat aus deiner Küche gegen eine aus einer fremden Küche tauschen.
card-sour-cherries = Sauerkirschen
    .text = Beim Backen: 2 mehr wert, wenn Kakao im Kuchen ist.
card-cranberries = Moosbeeren
    .short = Moosbeeren
    .text = Beim Backen: Zieh zwei Karten, nachdem der Kuchen notiert ist.
card-cider-vinegar = Apfelessig
    .text = Beim Spielen: Leg diese Karte in eine fremde Küche, in der Platz ist.

# Bitter

card-dark-chocolate = Bitterschokolade
    .short = Zartbitter
    .text = Keine Fähigkeit.
card-cocoa-powder = Kakaopulver
    .text = Dauerhaft: Jeder andere Kakao in deiner Küche ist 1 mehr wert.
card-espresso = Espresso
    .text = Beim Spielen: Du darfst noch eine Karte spielen.
card-walnuts = Geröstete Walnüsse
    .short = Walnüsse
    .text = Wenn diese Karte aus deiner Küche weggeworfen wird, außer beim Backen: Zieh eine Karte.
card-scorched-sugar = Brandzucker
    .text = Beim Spielen: Back einen Kuchen.
card-grapefruit-peel = Grapefruitschale
    .short = Grapefruit
    .text = Dauerhaft: Fremde Effekte kommen an Früchte in deiner Küche nicht heran (auch nicht an diese Karte).

# Savory

card-shortcrust = Mürbeteig
    .text = Keine Fähigkeit.
card-lattice-top = Teiggitter
    .text = Beim Spielen: Wenn du mindestens vier Zutaten in deiner Küche hast, darfst du einen Kuchen backen.
card-cheddar = Cheddar
    .text = Beim Backen: 2 mehr wert, wenn eine Frucht im Kuchen ist.
card-bacon = Knusperspeck
    .text = Beim Backen: Nachdem der Kuchen notiert ist, werfen alle anderen je eine Handkarte weg.
card-butter = Kalte Butter
    .text = Dauerhaft: Jedes Getreide in deiner Küche ist 1 mehr wert.
card-pumpkin = Ofenkürbis
    .text = Immer wenn jemand anders einen Kuchen backt: Diese Karte wird 1 mehr wert.
card-mushrooms = Waldpilze
    .short = Waldpilze
    .text = Beim Backen: 1 mehr wert pro Geschmack, der im Kuchen vorkommt.
card-rosemary = Rosmarinzweig
    .text = Beim Backen: 2 mehr wert, wenn ein Fleisch oder ein Gemüse im Kuchen ist.

# Spicy

card-cinnamon = Zimtstange
    .text = Beim Backen: 2 mehr wert, wenn eine Frucht im Kuchen ist.
card-ginger = Ingwerwurzel
    .text = Beim Spielen: Zieh eine Karte.
card-nutmeg = Geriebene Muskatnuss
    .short = Muskatnuss
    .text = Beim Backen: 1 mehr wert pro Geschmack, der im Kuchen vorkommt.
card-chili = Vogelaugenchili
    .text = Beim Spielen: Wirf eine Zutat, die höchstens 2 wert ist, aus einer fremden Küche weg.
card-fresh-mint = Frische Minze
    .text = Beim Spielen: Du darfst eine andere Zutat aus deiner Küche wegwerfen.
card-black-pepper = Pfefferschrot
    .text = Beim Backen: 3 mehr wert, wenn ein Fleisch im Kuchen ist.

# Actions

card-hot-oven = Volle Hitze
    .text = Back einen Kuchen.
card-slow-bake = Gut Ding will Weile
    .text = Back einen Kuchen. Er ist 3 mehr wert, wenn er fünf Zutaten hat.
card-quick-bake = Auf die Schnelle
    .short = Schnellbacken
    .text = Back einen Kuchen. Er ist 2 weniger wert. Zieh dann zwei Karten.
card-dash-to-the-oven = Sprint zum Ofen
    .short = Ofensprint
    .text = Du darfst eine Zutat spielen. Back dann einen Kuchen.
card-bake-off = Wettbacken im Dorf
    .short = Wettbacken
    .text = Alle dürfen einen Kuchen backen.
card-cooling-rack = Kuchengitter
    .text = Back einen Kuchen. Bis zu deinem nächsten Zug können deine Kuchen nichts verlieren.
card-swap-meet = Über den Gartenzaun
    .text = Tausch eine Zutat aus deiner Küche gegen eine aus einer fremden Küche.
card-grocery-run = Großeinkauf
    .text = Zieh drei Karten.
card-window-shopping = Stadtbummel
    .short = Bummel
    .text = Sieh dir die obersten fünf Karten der Speisekammer an und nimm zwei davon. Leg den Rest nach unten.
card-windowsill-thief = Fensterbankdieb
    .short = Fensterdieb
    .text = Hol eine Zutat, die höchstens 3 wert ist, aus einer fremden Küche in deine.
card-sticky-fingers = Lange Finger
    .text = Nimm zufällig eine Karte aus einer fremden Hand.
card-leftovers = Resteverwertung
    .text = Nimm eine andere Karte aus dem Müll. Zieh dann eine Karte.
card-wipe-down = Küchenputz
    .short = Küchenputz
    .text = Wirf beliebig viele Zutaten aus deiner Küche weg. Zieh für jede eine Karte.
card-food-fight = Essensschlacht
    .text = Alle werfen je eine Zutat aus der eigenen Küche weg.
card-back-on-the-shelf = Zurück ins Regal
    .short = Ins Regal
    .text = Leg eine Zutat aus einer beliebigen Küche oben in die Speisekammer.
card-butterfingers = Zwei linke Hände
    .text = Wirf eine Zutat aus einer beliebigen Küche weg.
card-heavy-hand = Versalzen
    .text = Wähl eins: Leg ein Salz aus deiner Küche oder aus deiner Hand in eine fremde Küche, in der Platz ist.
    .option-kitchen = Aus der Küche
    .option-hand = Aus der Hand
card-pass-the-bowl = Die Schüssel geht um
    .text = Alle geben gleichzeitig eine Handkarte nach links weiter.
card-taste-test = Kostprobe
    .text = Sieh dir eine fremde Hand an und nimm eine Karte daraus. Gib dafür eine Karte aus deiner Hand zurück.
card-whipped-peak = Sahnehäubchen
    .text = Dein bester Kuchen wird 3 mehr wert.
card-drafty-window = Zugluft
    .text = Jeder fremde Kuchen wird 2 weniger wert.
card-cling-film = Frischhaltefolie
    .text = Zieh eine Karte. Bis zu deinem nächsten Zug kommen fremde Effekte nicht an deine Küche heran, und deine Kuchen können nichts verlieren.

# Achievements

card-fruit-stand = Obststand
    .text = Hab mindestens zwei Früchte in deiner Küche. > Zieh zwei Karten.
card-full-counter = Volle Arbeitsplatte
    .text = Hab fünf Zutaten in deiner Küche. > Du darfst einen Kuchen backen.
card-sweet-tooth = Naschkatze
    .text = Hab mindestens zwei süße Zutaten in deiner Küche. > Jede süße Zutat in deiner Küche wird 1 mehr wert.
card-pucker-up = Sauer macht lustig
    .text = Hab mindestens zwei saure Zutaten in deiner Küche. > Eine Zutat in einer fremden Küche ist nur noch 1 wert.
card-dark-mood = Bittere Pille
    .text = Hab mindestens zwei bittere Zutaten in deiner Küche. > Du darfst eine Karte spielen.
card-hearty-plate = Herzhafte Platte
    .text = Hab mindestens zwei herzhafte Zutaten in deiner Küche. > Nimm eine Zutat aus dem Müll.
card-hot-kitchen = Scharfe Küche
    .text = Hab mindestens zwei würzige Zutaten in deiner Küche. > Wirf eine Zutat aus einer fremden Küche weg.
card-salt-mine = Salzbergwerk
    .text = Hab mindestens zwei Salze in deiner Küche. > Wirf ein Salz aus deiner Küche weg. Zieh zwei Karten.
card-five-tastes = Fünf Geschmäcker
    .text = Hab mindestens vier verschiedene Geschmäcker in deiner Küche. > Jede Zutat in deiner Küche wird 1 mehr wert.
card-heavy-tray = Schweres Blech
    .text = Hab Zutaten im Wert von mindestens 12 in deiner Küche. > Bis zu deinem nächsten Zug kommen fremde Effekte nicht an deine Küche heran. Zieh eine Karte.
card-dairy-dream = Milchtraum
    .text = Hab eine Milch und eine Frucht in deiner Küche. > Wird in deiner Küche zu Schlagsahne (Süß, Milch, Wert 4).
    .turned = Schlagsahne
    .turned-text = Keine Fähigkeit.
card-double-cocoa = Doppelt Kakao
    .text = Hab mindestens zweimal Kakao in deiner Küche. > Wird in deiner Küche zu Ganache (Bitter, Kakao, Wert 5).
    .turned = Ganache
    .turned-text = Keine Fähigkeit.
card-crust-master = Krustenkunst
    .text = Hab ein Getreide und eine Milch in deiner Küche. > Wird auf deiner Hand zu Goldkruste (Herzhaft, Getreide, Wert 3; beim Spielen: Back einen Kuchen).
    .turned = Goldkruste
    .turned-text = Beim Spielen: Back einen Kuchen.
card-nut-case = Harte Nuss
    .text = Hab eine Nuss und eine Frucht in deiner Küche. > Wird in deiner Küche zu Nusskrokant (Süß, Nuss, Wert 4; fremde Effekte kommen nicht heran).
    .turned = Nusskrokant
    .turned-text = Dauerhaft: Fremde Effekte kommen an diese Karte nicht heran.
card-sunday-roast = Sonntagsbraten
    .text = Hab ein Fleisch und dazu eine würzige Zutat, ein Gemüse oder ein Kraut in deiner Küche. > Wird in deiner Küche zu Bratensoße (Herzhaft, Wert 5).
    .turned = Bratensoße
    .turned-text = Keine Fähigkeit.
card-stale-bread = Arme Ritter
    .text = Hab einen Kuchen, der höchstens 4 wert ist. > Dein schlechtester Kuchen wird 5 mehr wert.
card-late-riser = Spätzünder
    .text = Hab keinen Kuchen, während mindestens zwei andere einen haben. > Wird auf deiner Hand zu Notofen (Aktion: Back einen Kuchen, 2 mehr wert).
    .turned = Notofen
    .turned-text = Back einen Kuchen. Er ist 2 mehr wert.
card-blue-ribbon = Blaues Band
    .text = Back einen Kuchen, der mindestens 15 wert ist. > Dieser Kuchen wird 2 mehr wert.
card-humble-pie = Kleine Brötchen
    .text = Back einen Kuchen, der höchstens 8 wert ist. > Zieh drei Karten.
card-first-slice = Das erste Stück
    .text = Back einen Kuchen, solange niemand sonst einen hat. > Wird auf deiner Hand zu Zweites Blech (Aktion: Du darfst eine Zutat spielen, back dann einen Kuchen).
    .turned = Zweites Blech
    .turned-text = Du darfst eine Zutat spielen. Back dann einen Kuchen.
card-small-bites = Kleine Happen
    .text = Back einen Kuchen aus genau drei Zutaten. > Wird auf deiner Hand zu Picknickkorb (Aktion: Zieh zwei Karten, dann darfst du eine Zutat spielen).
    .turned = Picknickkorb
    .turned-text = Zieh zwei Karten. Dann darfst du eine Zutat spielen.
card-showpiece = Prachtstück
    .text = Back einen Kuchen aus genau fünf Zutaten. > Bis zu deinem nächsten Zug können deine Kuchen nichts verlieren. Zieh eine Karte.
card-one-note = Eine Note
    .text = Back einen Kuchen mit nur einem Geschmack außer Salz. > Dieser Kuchen wird 4 mehr wert.
card-symphony = Aromasinfonie
    .short = Sinfonie
    .text = Back einen Kuchen mit mindestens vier Geschmäckern. > Dieser Kuchen wird 2 mehr wert. Zieh eine Karte.
card-seconds-please = Nachschlag, bitte
    .short = Nachschlag
    .text = Back deinen zweiten Kuchen. > Hol bis zu zwei Zutaten, die kein Salz sind, aus dem Müll in deine Küche.
card-scavenger = Schatz im Müll
    .text = Geh containern. > Zieh eine Karte.
card-trade-fair = Tauschbörse
    .text = Tausch Zutaten mit jemand anderem. > Eine Zutat in deiner Küche wird 2 mehr wert.
card-saboteur = Küchensabotage
    .text = Wirf eine Zutat aus einer fremden Küche weg. > Wird auf deiner Hand zu Diebesmarmelade (Süß, Frucht, Wert 4).
    .turned = Diebesmarmelade
    .turned-text = Keine Fähigkeit.
card-good-sport = Gute Miene
    .text = Verlier eine Zutat aus deiner Küche durch einen fremden Effekt. > Nimm eine Zutat aus dem Müll.
card-bare-hands = Leere Hände
    .text = Beende deinen Zug mit höchstens drei Handkarten. > Zieh drei Karten.
card-overstocked = Hamsterkauf
    .text = Beende deinen Zug mit mindestens acht Handkarten. > Du darfst eine Karte spielen.
card-clean-slate = Tabula rasa
    .text = Beende deinen Zug mit leerer Küche. > Hol eine Zutat aus dem Müll in deine Küche.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = Das Ziel: der beste Kuchen
    .text = Der beste einzelne Kuchen gewinnt. Seine Zutaten sammeln sich hier: drei bis fünf, davon genau ein Salz.
lesson-achievements = Ziele
    .text = Wer eines erreicht, bekommt die Belohnung. { $card } verlangt zwei Früchte in deiner Küche.
lesson-salt = Spiel: { $card }
    .text = In jedem Zug ziehst du eine Karte und spielst eine. Drück auf das Salz, dann auf den Knopf: Ohne Salz kein Kuchen.
    .not = Zuerst das Salz: Ohne Salz kein Kuchen.
lesson-fruit = Spiel: { $card }
    .text = Eine Frucht, 4 wert: das Beste, was du hast. Die Werte aller Zutaten zählen zusammen.
    .not = Besser { $card }: mehr wert, und eine Frucht dazu.
lesson-second-fruit = Spiel: { $card }
    .text = Deine zweite Frucht: Damit erreichst du { $other_card } und ziehst zwei Karten.
    .not = Noch eine Frucht, und du erreichst { $other_card }: Spiel { $card }.
lesson-rival = { $seat } hat gebacken
    .text = Der Kuchen ist 10 wert. Gebacken hat ihn { $card }: Das liegt jetzt im Müll, unter anderen Karten, und alle dürfen danach greifen.
lesson-dive = Geh containern
    .text = Nichts auf deiner Hand backt. Wirf zwei Karten weg, und nimm dir eine beliebige Karte aus dem Müll.
    .not = Nichts auf deiner Hand backt: Geh containern.
lesson-dive-pay = Wirf weg: { $cards }
    .text = Sie helfen deinem Kuchen nicht. Drück nacheinander darauf.
    .not = Eine nach der anderen: { $cards }. Der Rest hilft deinem Kuchen.
lesson-dive-take = Nimm: { $card }
    .text = „Back einen Kuchen“: Genau das fehlt dir.
    .not = Dir fehlt eine Karte, die backt: { $card }.
lesson-spice = Spiel: { $card }
    .text = Wird eine Frucht mitgebacken, ist das 2 mehr wert. Vier Zutaten ergeben einen besseren Kuchen als drei.
    .not = Noch nicht: Erst macht { $card } deinen Kuchen besser.
lesson-bake = Back!
    .text = Spiel { $card }. Deine ganze Küche wird zum Kuchen, und die Kuchen aller anderen verlieren 4.
    .not = Alles ist bereit: Spiel { $card }.
lesson-end = Dein Kuchen ist { $worth } wert!
    .text = Der beste einzelne Kuchen gewinnt. Das Spiel endet, wenn alle gebacken haben oder jemand dreimal.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Back den besten einzelnen Kuchen von allen.
    .play = Du ziehst eine Karte und spielst dann eine: eine Zutat in deine Küche oder eine Aktion.
    .dive = Oder du gehst containern: Wirf zwei Karten weg und nimm dir eine beliebige aus dem Müll.
    .bake = Mit mindestens drei Zutaten, davon genau ein Salz, backt eine passende Karte deine ganze Küche zu einem Kuchen.
    .achievement = Wer ein Ziel erreicht, bekommt die Belohnung.
    .scoring = Ein Kuchen ist so viel wert wie seine Zutaten zusammen. Immer wenn jemand backt, verlieren die Kuchen aller anderen 4.
    .end = Das Spiel endet, wenn alle gebacken haben oder jemand dreimal. Der beste einzelne Kuchen gewinnt.
