# The words of the table: the page, and what all games share.

language-name = Deutsch

## Names of players, and lists

# A player without a name.
player = Person { $number }
# The reader, where a sentence has no form of its own for it.
you = du
# Cards that the reader may not see.
hidden-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
# Several cards of the same name.
several = { $count } × { $name }

## The games

game-pastry-chefs = Pastry Chefs
    .sentence = Zwei Zweierteams schieben, ziehen und erfragen Karten; Gebäck für fünf Punkte gewinnt.
game-the-pie-game = The Pie Game
    .sentence = Sammle die Zutaten deines Geheimrezepts und hüte dich vor Karamba-Karten; drei gebackene Kuchen gewinnen.
game-pie-factory = Pie Factory
    .sentence = Nimm Karten vom Fließband, bau Kuchen, verpack sie rechtzeitig und beeindrucke die Chefetage.
game-cheflebrity = Cheflebrity
    .sentence = Back Kuchen und Tartes und servier sie, sabotier die der anderen und tausch mit Pokergesicht.
game-pie-contest = Pie Contest
    .sentence = Sammle Zutaten, finde ein Salz und einen Ofen: Der beste einzelne Kuchen gewinnt.

## The page. What stands between <b> and </b> is bold; other marks there are none.

brand = Bakehouse
page-title = { $title } · Bakehouse
page-language = Sprache
page-home = Zu den fünf Spielen
page-help = Hilfe
page-close = Schließen
page-your-name = Dein Name
# Somebody who has not said a name.
page-guest = Gast
page-lost = Hier wird nichts gebacken
page-lost-text = Diese Seite gibt es nicht.
theme-auto = Farben: wie das System
theme-light = Farben: hell
theme-dark = Farben: dunkel

problem-offline = Der Server ist nicht erreichbar. Läuft er noch?
problem-status = Der Server antwortet mit Fehler { $status }.
problem-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.

count-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
count-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
count-pies = { $count } Kuchen

## The first page

landing-claim = Fünf Kartenspiele rund um Kuchen.
    .text = Spiel sofort gegen Bots oder schick Freunden einen Link. Kein Konto, nichts zu installieren.
landing-join-with = Mitspielen mit Code oder Link
landing-join = Mitspielen
landing-loading = Der Ofen heizt vor …
landing-mine = Deine Tische
landing-your-turn = Du bist dran
landing-status =
    { $status ->
        [waiting] Noch nicht begonnen
        [playing] Läuft
        [paused] Unterbrochen
        [over] Vorbei: zur Wiederholung
        [closed] Geschlossen
       *[damaged] Beschädigt
    }
landing-games = Die Spiele
landing-players =
    { $is ->
        [exact] { $most } Personen
       *[range] { $least }–{ $most } Personen
    }
landing-minutes =
    { $is ->
        [exact] { $most } Minuten
       *[range] { $least } bis { $most } Minuten
    }
landing-play = Jetzt spielen
landing-play-game = Jetzt spielen: { $game }
landing-invite = Einladen
landing-invite-game = Freunde zu { $game } einladen
landing-options = Optionen
landing-options-game = { $game } mit Optionen
landing-credits = Die Spiele haben andere erfunden: Pie Factory ist von Bryan Fischer (2014), Pie Contest von Stephen E. Dambeck II (Version 0-3, CC-BY-SA 4.0); die Regelhefte von Pastry Chefs, The Pie Game und Cheflebrity nennen keine Namen.
    .own = Der Wortlaut der Regeln und die Hausdecks sind von uns. Unser Text der Regeln von Pie Contest und sein Kartensatz stehen unter <b>CC-BY-SA 4.0</b>.

## A new table

new-title = Neuer Tisch
new-title-game = Neuer Tisch: { $game }
new-no-game = Ein Spiel namens { $name } gibt es nicht.
new-chairs = Stühle
new-players = Personen
new-me = Ich
new-guest = Noch jemand an diesem Bildschirm
new-open = Frei, für jemanden mit dem Link
new-bot =
    { $level ->
        [random] Bot, zufällig
        [easy] Bot, leicht
        [medium] Bot, mittel
        [hard] Bot, schwer
       *[other] Bot, { $level }
    }
new-guest-name = Wie heißt { $player }?
new-partners = Teams: { $teams }.
new-clock = Uhr
new-minutes = Minuten pro Person
new-seconds = Zusätzliche Sekunden pro Entscheidung
new-no-clock = 0 und 0: keine Uhr. Läuft eine Uhr ab, wird gespielt, was die Regeln dafür vorsehen.
new-options =
    { $count ->
        [0] Optionen (keine geändert)
       *[other] Optionen ({ $count } geändert)
    }
new-number = eine Zahl
new-number-of = { $label }: die Zahl
new-range = Von { $least } bis { $most }.
new-deck = Deckdatei
new-house-deck = Das Hausdeck, wenn du kein eigenes mitbringst.
new-go = Tisch eröffnen

## The waiting room

room-invite = Einladen
    .text = Schick diesen Link oder lass das Bild scannen. Ein Konto braucht niemand.
room-link = Link zu diesem Tisch
room-copy = Kopieren
room-copied = Kopiert
room-code = Oder der Code <b>{ $code }</b>
room-local = Dieser Link geht nur auf diesem Computer. Für Handys und Freunde in deinem Netz starte Bakehouse mit <b>{ $command }</b>.
room-qr = QR-Code des Links
room-seats = Plätze
room-open = frei
room-bot =
    { $level ->
        [random] Bot, zufällig
        [easy] Bot, leicht
        [medium] Bot, mittel
        [hard] Bot, schwer
       *[other] Bot, { $level }
    }
room-person =
    { $state ->
        [you] <b>{ $name }</b> (du)
        [away] <b>{ $name }</b> (nicht da)
       *[here] <b>{ $name }</b>
    }
room-sit = Hier sitzen
room-fill = Bot
room-stand = Aufstehen
# Take the bot away.
room-free = Freigeben
room-kick = Entfernen
room-agreed = An diesem Tisch gilt
room-agreed-line = { $label }: { $value }
room-start = Spiel starten
room-bots =
    { $count ->
        [one] Den freien Platz übernimmt ein Bot.
       *[other] Die { $count } freien Plätze übernehmen Bots.
    }
room-host-starts = Das Spiel startet, wer den Tisch leitet.

## A table

screen-table = Tisch
screen-hint = Tipp
screen-undo = Rückgängig
    .title = Den letzten Zug zurücknehmen
screen-log = Verlauf
screen-rules = Regeln
screen-beside = Neben dem Tisch
screen-damaged = Tisch { $code } lässt sich nicht öffnen
screen-none = Es gibt keinen Tisch mit dem Code { $code }
    .text = Vielleicht wurde er geschlossen, oder der Code hat einen Tippfehler.
screen-lost = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch …
screen-finding = Der Tisch wird gesucht …
screen-closed = Dieser Tisch wurde geschlossen
screen-record = Aufzeichnung herunterladen
screen-line-broken = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch; nichts geht verloren.
screen-unseated = Die Tischleitung hat deinen Platz einem Bot gegeben. Du kannst weiter zuschauen.

# A name follows, in a line of its own.
curtain-pass = Gib den Bildschirm weiter an
curtain-take = Ich bin { $name }: meine Karten zeigen

menu-open = Menü
menu-title = Tischmenü
menu-code =
    { $watchers ->
        [0] Tisch { $code }
        [one] Tisch { $code } · eine Person schaut zu
       *[other] Tisch { $code } · { $watchers } schauen zu
    }
menu-help = Tasten und Hilfe
menu-back = { $name } wieder selbst spielen
menu-stand = Einen Bot für { $name } spielen lassen
menu-ask = Um den Platz von { $name } bitten
menu-go-on = Weiterspielen
menu-pause = Tisch unterbrechen
menu-bot = Den Platz von { $name } einem Bot geben
menu-bot-sure = Sicher? Den Platz von { $name } einem Bot geben
menu-free = Den Platz von { $name } für jemanden freigeben
menu-close = Tisch schließen
menu-close-sure = Sicher? Dann ist für alle Schluss

request-yours = Du hast um den Platz von { $owner } gebeten. Der Tisch entscheidet.
request-other =
    { $owner-is ->
        [you] <b>{ $name }</b> möchte deinen Platz übernehmen und sähe dann deine Hand.
       *[other] <b>{ $name }</b> möchte den Platz von { $owner } übernehmen und sähe dann die Hand.
    }
request-yes = Erlauben
request-no = Nein
request-others = Die anderen werden noch gefragt.

## Players around the table

chair-you = { $name } (du)
chair-partner = in deinem Team
chair-turn = am Zug
chair-thinking = denkt nach
chair-winner = Gewonnen
chair-cards =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
chair-bot =
    { $level ->
        [random] Zufallsbot
        [easy] leichter Bot
        [medium] mittlerer Bot
        [hard] schwerer Bot
       *[other] Bot ({ $level })
    }
chair-open = freier Platz
chair-stand-in = nicht da, ein Bot spielt
chair-away = nicht da

## What is asked

ask-title = Was zu tun ist
ask-paused = Der Tisch ist unterbrochen.
ask-answered = Deine Antwort steht. Warten auf die anderen.
ask-watching = Du schaust zu.
ask-more = Weitere Möglichkeiten
ask-all = Alle Möglichkeiten
ask-all-count = Alle Möglichkeiten ({ $count })
ask-hide = Liste ausblenden
ask-picked = Bisher gewählt
ask-back = Zurück
ask-cancel = Abbrechen
ask-hinted = { $label } (Tipp)
ask-hint = Ein Bot würde wählen: <b>{ $label }</b>
ask-hint-spoken = Tipp: { $label }
ask-standing = Dauerantworten

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Möglichkeiten
popup-why-not = Warum nicht { $name }?
popup-moment = Einen Moment …

## Beside the table

log-title = Was passiert ist
log-earlier = Frühere Ereignisse zeigen

chat-title = Chat
chat-watching = (schaut zu)
chat-nothing = Noch hat niemand etwas gesagt.
chat-silent = An diesem Tisch wird nicht gechattet (Option zu { $ruling }).
chat-say-something = Sag etwas
chat-say = Sagen
chat-spoken = { $name }: { $text }

rules-title = Regelheft
rules-search = Regeln durchsuchen
rules-opening = Das Regelheft wird aufgeschlagen …
# In other languages: “The rules are in English so far.”
rules-english = Die Regeln gibt es bisher nur auf Englisch.
rules-rule = Regel { $id }
# The chapter of the rules that are everywhere the same.
rules-house = Das Haus

## Cards and piles

hidden-card = eine verdeckte Karte
hand-yours = Deine Hand
hand-empty = Keine Handkarten.
# A card of a pie that lies face down.
stack-hidden = verdeckt
stack-down = { $name } (verdeckt)
pile-cards =
    { $count ->
        [one] { $title }, 1 Karte
       *[other] { $title }, { $count } Karten
    }
pile-with-top =
    { $count ->
        [one] { $title }, 1 Karte, oben { $top }
       *[other] { $title }, { $count } Karten, oben { $top }
    }
mark-dollars = { $dollars } $
mark-minutes = { $minutes } Min.

## The end of a game

end-won =
    { $winners-is ->
        [you] Du gewinnst: gut gebacken!
        [with-you] Gut gebacken: { $winners } gewinnt!
        [other] { $winners } gewinnt
       *[others] { $winners } gewinnen
    }
end-draw = Unentschieden
end-scores = Punktestand. { $scores }
end-score = { $name }: { $score }
end-no-score = { $name }: ohne Wertung
end-next = Zum nächsten Spiel
end-rematch = Revanche
end-replay = Wiederholung ansehen
end-download = .pie herunterladen
end-others = Andere Spiele
end-scoring = Die Wertung
end-no-scoring = Die Wertung lässt sich gerade nicht zeigen.

## A replay

replay-title = Wiederholung
replay-title-game = Wiederholung: { $game }
replay-download = Herunterladen
replay-opening = Die Aufzeichnung wird geöffnet …
replay-hand = Die Hand von { $name }
replay-own-hand = Die Hand
replay-move = Zug
replay-event = Ereignis
replay-event-before = Voriges Ereignis
replay-event-next = Nächstes Ereignis
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Aus der Sicht von
replay-everybody = allen
replay-spectator = Zuschauenden

## Help

help-sit = Hinsetzen
    .text = <b>Jetzt spielen</b> setzt dich sofort mit Bots an einen Tisch. <b>Einladen</b> eröffnet einen Tisch mit einem Link, einem Code und einem Bild zum Scannen; wer den Link öffnet, bekommt einen Platz. Unter <b>Optionen</b> wählst du Plätze, Bots, Hausregeln, eine Uhr und ein eigenes Deck; mit „Noch jemand an diesem Bildschirm“ spielen mehrere an einem Gerät, mit einem Vorhang dazwischen.
    .later = Deine Tische warten auf dich: Schließ die Seite, komm an einem anderen Tag mit demselben Browser wieder und spiel weiter.
help-play = Spielen
    .text = Was du wählen kannst, hat einen farbigen Ring und einen Punkt. Besteht ein Zug aus mehreren Teilen, wählst du einen nach dem anderen: erst die Karte, dann den Ort. <b>Zurück</b> nimmt den letzten Teil zurück, <b>Abbrechen</b> alles. Karten kannst du auch dorthin ziehen, wo sie hinsollen. Alles steht außerdem in einer Liste: „Alle Möglichkeiten“.
    .help = Drück auf etwas, das du nicht wählen kannst, und du siehst die Regel, die es verbietet, mit einem Link ins Regelheft. <b>Tipp</b> fragt einen Bot, was er mit deinen Karten tun würde. <b>Rückgängig</b> nimmt deinen letzten Zug zurück, solange nichts verraten und keine Karte gezogen wurde und niemand anders dran war. Karten, die im Verlauf genannt werden, öffnen sich, wenn du darauf drückst.
help-keys = Tasten
help-afterwards = Danach
    .text = Ist ein Spiel vorbei, wird seine Wertung erklärt, und du kannst dir die Wiederholung aus jeder Sicht ansehen. Die Aufzeichnung ist eine Textdatei (.pie), die alle mit <b>bakehouse verify</b> prüfen können.

keys-title = So wird hier gespielt
keys-text = Alles mit einem farbigen Ring und einem Punkt kannst du jetzt wählen. Drück auf etwas anderes, und die Seite nennt die Regel, die es verbietet. Karten kannst du auch dorthin ziehen, wo sie hinsollen.
keys-number = diese Möglichkeit der Liste wählen
# The names of keys.
keys-walking = Tab, Pfeiltasten, Enter
keys-walk = durch Spielfeld und Hand gehen und wählen
keys-escape = einen angefangenen Zug abbrechen; schließen, was offen ist
keys-hint = ein Tipp von einem Bot
keys-undo = zurücknehmen, wenn nichts verraten wurde
keys-rules = das Regelheft
keys-keys = diese Tasten

## Tours: a first game

tour-title = Rundgang durchs Spiel
tour-step = { $step } von { $steps }
tour-skip = Überspringen
tour-back = Zurück
tour-next = Weiter
tour-play = Spielen
tour-pick = So wählst du
    .text = Was du wählen kannst, hat einen Ring und einen Punkt. Drück auf etwas anderes, und du erfährst, welche Regel es verbietet. Nichts passiert von selbst, und „Zurück“ löst einen halben Zug wieder auf.
tour-help = Wenn du nicht weiterweißt
    .text = „Tipp“ fragt einen Bot mit deinen Karten. „Rückgängig“ nimmt einen Zug zurück, wenn nichts verraten wurde. Die Regeln liegen neben dem Tisch, der Verlauf erzählt, was passiert ist. Viel Spaß!

tour-pastry-chefs-partner = Ihr seid ein Team
    .text = Wer dir gegenübersitzt, spielt mit dir. Das erste Team mit fünf Punkten gewinnt; eure Karten dürft ihr einander nicht verraten.
tour-pastry-chefs-bake = Gebäck backen
    .text = Eine Folge in einer Farbe (1-2-3, 2-3-4 oder alle vier) oder eine Zahl in drei oder vier Farben. Drei Karten bringen einen Punkt, vier bringen zwei.
tour-pastry-chefs-move = Karten schieben
    .text = Drück auf jemanden, um Karten aus dieser Hand zu schieben: Sag, wohin, welche und wie viele. Sind zu wenige da, geht es ins Leere, und du legst eine Karte ab.
tour-pastry-chefs-draw = Ziehen und Fragen
    .text = Oder lass jemanden eine Karte ziehen. Wer zieht, verrät etwas Wahres darüber, und dieses Wort ist im nächsten Zug fürs Schieben gesperrt.

tour-the-pie-game-recipe = Dein Geheimrezept
    .text = Sammle die Zutaten dafür. Sobald deine Hand genau dem Rezept entspricht, wird der Kuchen von selbst gebacken. Drei Kuchen gewinnen.
tour-the-pie-game-turn = Ein Zug
    .text = Nimm die oberste Karte vom Nachziehstapel oder vom Ablagestapel, dann leg eine Karte ab.
tour-the-pie-game-fudge = Glückstopf und Karamba
    .text = Der Glückstopf steht für jede beliebige Zutat. Karamba-Karten musst du spielen, und sie tun weh: Karten abwerfen, aussetzen, tauschen oder Karten herumgeben.
tour-the-pie-game-others = Die anderen
    .text = Achte darauf, was sie nehmen und ablegen: Das verrät dir, was sie backen.

tour-pie-factory-line = Das Fließband
    .text = Nimm hier eine Karte. Die ersten Felder sind gratis; weiter rechts bezahlst du mit Handkarten.
tour-pie-factory-pies = Deine Kuchen
    .text = Boden, Füllung, vielleicht ein Belag, der zur Füllung passt. Jede Karte kann auch verdeckt als Boden liegen.
tour-pie-factory-box = Verpacken
    .text = Ein verpackter Kuchen bringt, was auf seiner obersten Karte steht: Dollar und Symbole. Die meisten Symbole jeder Sorte und die meisten Kuchen bringen am Ende Extrapunkte.
tour-pie-factory-order = Wer ist zuerst dran?
    .text = Die Minuten auf deiner gespielten Karte bestimmen die Reihenfolge der nächsten Runde: Wer am schnellsten ist, beginnt.

tour-cheflebrity-line = Deine Arbeitsplatte
    .text = Bau Kuchen von unten nach oben: Boden, Füllung, Deckel, Extras. Höhere Qualität ist besser.
tour-cheflebrity-serve = Rechtzeitig servieren
    .text = Nur was du servierst, zählt: die Qualität aller Karten darin und zehn Boni von je 25 Punkten.
tour-cheflebrity-turn = Ein Zug
    .text = Zieh eine Karte, tausch vielleicht eine aus, spiel eine Kuchenkarte, servier ein Dessert, tausch mit anderen. Ist der Stapel leer, haben alle noch einen Zug.
tour-cheflebrity-sabotage = Sabotage!
    .text = Sie kostet einen fremden Kuchen die neueste Karte. Gerettet! verhindert das. Du wirst immer wieder gefragt, ob du reagierst; schalte eine Dauerantwort ein, wenn du das nicht willst.

tour-pie-contest-kitchen = Deine Küche
    .text = Spiel Zutaten hinein, eine pro Zug. Mit mindestens dreien, davon genau ein Salz, backt eine passende Karte daraus den Kuchen.
tour-pie-contest-best = Der beste einzelne Kuchen gewinnt
    .text = Er ist so viel wert wie seine Zutaten zusammen. Immer wenn jemand backt, verlieren die Kuchen aller anderen 4.
tour-pie-contest-dive = Oder geh containern
    .text = Statt eine Karte zu spielen, darfst du zwei Karten wegwerfen und dir eine beliebige Karte aus dem Müll nehmen.
tour-pie-contest-achievements = Ziele
    .text = Wer eines davon erreicht, bekommt die Belohnung.

## Boards

board-deck = Nachziehstapel
board-draw-pile = Nachziehstapel
board-discard-pile = Ablagestapel

board-the-pie-game-skips = setzt aus
board-the-pie-game-chosen = hat eine Karte gewählt
board-the-pie-game-recipe = Dein Rezept
board-the-pie-game-missing =
    { $count ->
        [0] Alles ist da!
       *[other] Noch nötig: { $count }
    }
board-the-pie-game-there = ✓ da
board-the-pie-game-lacking = fehlt
board-the-pie-game-effect = Wird gerade ausgeführt: <b>{ $card }</b>
board-the-pie-game-queue = Kommt noch: <b>{ $cards }</b>
board-the-pie-game-give = Du gibst her: <b>{ $card }</b>

board-pastry-chefs-won =
    { $count ->
        [one] 1 Spiel gewonnen
       *[other] { $count } Spiele gewonnen
    }
board-pastry-chefs-points = { $points } von { $most } Punkten
# Points of a player.
board-pastry-chefs-baked = { $points } gebacken
board-pastry-chefs-draws = Zieht eine Karte
board-pastry-chefs-draws-name = Zieht eine Karte, { $name }
board-pastry-chefs-describe = Karten beschreiben
board-pastry-chefs-any = Eine Farbe, eine Zahl oder eine Karte
# All cards of a number, as short as can be.
board-pastry-chefs-number = { $number }er
board-pastry-chefs-in-pile = { $short }, { $name } auf dem Ablagestapel
board-pastry-chefs-blocked = Gerade fürs Schieben gesperrt: <b>{ $words }</b>
# $what is “2 hearts”, $origin “from Clove”, $destination “to the discard pile”.
board-pastry-chefs-announced = Angesagt: <b>{ $what }</b> { $origin } { $destination }
board-pastry-chefs-drawn = Eben gezogen:
board-pastry-chefs-pastries = Gebäck, das du backen kannst
board-pastry-chefs-can-bake = Du kannst backen:
board-pastry-chefs-pastry = Ein Gebäck

board-pie-factory-day = Tag { $day }, Runde { $round }
# Names follow.
board-pie-factory-order = Reihenfolge:
board-pie-factory-line = Das Fließband
board-pie-factory-free = gratis
board-pie-factory-pay = kostet { $count }
board-pie-factory-no-card = Feld { $number }, leer
board-pie-factory-pie = { $layers }, von oben nach unten: Kuchen { $number }
board-pie-factory-no-pie = Kuchen { $number }, leer
board-pie-factory-empty = Kuchen { $number }
board-pie-factory-plays = spielt <b>{ $card }</b>, { $minutes }′
board-pie-factory-plays-down =
    { $card-is ->
        [hidden] spielt <b>eine Karte</b> verdeckt, { $minutes }′
       *[shown] spielt <b>{ $card }</b> verdeckt, { $minutes }′
    }
board-pie-factory-boxed = { $count } verpackt
board-pie-factory-icons = { $icon } { $count }

board-cheflebrity-ingredients = Zutatenstapel
board-cheflebrity-out = Abfall
board-cheflebrity-leftovers = Reste
board-cheflebrity-leftover = { $name }, bei den Resten
# There are no Leftovers.
board-cheflebrity-none = keine
board-cheflebrity-working = Arbeitsplatte von { $name }
board-cheflebrity-serving = Kuchentheke von { $name }
board-cheflebrity-pie = Kuchen { $number } · <b>{ $quality }</b>
board-cheflebrity-pie-of = Kuchen { $number } · { $quality }, { $layers }, von oben nach unten, von { $name }
board-cheflebrity-no-pie = Nichts auf der Arbeitsplatte
board-cheflebrity-new-pie = Ein neuer Kuchen
# Cards follow.
board-cheflebrity-kept = Behalten:
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Die letzte Runde.</b> Der Zutatenstapel ist leer: Das ist der letzte Zug.
        [one] <b>Die letzte Runde.</b> Der Zutatenstapel ist leer: noch 1 Zug nach diesem.
       *[other] <b>Die letzte Runde.</b> Der Zutatenstapel ist leer: noch { $turns } Züge nach diesem.
    }
board-cheflebrity-trade = Der Tausch, um den es geht
board-cheflebrity-offer-to-all =
    { $seat-is ->
        [you] <b>Du</b> bietest <b>allen</b> einen Tausch an. Was gesagt wird, muss nicht stimmen.
       *[other] <b>{ $seat }</b> bietet <b>allen</b> einen Tausch an. Was gesagt wird, muss nicht stimmen.
    }
board-cheflebrity-offer =
    { $way ->
        [agreed] { $seat-is ->
            [you] <b>Abgemacht.</b> Du und { $partner } gebt jetzt heimlich Karten her: so viele wie gesagt, aber nicht unbedingt diese.
           *[other] { $partner-is ->
                [you] <b>Abgemacht.</b> Du und { $seat } gebt jetzt heimlich Karten her: so viele wie gesagt, aber nicht unbedingt diese.
               *[other] <b>Abgemacht.</b> { $seat } und { $partner } geben jetzt heimlich Karten her: so viele wie gesagt, aber nicht unbedingt diese.
            }
        }
        [counter] { $seat-is ->
            [you] <b>Du</b> machst <b>{ $partner }</b> ein Gegenangebot. Was gesagt wird, muss nicht stimmen.
           *[other] { $partner-is ->
                [you] <b>{ $seat }</b> macht <b>dir</b> ein Gegenangebot. Was gesagt wird, muss nicht stimmen.
               *[other] <b>{ $seat }</b> macht <b>{ $partner }</b> ein Gegenangebot. Was gesagt wird, muss nicht stimmen.
            }
        }
       *[offer] { $seat-is ->
            [you] <b>Du</b> bietest <b>{ $partner }</b> einen Tausch an. Was gesagt wird, muss nicht stimmen.
           *[other] { $partner-is ->
                [you] <b>{ $seat }</b> bietet <b>dir</b> einen Tausch an. Was gesagt wird, muss nicht stimmen.
               *[other] <b>{ $seat }</b> bietet <b>{ $partner }</b> einen Tausch an. Was gesagt wird, muss nicht stimmen.
            }
        }
    }
# Cards follow.
board-cheflebrity-gives =
    { $seat-is ->
        [you] Du gibst
       *[other] { $seat } gibt
    }
board-cheflebrity-wants = gegen
board-cheflebrity-willing = Tauschbereit: <b>{ $seats }</b>
board-cheflebrity-say = Sag, welche Karte
board-cheflebrity-any = beliebig
board-cheflebrity-oops =
    { $owner-is ->
        [you] <b>{ $card }</b> trifft <b>einen deiner Kuchen</b>
       *[other] <b>{ $card }</b> trifft <b>einen Kuchen von { $owner }</b>
    }
board-cheflebrity-spill =
    { $owner-is ->
        [you] <b>{ $card }</b> kostet <b>deinen Kuchen { $number }</b> gleich die Karte <b>{ $other_card }</b>
       *[other] <b>{ $card }</b> kostet <b>Kuchen { $number } von { $owner }</b> gleich die Karte <b>{ $other_card }</b>
    }
board-cheflebrity-sabotage =
    { $seat-is ->
        [you] { $how ->
            [genius] <b>Dein { $card }</b> als Sabotage! kostet <b>Kuchen { $number } von { $owner }</b> gleich die Karte <b>{ $other_card }</b>
           *[plain] <b>Deine { $card }</b> kostet <b>Kuchen { $number } von { $owner }</b> gleich die Karte <b>{ $other_card }</b>
        }
       *[other] { $how ->
            [genius] { $owner-is ->
                [you] <b>{ $card } von { $seat }</b> als Sabotage! kostet <b>deinen Kuchen { $number }</b> gleich die Karte <b>{ $other_card }</b>
               *[other] <b>{ $card } von { $seat }</b> als Sabotage! kostet <b>Kuchen { $number } von { $owner }</b> gleich die Karte <b>{ $other_card }</b>
            }
           *[plain] { $owner-is ->
                [you] <b>{ $card } von { $seat }</b> kostet <b>deinen Kuchen { $number }</b> gleich die Karte <b>{ $other_card }</b>
               *[other] <b>{ $card } von { $seat }</b> kostet <b>Kuchen { $number } von { $owner }</b> gleich die Karte <b>{ $other_card }</b>
            }
        }
    }

board-pie-contest-pantry = Speisekammer
board-pie-contest-trash = Müll
board-pie-contest-look = Hineinsehen
board-pie-contest-hide = Zuklappen
board-pie-contest-achievements = Ziele
board-pie-contest-more = noch { $count } im Stapel
board-pie-contest-not-yet =
    { $seats-is ->
        [you] für dich noch nicht
        [with-you] noch ausgenommen: { $seats }
       *[others] noch nicht für { $seats }
    }
board-pie-contest-kitchen =
    { $count ->
        [one] Küche von { $name }: 1 Zutat
       *[other] Küche von { $name }: { $count } Zutaten
    }
board-pie-contest-empty = Deine Küche ist leer: Spiel eine Zutat oder zieh eine hierher.
board-pie-contest-in-kitchen = in der Küche von { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = aufgedruckt { $worth }
board-pie-contest-counter = Änderung { $by }
board-pie-contest-guarded = vor den anderen geschützt
board-pie-contest-turned = verwandeltes Ziel von { $name }
board-pie-contest-best = bester { $worth }
board-pie-contest-best-pie = der beste Kuchen
board-pie-contest-pie = Kuchen { $number } von { $name }: { $worths }, jetzt { $worth } wert. Zutaten: { $made }
board-pie-contest-shielded =
    { $what ->
        [both] Küche und Kuchen geschützt
        [kitchen] Küche geschützt
       *[pies] Kuchen geschützt
    }
board-pie-contest-in-hand = Auf der Hand: { $names }
board-pie-contest-now = Was gerade ausgeführt wird
board-pie-contest-carries-out =
    { $seat-is ->
        [you] das führst du aus
       *[other] das führt { $seat } aus
    }
board-pie-contest-they = jetzt: <b>{ $seat }</b>
board-pie-contest-because = wegen: { $names }
board-pie-contest-next = danach: { $names }
board-pie-contest-looked-at =
    { $count ->
        [one] Oben in der Speisekammer wird 1 Karte angesehen
       *[other] Oben in der Speisekammer werden { $count } Karten angesehen
    }
board-pie-contest-looked = Oben in der Speisekammer, nur für deine Augen
board-pie-contest-effects = Deine wartenden Effekte
board-pie-contest-first = Welcher kommt zuerst?
