# The words of The Pie Game.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Runde { $round }: Du gibst.
           *[other] Runde { $round }: { $seat } gibt.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }Die Karten wurden einmal neu ausgeteilt.
           *[other] { " " }Die Karten wurden { $redeals }-mal neu ausgeteilt.
        }
    .stage = Runde { $round }
    .chip =
        { $seat-is ->
            [you] du gibst Runde { $round }
           *[other] gibt Runde { $round }
        }
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Du bekommst das Rezept { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } bekommt ein Rezept.
               *[shown] { $seat } bekommt das Rezept { $cards }.
            }
        }
    .chip =
        { $seat-is ->
            [you] du bekommst ein Rezept
           *[other] bekommt ein Rezept
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
    .log =
        { $again ->
            [0] Aufgedeckt wird die Karte { $cards }.
           *[other] Aufgedeckt wird die Karte { $cards }; sie wird wieder eingemischt.
        }
    .chip =
        { $again ->
            [0] aufgedeckt: { $cards-short }
           *[other] eingemischt: { $cards-short }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Du nimmst { $cards } vom Ablagestapel.
           *[other] { $seat } nimmt { $cards } vom Ablagestapel.
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
event-laid =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards }; die Karte wirkt sofort.
           *[other] { $seat } zieht { $cards }; die Karte wirkt sofort.
        }
    .stage =
        { $effect ->
            [trade] { $seat-is ->
                [you] Du ziehst { $cards-short }: eine Karte wird getauscht
               *[other] { $seat } zieht { $cards-short }: eine Karte wird getauscht
            }
            [pass-left] { $seat-is ->
                [you] Du ziehst { $cards-short }: alle geben nach links
               *[other] { $seat } zieht { $cards-short }: alle geben nach links
            }
           *[pass-right] { $seat-is ->
                [you] Du ziehst { $cards-short }: alle geben nach rechts
               *[other] { $seat } zieht { $cards-short }: alle geben nach rechts
            }
        }
    .chip =
        { $seat-is ->
            [you] du ziehst { $cards-short }
           *[other] zieht { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } ab.
           *[other] { $seat } legt { $cards } ab.
        }
    .chip =
        { $seat-is ->
            [you] du legst { $cards-short } ab
           *[other] legt { $cards-short } ab
        }
event-played =
    .log =
        { $seat-is ->
            [you] Du spielst { $cards }.
           *[other] { $seat } spielt { $cards }.
        }
    .stage =
        { $effect ->
            [discard-two] { $seat-is ->
                [you] Du spielst { $cards-short }: zwei Karten weg
               *[other] { $seat } spielt { $cards-short }: zwei Karten weg
            }
            [discard-all] { $seat-is ->
                [you] Du spielst { $cards-short }: alle Karten weg
               *[other] { $seat } spielt { $cards-short }: alle Karten weg
            }
            [lose-turn] { $seat-is ->
                [you] Du spielst { $cards-short } und setzt aus
               *[other] { $seat } spielt { $cards-short } und setzt aus
            }
            [trade] { $seat-is ->
                [you] Du spielst { $cards-short }: eine Karte wird getauscht
               *[other] { $seat } spielt { $cards-short }: eine Karte wird getauscht
            }
            [pass-left] { $seat-is ->
                [you] Du spielst { $cards-short }: alle geben nach links
               *[other] { $seat } spielt { $cards-short }: alle geben nach links
            }
           *[pass-right] { $seat-is ->
                [you] Du spielst { $cards-short }: alle geben nach rechts
               *[other] { $seat } spielt { $cards-short }: alle geben nach rechts
            }
        }
    .chip =
        { $seat-is ->
            [you] du spielst { $cards-short }
           *[other] spielt { $cards-short }
        }
event-threw =
    .log =
        { $seat-is ->
            [you] Du wirfst { $cards } ab.
           *[other] { $seat } wirft { $cards } ab.
        }
    .stage =
        { $cards-count ->
            [1] { $seat-is ->
                [you] Du wirfst { $cards-short } ab
               *[other] { $seat } wirft { $cards-short } ab
            }
            [2] { $seat-is ->
                [you] Du wirfst { $cards-short } ab
               *[other] { $seat } wirft { $cards-short } ab
            }
           *[other] { $seat-is ->
                [you] Du wirfst { $cards-count } Karten ab
               *[other] { $seat } wirft { $cards-count } Karten ab
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] du wirfst eine Karte ab
               *[other] wirft eine Karte ab
            }
           *[other] { $seat-is ->
                [you] du wirfst { $cards-count } Karten ab
               *[other] wirft { $cards-count } Karten ab
            }
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Du setzt einmal aus.
           *[other] { $seat } setzt einmal aus.
        }
    .stage =
        { $seat-is ->
            [you] Du spielst { $cards-short } und setzt aus
           *[other] { $seat } spielt { $cards-short } und setzt aus
        }
    .chip =
        { $seat-is ->
            [you] du setzt aus
           *[other] setzt aus
        }
event-returned =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } wieder ab.
           *[other] { $seat } legt { $cards } wieder ab.
        }
    .chip = dieser Zug entfällt
event-refilled =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards } nach.
           *[other] { $seat } zieht { $cards } nach.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] du ziehst eine Karte nach
               *[other] zieht eine Karte nach
            }
           *[other] { $seat-is ->
                [you] du ziehst { $cards-count } Karten nach
               *[other] zieht { $cards-count } Karten nach
            }
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] Der Ablagestapel, eine Karte, wird zum Nachziehstapel.
           *[other] Der Ablagestapel, { $cards-count } Karten, wird gemischt und zum Nachziehstapel.
        }
    .stage = Der Ablagestapel wird gemischt
    .chip = Ablage wird gemischt
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Du tauschst mit { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } tauscht mit dir.
               *[other] { $seat } tauscht mit { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Du tauschst eine Karte mit { $partner }
           *[other] { $partner-is ->
                [you] { $seat } tauscht eine Karte mit dir
               *[other] { $seat } tauscht eine Karte mit { $partner }
            }
        }
    .chip =
        { $seat-is ->
            [you] du tauschst mit { $partner }
           *[other] { $partner-is ->
                [you] tauscht mit dir
               *[other] tauscht mit { $partner }
            }
        }
event-offered =
    .log =
        { $seat-is ->
            [you] Du zeigst { $partner } { $cards }.
           *[other] { $partner-is ->
                [you] { $seat } zeigt dir { $cards }.
               *[other] { $seat } zeigt { $partner } { $cards }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Du bietest { $partner } { $cards-short } an
           *[other] { $partner-is ->
                [you] { $seat } bietet dir { $cards-short } an
               *[other] { $seat } bietet { $partner } { $cards-short } an
            }
        }
    .chip =
        { $partner-is ->
            [you] Angebot an dich
           *[other] Angebot an { $partner }
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
            [you] Du gibst { $partner }: { $cards }
           *[other] { $partner-is ->
                [you] { $seat } gibt dir { $cards }
               *[other] { $seat } gibt { $partner } eine Karte
            }
        }
    .chip = { $cards-short } → { $partner }
event-baked =
    .log =
        { $seat-is ->
            [you] Du backst { $card }: { $cards }.
           *[other] { $seat } backt { $card }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Du backst { $card }!
           *[other] { $seat } backt { $card }!
        }
    .chip =
        { $seat-is ->
            [you] du backst einen Kuchen!
           *[other] backt einen Kuchen!
        }
event-won =
    .log =
        { $seat-is ->
            [you] Du gewinnst die Partie
           *[other] { $seat } gewinnt die Partie
        }{ " " }{ $rounds ->
            [one] nach einer Runde.
           *[other] nach { $rounds } Runden.
        }
    .stage =
        { $seat-is ->
            [you] Du gewinnst!
           *[other] { $seat } gewinnt!
        }
    .chip =
        { $seat-is ->
            [you] du gewinnst die Partie!
           *[other] gewinnt die Partie!
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-fudge = Du hast Karamba-Karten: Spiel eine davon.
prompt-source = Zieh eine Karte oder nimm die oberste Ablage.
prompt-discard = Leg eine Karte ab.
prompt-discard-drawn = Gezogen: { $card-short }. Leg eine Karte ab.
prompt-discard-taken = Genommen: { $card-short }. Leg eine Karte ab.
prompt-throw =
    { $count ->
        [one] Wirf eine Karte ab.
       *[other] Wirf { $count } Karten ab; die letzte liegt oben.
    }
prompt-throw-more =
    { $count ->
        [one] Wirf noch eine Karte ab; sie liegt dann oben.
       *[other] Wirf noch { $count } Karten ab; die letzte liegt oben.
    }
prompt-partner = Such dir jemanden zum Tauschen aus.
prompt-pass = Wähl eine Karte für { $partner }.
prompt-trade = Wähl eine Karte für { $partner }.
prompt-trade-offer = { $partner } bietet { $card-short }. Was gibst du dafür?
prompt-over =
    { $winner-is ->
        [you] Du gewinnst die Partie mit { $pies ->
            [one] einem Kuchen
           *[other] { $pies } Kuchen
        }!
       *[other] { $winner } gewinnt die Partie mit { $pies ->
            [one] einem Kuchen
           *[other] { $pies } Kuchen
        }.
    }

## Whom the table waits for

waiting-turn = Warten auf { $seats }: Karte ziehen oder spielen.
waiting-discard = Warten auf { $seats }: Karte ablegen.
waiting-throw =
    { $count ->
        [one] Warten auf { $seats }: eine Karte abwerfen.
       *[other] Warten auf { $seats }: { $count } Karten abwerfen.
    }
waiting-partner = Warten auf { $seats }: jemanden zum Tauschen aussuchen.
waiting-pass =
    { $way ->
        [left] Karten wandern nach links: Warten auf { $seats }.
       *[right] Karten wandern nach rechts: Warten auf { $seats }.
    }
waiting-trade = Tausch: Warten auf { $seats }.

## Choices

label-play = { $card } spielen
label-draw = Karte ziehen
label-take = { $card } nehmen
label-trade = Mit { $partner } tauschen
label-give =
    { $use ->
        [wild] { $card } an { $partner } geben (zählt als beliebige Zutat)
        [needed] { $card } an { $partner } geben (fehlt dann im Rezept)
       *[none] { $card } an { $partner } geben
    }
label-throw =
    { $use ->
        [wild] { $card } abwerfen (zählt als beliebige Zutat)
        [needed] { $card } abwerfen (fehlt dann im Rezept)
       *[none] { $card } abwerfen
    }
label-discard =
    { $use ->
        [wild] { $card } ablegen (zählt als beliebige Zutat)
        [needed] { $card } ablegen (fehlt dann im Rezept)
       *[none] { $card } ablegen
    }

## Why a move is good: one fact, at most 25 words

advice-take = Dein Rezept braucht die Karte: Damit hast du { $count } von { $total } Zutaten.
advice-draw = Auf dem Ablagestapel liegt { $card }, und dein Rezept braucht das nicht.
advice-draw-held = Auf dem Ablagestapel liegt { $card }, und das hast du schon.
advice-fudge-throws =
    { $useless ->
        [one] Eine deiner anderen Karten nützt dem Rezept nichts und kann mit weg.
       *[other] { $useless } deiner anderen Karten nützen dem Rezept nichts und können mit weg.
    }
advice-fudge-passes =
    { $useless ->
        [one] Du hast eine Karte zum Abgeben, die dein Rezept nicht braucht.
       *[other] Du hast { $useless } Karten zur Auswahl, die dein Rezept nicht braucht.
    }
advice-partner =
    { $pies ->
        [one] { $partner } hat einen Kuchen, und sonst hat niemand mehr.
       *[other] { $partner } hat { $pies } Kuchen, und sonst hat niemand mehr.
    }
advice-bakes = Die anderen fünf sind dein ganzes Rezept: Der Kuchen wird gebacken.
advice-useless = Dein Rezept braucht sie nicht: Du behältst { $count } von { $total } Zutaten.
advice-useless-cards = Dein Rezept braucht keine davon: Du behältst { $count } von { $total } Zutaten.
advice-twice = Dein Rezept braucht sie nur einmal: Du behältst { $count } von { $total } Zutaten.

## Why not

fact-fudge-held = Du hast { $cards } auf der Hand.
fact-one-discard = Du darfst nur eine Karte ablegen.
fact-throw-exactly =
    { $count ->
        [one] Du musst genau eine Karte abwerfen.
       *[other] Du musst genau { $count } Karten abwerfen.
    }
fact-no-trade-with-yourself = Du kannst nicht mit dir selbst tauschen.
fact-nothing-drawn =
    { $turns ->
        [one] Seit einem Zug hat niemand eine Karte gezogen.
       *[other] Seit { $turns } Zügen hat niemand eine Karte gezogen.
    }
fact-fudge-not-taken = { $card } ist eine Karamba-Karte, und die darf man an diesem Tisch nicht nehmen.
fact-all-alike = Alle deine Karten heißen { $card }, genau wie die oberste Karte auf dem Stapel.
fact-is-fudge = { $card } ist eine Karamba-Karte.
fact-just-taken = Du hast { $card } gerade erst vom Ablagestapel genommen, und an diesem Tisch darfst du das nicht gleich wieder ablegen.
fact-other-fudge-held = Du hast auch { $cards } auf der Hand.
fact-all-chosen = Du hast keine weitere Karte { $card }; alle sind schon ausgewählt.
fact-not-held = { $card } hast du nicht auf der Hand.
fact-taken-this-turn = Du hast { $card } in diesem Zug genommen.
fact-drawn-this-turn = Du hast { $card } in diesem Zug gezogen.

## The result

reason-pies = Es sind genug Kuchen gebacken.
result-pies =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $pies ->
        [0] keinen Kuchen gebacken.
        [one] einen Kuchen gebacken.
       *[other] { $pies } Kuchen gebacken.
    }
result-match =
    { $pies ->
        [one] Der erste Kuchen gewinnt die Partie;
       *[other] { $pies } Kuchen gewinnen die Partie;
    }{ " " }{ $rounds ->
        [one] das hat eine Runde gedauert.
       *[other] das hat { $rounds } Runden gedauert.
    }

## The sheet of a result

sheet-pies = Kuchen
sheet-pies-why =
    { $pies ->
        [one] Wer zuerst einen Kuchen backt, gewinnt die Partie.
       *[other] Wer zuerst { $pies } Kuchen backt, gewinnt die Partie.
    }
sheet-rounds-won = Gewonnene Runden
sheet-rounds-won-why = Die Runden, die mit einem eigenen Kuchen endeten.
sheet-turns = Züge
sheet-turns-why = Gespielte Züge; Aussetzen zählt nicht.
sheet-taken = Aus der Ablage
sheet-taken-why = Karten, die vom Ablagestapel statt vom Nachziehstapel kamen.
sheet-fudge = Karamba gespielt
sheet-fudge-why = Karamba-Karten aus der Hand, Aussetzen eingeschlossen.

## The table in plain text

picture-round =
    { $dealer-is ->
        [you] Runde { $round }, du hast gegeben.
       *[other] Runde { $round }, { $dealer } hat gegeben.
    }
picture-draw-pile =
    { $count ->
        [one] Nachziehstapel: 1 Karte.
       *[other] Nachziehstapel: { $count } Karten.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Ablagestapel: leer.
       *[shown] { $below ->
            [0] Ablagestapel: { $cards }.
            [one] Ablagestapel: { $cards }, darunter 1 weitere Karte.
           *[other] Ablagestapel: { $cards }, darunter { $below } weitere Karten.
        }
    }
picture-seat =
    { $seat-is ->
        [you] Du:
       *[other] { $seat }:
    }{ " " }{ $pies ->
        [one] 1 Kuchen,
       *[other] { $pies } Kuchen,
    }{ " " }{ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $state ->
        [turn] , am Zug
        [skips] , nächster Zug entfällt
       *[none] { "" }
    }
picture-effect = Wird gerade ausgeführt: { $card }
picture-queue = Wird noch ausgeführt: { $cards }
picture-chosen = Karte schon gewählt: { $seats }
picture-recipe = Dein Rezept: { $card }; Zutaten: { $cards }
picture-hand = Deine Hand: { $cards }
picture-missing =
    { $cards-is ->
        [none] Noch nötig: nichts
       *[shown] Noch nötig: { $cards }
    }

## Options of a table

option-target_pies = Kuchen zum Sieg
option-deck = Kartensatz
    .house = Hausdeck
    .gentle = sanftes Deck
    .custom = eigene Datei
option-first_dealer = Wer zuerst gibt
    .random = wird ausgelost
    .seat0 = der erste Platz
option-natural_pie = Ein Kuchen schon beim Austeilen
    .at_once = wird sofort gebacken
    .own_first_turn = wartet auf den eigenen Zug
    .redeal = wird neu ausgeteilt
option-fudge_turnup = Eine Karamba-Karte, die zu Beginn aufgedeckt wird
    .leave = bleibt liegen
    .replace = wird ersetzt
option-fudge_pickup = Abgelegte Karamba-Karten nehmen
    .allowed = erlaubt
    .forbidden = nicht erlaubt
option-put_back = Die eben genommene Karte ablegen
    .allowed = erlaubt
    .forbidden = nicht erlaubt
option-lose_turn_choice = Freiwillig aussetzen
    .last_resort = nur ohne andere Karamba-Karte
    .free = jederzeit
option-lose_turn_cost = Was Aussetzen kostet
    .printed = wie aufgedruckt
    .single = einen einzigen Zug
option-trade = Wie getauscht wird
    .each_chooses = beide wählen eine Karte
    .blind_draw = beide ziehen blind
    .offer_first = erst wird das Angebot gezeigt
option-bake_when = Wann gebacken wird
    .any_time = jederzeit
    .own_turn = im eigenen Zug
option-stall_laps = Umläufe ohne Ziehen, bis man ziehen muss
    .off = unbegrenzt
option-chat = Chat
    .on = an
    .off = aus

## Kinds of cards

kind-crust = Boden
kind-fruit = Frucht
kind-accent = Aroma
kind-sweet = Süßes
kind-rich = Gehaltvolles
kind-fudge = Karamba
kind-pot-luck = Joker
kind-recipe = Rezept

## Cards

card-FLK = Blätterteig
card-STR = Streuselboden
    .short = Streusel
card-GRA = Vollkornboden
    .short = Vollkornboden
card-GIN = Spekulatiusboden
    .short = Spekulatius
card-APP = Äpfel
card-CHE = Kirschen
card-BAN = Bananen
card-PUM = Kürbis
card-CIN = Zimt
card-PEC = Pekannüsse
card-COC = Kokos
card-VAN = Vanille
card-WSU = Weißzucker
card-BSU = Braunzucker
card-HON = Honig
card-MAP = Ahornsirup
card-BUT = Butter
card-EGG = Eier
card-CRM = Sahne
card-CCH = Frischkäse
card-F2 = Karamba (zwei abwerfen)
    .short = Karamba
    .text = Karamba! Wirf zwei Handkarten ab.
card-FA = Karamba (alle abwerfen)
    .short = Karamba
    .text = Karamba! Wirf alle Handkarten ab.
card-FL = Karamba (aussetzen)
    .short = Karamba
    .text = Karamba! Setz einmal aus.
card-FT = Karamba (Karte tauschen)
    .short = Karamba
    .text = Karamba! Such dir jemanden aus und tauscht je eine Karte.
card-DL = Doppel-Karamba (nach links)
    .short = Doppel-Karamba
    .text = Doppel-Karamba! Alle geben eine Karte nach links.
card-DR = Doppel-Karamba (nach rechts)
    .short = Doppel-Karamba
    .text = Doppel-Karamba! Alle geben eine Karte nach rechts.
card-PL = Glückstopf
    .text = Joker: zählt als eine beliebige Zutat, die dein Rezept braucht.
card-R01 = Omas Apfelkuchen
card-R02 = Apfel-Krokant-Sahnekuchen
card-R03 = Apfel-Kokos-Käsekuchen
card-R04 = Ahorn-Apfel-Puddingkuchen
card-R05 = Kirsch-Zimt-Sahnekuchen
card-R06 = Kirsch-Knusperkuchen
card-R07 = Kirsch-Makronenkuchen
card-R08 = Kirsch-Käsekuchen
card-R09 = Bananen-Streusel-Käsekuchen
card-R10 = Bananen-Pekan-Puddingkuchen
card-R11 = Südsee-Bananenkuchen
card-R12 = Bananen-Sahnekuchen
card-R13 = Erntedank-Kürbiskuchen
card-R14 = Kürbis-Krokant-Kuchen
card-R15 = Kürbis-Kokos-Streuselkuchen
card-R16 = Honig-Kürbis-Knusperkuchen

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-recipe = Dein Rezept: { $card }
    .text = Hast du genau diese fünf Zutaten, backt der Kuchen. Drei Kuchen gewinnen das Spiel. Dein Rezept siehst nur du.
lesson-hand = Deine Hand
    .text = Ein Haken zeigt, was zu deinem Rezept gehört. Das ist bisher: { $card }. Vier fehlen noch.
lesson-take = Nimm: { $card }
    .text = { $card } gehört zu deinem Rezept und liegt oben auf dem Ablagestapel: Drück darauf.
    .not = Im Nachziehstapel kann alles sein. Hier liegt, was du brauchst: { $card }.
lesson-discard = Leg ab: { $card }
    .text = Am Ende des Zugs legst du eine Karte ab. { $card } gehört nicht zum Rezept: Drück auf die Karte, dann auf den Knopf.
    .not = Leg diesmal ab: { $card }. Das gehört nicht zu deinem Rezept.
lesson-draw = Zieh eine Karte
    .text = Was auf dem Ablagestapel liegt, gehört nicht zu deinem Rezept. Zieh vom Stapel und hoff auf Glück.
    .not = Die oberste Ablage gehört nicht zu deinem Rezept. Zieh lieber eine Karte.
lesson-fudge-came = Karamba! Leg ab: { $card }
    .text = Du hast Karamba gezogen. Ablegen kannst du es nicht: Im nächsten Zug musst du es spielen. Jetzt geht { $card }.
    .not = Leg diesmal ab: { $card }.
lesson-fudge = Spiel: { $card }
    .text = Mit Karamba auf der Hand ziehst du nicht, sondern spielst es. Dieses kostet dich zwei Karten.
    .not = Karamba kommt vor allem anderen.
lesson-throw = Wirf ab: { $card }
    .text = Zwei Karten müssen weg. Zuerst { $card }: Die zuletzt gedrückte liegt oben, wo sie der Nächste nehmen darf.
    .not = Behalt, was einen Haken hat. Wirf zuerst { $card } ab, dann { $other_card }.
lesson-throw-more = Jetzt: { $other_card }
    .text = Dann füllst du deine Hand wieder auf fünf Karten auf. Karamba kann auch Glück bringen!
    .not = Behalt, was einen Haken hat, und wirf { $other_card } ab.
lesson-luck = { $card }
    .text = { $card } steht für jede Zutat und füllt einen der zwei leeren Plätze. Nur noch eine Karte fehlt.
lesson-pass = Gib weiter: { $card }
    .text = { $seat } hat Doppel-Karamba gezogen: Alle geben heimlich eine Karte nach links. Du kannst { $card } entbehren.
    .not = Die brauchst du selbst. Gib weiter: { $card }.
lesson-last = Nimm: { $card }
    .text = Da hat jemand genau die Karte abgelegt, die dir fehlt: Nimm sie vom Ablagestapel.
    .not = Lass sie nicht liegen! { $card } gehört zu deinem Rezept.
lesson-bake = Leg { $card } ab und back
    .text = Bleibt genau dein Rezept übrig, backt der Kuchen von selbst.
    .not = Dann wäre der Kuchen nicht vollständig. Leg ab: { $card }.
lesson-end = Gebacken: { $card }!
    .text = Im richtigen Spiel gewinnen drei Kuchen. Nimm, was dir fehlt, leg den Rest ab, und hüte dich vor Karamba.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Sammle die Zutaten deines Geheimrezepts, bevor die anderen ihre haben.
    .take = Nimm eine Karte: vom Nachziehstapel oder die oberste vom Ablagestapel.
    .discard = Dann leg eine ab.
    .luck = Der Glückstopf steht für jede Zutat.
    .fudge = Wer Karamba hat, muss es stattdessen spielen, und das tut weh: Karten abwerfen, aussetzen, tauschen oder Karten herumgeben.
    .scoring = Entspricht deine Hand genau deinem Rezept, backt der Kuchen von selbst, auch wenn andere am Zug sind. Dann beginnt eine neue Runde.
    .end = Wer zuerst drei Kuchen hat, gewinnt.
