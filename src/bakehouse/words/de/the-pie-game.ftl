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
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Du bekommst das Rezept { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } bekommt ein Rezept.
               *[shown] { $seat } bekommt das Rezept { $cards }.
            }
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Du bekommst { $cards }.
           *[other] { $seat } bekommt { $cards }.
        }
event-turned-up =
    .log =
        { $again ->
            [0] Aufgedeckt wird die Karte { $cards }.
           *[other] Aufgedeckt wird die Karte { $cards }; sie wird wieder eingemischt.
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
event-drew =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards }.
           *[other] { $seat } zieht { $cards }.
        }
event-laid =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards }; die Karte wirkt sofort.
           *[other] { $seat } zieht { $cards }; die Karte wirkt sofort.
        }
    .stage =
        { $seat-is ->
            [you] Du ziehst { $cards }!
           *[other] { $seat } zieht { $cards }!
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } ab.
           *[other] { $seat } legt { $cards } ab.
        }
event-played =
    .log =
        { $seat-is ->
            [you] Du spielst { $cards }.
           *[other] { $seat } spielt { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Du spielst { $cards }!
           *[other] { $seat } spielt { $cards }!
        }
event-threw =
    .log =
        { $seat-is ->
            [you] Du wirfst { $cards } ab.
           *[other] { $seat } wirft { $cards } ab.
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Du setzt einmal aus.
           *[other] { $seat } setzt einmal aus.
        }
event-returned =
    .log =
        { $seat-is ->
            [you] Du legst { $cards } wieder ab.
           *[other] { $seat } legt { $cards } wieder ab.
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] Du ziehst { $cards } nach.
           *[other] { $seat } zieht { $cards } nach.
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] Der Ablagestapel, eine Karte, wird zum Nachziehstapel.
           *[other] Der Ablagestapel, { $cards-count } Karten, wird gemischt und zum Nachziehstapel.
        }
    .stage = Der Ablagestapel wird gemischt
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Du tauschst mit { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } tauscht mit dir.
               *[other] { $seat } tauscht mit { $partner }.
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
event-gave =
    .log =
        { $seat-is ->
            [you] Du gibst { $partner } { $cards }.
           *[other] { $partner-is ->
                [you] { $seat } gibt dir { $cards }.
               *[other] { $seat } gibt { $partner } { $cards }.
            }
        }
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

## Questions: at most 60 characters, and what to do

prompt-fudge = Du hast Karamba-Karten: Spiel eine davon.
prompt-source = Zieh eine Karte oder nimm die oberste Ablage.
prompt-discard = Leg eine Karte ab.
prompt-discard-drawn = Gezogen: { $card }. Leg eine Karte ab.
prompt-discard-taken = Genommen: { $card }. Leg eine Karte ab.
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
prompt-pass =
    { $way ->
        [left] Wähl eine Karte, die du nach links gibst.
       *[right] Wähl eine Karte, die du nach rechts gibst.
    }
prompt-trade = Wähl eine Karte für { $partner }.
prompt-trade-offer = { $partner } bietet { $card }. Was gibst du dafür?
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
        [wild] { $card } hergeben (zählt als beliebige Zutat)
        [needed] { $card } hergeben (fehlt dann im Rezept)
       *[none] { $card } hergeben
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
card-GRA = Vollkornboden
card-GIN = Spekulatiusboden
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
    .text = Karamba! Wirf zwei Handkarten ab.
card-FA = Karamba (alle abwerfen)
    .text = Karamba! Wirf alle Handkarten ab.
card-FL = Karamba (aussetzen)
    .text = Karamba! Setz einmal aus.
card-FT = Karamba (Karte tauschen)
    .text = Karamba! Such dir jemanden aus und tauscht je eine Karte.
card-DL = Doppel-Karamba (nach links)
    .text = Doppel-Karamba! Alle geben eine Karte nach links.
card-DR = Doppel-Karamba (nach rechts)
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
