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
# In the empty field for the name.
page-name-ask = Wie sollen wir dich nennen?
page-lost = Hier wird nichts gebacken
page-lost-text = Diese Seite gibt es nicht.

problem-offline = Der Server ist nicht erreichbar. Läuft er noch?
problem-status = Der Server antwortet mit Fehler { $status }.
problem-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.

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
landing-mine =
    { $tournaments ->
        [0] Deine Tische
       *[other] Deine Tische und Turniere
    }
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
landing-show-all = Alle { $count } zeigen
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

## Das Blatt des Tages

daily-title = Das Blatt des Tages
# On the first page: how many of the games were played today.
daily-strip =
    { $done ->
        [0] Die gleichen Karten für alle, jeden Tag neue.
       *[other] Heute hast du { $done } von { $count } gespielt.
    }
daily-claim = Die gleichen Karten für alle
daily-how = Alle in diesem Haus bekommen die gleichen Karten, den gleichen Platz und die gleichen Bots, jeder allein an einem Tisch. Dein erstes Spiel zählt, wenn es bis Mitternacht (UTC) zu Ende ist. Du darfst noch einmal spielen; das zählt nicht. Zurücknehmen kannst du einen Zug, der nichts Neues gezeigt hat, solange kein Bot gezogen hat.
daily-left = Neue Karten in { $hours } h { $minutes } min.
daily-bots =
    { $bots ->
        [one] Gegen einen mittleren Bot
       *[other] Gegen { $bots } mittlere Bots
    }
daily-finished =
    { $count ->
        [0] Noch niemand ist fertig
        [one] Eine Person ist fertig
       *[other] { $count } Personen sind fertig
    }
daily-play = Spielen
daily-play-game = Das Blatt des Tages spielen: { $game }
daily-go-on = Weiterspielen
daily-go-on-game = Das Blatt des Tages weiterspielen: { $game }
daily-results = Ergebnisse des Tages
daily-results-game = Ergebnisse des Tages: { $game }
daily-again = Noch einmal, ohne Wertung
# What the reader has done with a deal.
daily-status =
    { $status ->
        [new] Noch nicht gespielt
        [playing] Angefangen
        [done] Gespielt
        [later] Gespielt, ohne Wertung
       *[given_up] Aufgegeben
    }
daily-not-counted = Dieses Spiel steht nicht in den Ergebnissen: Es ging nach dem Tag zu Ende oder war nicht dein erstes.
daily-given-up = Du hast dein erstes Spiel geschlossen; darum steht keines von dir in den Ergebnissen dieses Tages.
# Where the reader is among all who have played.
daily-rank = Nummer { $rank } von { $count } in diesem Haus
daily-hidden = Wie es den anderen ging, siehst du, wenn du dieses Blatt zu Ende gespielt hast oder der Tag vorbei ist.
daily-none = Niemand hat dieses Blatt rechtzeitig zu Ende gespielt.
daily-best = Bestes
daily-average = Im Schnitt
daily-people = Fertig
daily-column =
    { $column ->
        [rank] Rang
        [name] Name
        [place] Platz
        [score] Punkte
       *[decisions] Züge
    }
daily-column-why = Platz ist der Platz am Tisch; Züge sind die Entscheidungen, die jemand getroffen hat.
# What is shared; the signs of its course stand below it.
daily-line = Bakehouse · { $game } · { $date }
daily-course = So lief es: { $ahead }-mal vorn, { $level }-mal gleichauf, { $behind }-mal hinten
# The course of a game: who was ahead after a round.
daily-sign =
    { $sign ->
        [ahead] vorn
        [level] gleichauf
       *[behind] hinten
    }
daily-share = Teilen
daily-copy = Kopieren
daily-copied = Kopiert
daily-earlier = Frühere Tage
daily-earlier-text = Du kannst sie nachholen; das zählt nicht.
daily-all = Alle Blätter von heute
daily-proof = Niemand kann die Karten ändern
daily-proof-text = Die Karten eines Tages kommen aus einem Startwert. Seine Prüfsumme steht hier schon 30 Tage vorher, der Startwert selbst, sobald der Tag vorbei ist. Wer eine Prüfsumme aufhebt, kann nachrechnen, dass sie die SHA-256 dieses Startwerts ist.
daily-promised = Prüfsumme
daily-revealed = Startwert
daily-after = nach dem Tag

## Das Labor

landing-lab = Für Spieleerfinder: das Labor
lab-title = Das Labor
lab-claim = Was bewirkt dein Deck?
    .text = Bots spielen Spiel um Spiel. Sieh zu, wie die Antwort genauer wird, und halte an, wenn sie klar genug ist.
lab-game = Spiel
lab-deck = Deck
lab-other-deck = Verglichen mit
lab-house-deck = Das Hausdeck
lab-own-deck = { $name }, { $count } Karten
lab-drop = Zieh eine Datei (CSV, XLSX, TOML oder YAML) hierher, oder drücke, um eine zu wählen.
lab-no-deck = Das Hausdeck nehmen
deck-take = Das Deck „{ $name }“ nehmen
lab-ignored = Spalten, die das Spiel nicht kennt: { $columns }.
lab-question = Frage
lab-asks =
    { $question ->
        [first] Ist es gut anzufangen?
        [seats] Sind alle Plätze gleich gut?
        [length] Wie lange dauert ein Spiel?
        [card] Was bewirkt eine Karte?
       *[compare] Was ändert ein anderes Deck?
    }
lab-card = Karte
lab-players = Spieler
lab-level = Bots
lab-start = Fragen
lab-stop = Anhalten
lab-play = Mit diesem Deck spielen
lab-report = Bericht lesen
lab-answer = Antwort
lab-nothing-yet = Wähle eine Frage und stelle sie.
lab-example = Hier siehst du eine Zahl zwischen zwei anderen. Sie sind erst weit auseinander und rücken mit jedem Spiel zusammen; liegt die gestrichelte Linie des Gerechten außerhalb, ist das eine Antwort.
lab-status =
    { $status ->
        [playing] { $games ->
            [0] Es geht los …
            [one] Ein Spiel bisher
           *[other] { $games } Spiele bisher
        }
        [writing] Der Bericht wird geschrieben …
        [done] { $games } Spiele gespielt
       *[failed] Angehalten
    }
lab-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
lab-measure =
    { $measure ->
        [seat-advantage] Siege dessen, der anfängt: Punkte über dem gerechten Anteil
        [place] Siege von Platz { $number }, in Prozent
        [turns] Länge: Züge oder Runden
        [minutes] Dauer: Minuten, geschätzt
        [card] Siege dessen, der mit der Karte anfängt: Punkte mehr
        [seat-advantage-change] Vorteil dessen, der anfängt: Änderung in Punkten
       *[turns-change] Länge: Änderung in Zügen oder Runden
    }
lab-interval = { $low } bis { $high }
lab-intervals = Mit 95 % Sicherheit gelten alle diese Intervalle zugleich und in jedem Augenblick: Sieh hin, so oft du willst, und halte an, wann du willst.

## A new table

new-title = Neuer Tisch
new-title-game = Neuer Tisch: { $game }
new-no-game = Ein Spiel namens { $name } gibt es nicht.
new-chairs = Wer spielt?
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
new-number = eine Zahl
new-number-of = { $label }: die Zahl
new-range = Von { $least } bis { $most }.
new-bots = Wie gut spielen die Bots?
new-level =
    { $level ->
        [random] zufällig
        [easy] leicht
        [medium] mittel
        [hard] schwer
       *[other] { $level }
    }
new-clock-none = Keine Uhr
# On a button: for the whole game, and for each decision.
new-clock-short =
    { $seconds ->
        [0] { $minutes } Min.
       *[other] { $minutes } Min. + { $seconds } s
    }
new-clock-own = Eigene
new-clock-text = Läuft eine Uhr ab, wird gespielt, was die Regeln dafür vorsehen.
new-house-rules = Hausregeln
new-house-rules-count =
    { $changed ->
        [0] { $count } weitere, alle wie im Regelheft
       *[other] { $count } weitere, { $changed } geändert
    }
# What the options that people choose first are about.
new-about =
    { $option ->
        [games] Das Team, das mehr Spiele gewinnt, gewinnt die Serie.
        [pass] Darf man in seinem Zug nichts tun?
        [target_pies] Wer zuerst so viele Kuchen gebacken hat, gewinnt die Partie.
        [chat] Reden ist frei, solange niemand eine Karte zeigt.
        [max_pies] So viele Kuchen darf man gleichzeitig in Arbeit haben.
        [score_piles] Dürfen alle die verpackten Kuchen durchsehen?
        [windows] Wie oft die anderen gefragt werden, ob sie einen Kuchen sabotieren wollen.
        [trade_sizes] Wie viele Karten jede Seite bei einem Tausch gibt.
        [grand] Ein längeres Spiel: Alle backen vier Kuchen, die besten drei zählen.
       *[claims] Der Tisch zählt erfüllte Ziele für euch, oder ihr müsst sie selbst bemerken.
    }
new-deck = Dein eigenes Deck
new-go = Tisch eröffnen

## Turniere

landing-tournament = Ein Turnier für einen Abend
    .text = Bis zu sechzehn Leute und Bots, Runde um Runde. Die Tische entstehen von selbst, und alle sehen, wer führt.
landing-tournament-open = Turnier eröffnen
tournament-title = Turnier
tournament-title-game = Turnier: { $game }
# An entrant who was forgotten.
tournament-someone = Jemand, der gegangen ist
tournament-open = Turnier eröffnen
tournament-game = Welches Spiel?
tournament-seats = Spieler an einem Tisch
tournament-seats-count = { $count } an einem Tisch
tournament-rounds = Runden
tournament-rounds-count =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
tournament-pairing = Wer trifft auf wen?
tournament-format =
    { $format ->
        [round_robin] Jeder gegen jeden
       *[swiss] Schweizer System
    }
tournament-i-play = Ich spiele selbst mit
tournament-bots = Bots, die von Anfang an mitspielen
tournament-invite = Lade die anderen ein
    .text = Lass sie das hier scannen oder schick den Link. { $name } startet, wenn alle da sind.
tournament-entrants = Wer spielt ({ $count } von { $most })
tournament-you = du
tournament-left = ausgeschieden
tournament-add-bot = Bot dazu
# The host’s buttons; what cannot be taken back is asked twice.
tournament-drop = { $name } streichen
tournament-drop-sure = { $name } wirklich streichen?
tournament-forfeit = Partie verloren für { $name }
tournament-forfeit-sure = Wirklich verloren für { $name }?
tournament-join = Ich spiele mit
tournament-leave = Turnier verlassen
tournament-leave-sure = Sicher? Eine laufende Partie ist verloren
tournament-close = Turnier beenden
tournament-close-sure = Sicher? Dann ist für alle Schluss
tournament-start = Turnier starten
tournament-next = Nächste Runde beginnen
tournament-to-table = An deinen Tisch
# How it stands.
tournament-missing =
    { $count ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $count }.
    }
tournament-ready = Starte, wenn alle da sind.
tournament-host-starts = { $name } startet, wenn alle da sind.
tournament-your-turn = Deine Partie hat begonnen.
tournament-your-bye = Du hast spielfrei: Der Punkt gehört dir.
tournament-wait =
    { $count ->
        [one] { $mine ->
            [yes] Deine Partie ist vorbei. An einem Tisch wird noch gespielt.
           *[no] An einem Tisch wird noch gespielt.
        }
       *[other] { $mine ->
            [yes] Deine Partie ist vorbei. An { $count } Tischen wird noch gespielt.
           *[no] An { $count } Tischen wird noch gespielt.
        }
    }
tournament-next-in = Die nächste Runde beginnt in { $time }.
tournament-making = Die Tische werden gedeckt …
tournament-over = Alle Runden sind gespielt.
tournament-closed = Das Turnier wurde beendet.
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $rounds }
tournament-table = Tisch { $number }
tournament-status =
    { $status ->
        [planned] kommt noch
        [playing] läuft
       *[over] vorbei
    }
tournament-score = Stand { $score }
tournament-forfeited = verloren
# Buttons below a table.
tournament-way =
    { $way ->
        [mine] An deinen Tisch
        [playing] Zuschauen
       *[over] Rückblick
    }
tournament-way-to =
    { $way ->
        [mine] An deinen Tisch, Tisch { $number }
        [playing] Bei Tisch { $number } zuschauen
       *[over] Rückblick auf Tisch { $number }
    }
tournament-bye = hat spielfrei: 1 Punkt
tournament-bye-title = Spielfrei
tournament-house-bot = Bot des Hauses
tournament-standings = Tabelle
tournament-rank = Platz
tournament-points = Punkte
tournament-points-count = Punkte: { $points }
tournament-games = Partien
tournament-tie =
    { $tie ->
        [buchholz] Buchholz
        [median] Mittlere Buchholz
        [direct] Direkter Vergleich
        [sonneborn] Sonneborn-Berger
       *[scores] Anteil am Spielstand
    }
# The same as the head of a narrow column.
tournament-tie-short =
    { $tie ->
        [buchholz] Buchh.
        [median] M.-B.
        [direct] Direkt
        [sonneborn] S.-B.
       *[scores] Anteil
    }
tournament-tie-why =
    { $tie ->
        [buchholz] die Punkte aller deiner Gegner zusammen. Wer stärkere Gegner hatte, liegt vorn.
        [median] die Punkte aller deiner Gegner zusammen, ohne den besten und den schwächsten. Wer stärkere Gegner hatte, liegt vorn.
        [direct] was die Gleichauf-Liegenden aus ihren Partien gegeneinander gemacht haben, wenn alle aufeinander getroffen sind.
        [sonneborn] die Punkte der Gegner, die du besiegt hast, und die halben Punkte derer, gegen die du unentschieden gespielt hast. Ein Sieg gegen Starke zählt mehr.
       *[scores] dein Anteil an dem, was ein Tisch nach der Zählung des Spiels erreicht hat, im Schnitt über deine Partien.
    }
tournament-level = Gleichauf mit { $name }: { $tie ->
        [buchholz] Buchholz entscheidet
        [median] die mittlere Buchholz entscheidet
        [direct] der direkte Vergleich entscheidet
        [sonneborn] Sonneborn-Berger entscheidet
       *[scores] der Anteil am Spielstand entscheidet
    }, { $own } zu { $theirs }.
tournament-won =
    { $count ->
        [one] { $name } gewinnt das Turnier!
       *[other] { $name } gewinnen das Turnier!
    }
tournament-how = Wie gezählt wird
tournament-how-points =
    { $table ->
        [two] Ein Sieg ist 1 Punkt, ein Unentschieden ein halber.
        [teams] Beide Partner bekommen für einen Sieg 1 Punkt und für ein Unentschieden einen halben. Die Partner wechseln von Runde zu Runde.
       *[more] Der Anteil der anderen am Tisch, die du hinter dir lässt: Der erste Platz ist 1 Punkt, der letzte keiner. Mit wem du einen Platz teilst, zählt halb.
    }
tournament-how-level = Bei gleichen Punkten
tournament-how-pairing =
    { $pairing ->
        [round_robin-two] Alle spielen einmal gegen alle und sitzen etwa gleich oft auf dem ersten und dem zweiten Platz.
        [round_robin-more] Die Tische werden so gemischt, dass alle einander möglichst gleich oft begegnen. Wo es Partner gibt, wechseln auch sie.
        [swiss-two] Wer gleich viele Punkte hat, spielt gegeneinander, und niemand trifft zweimal auf dieselbe Person, wenn es sich vermeiden lässt. Die erste Runde wird ausgelost.
       *[swiss-more] Wer etwa gleich viele Punkte hat, sitzt zusammen, und möglichst wenige begegnen sich noch einmal. Die erste Runde wird ausgelost.
    }
tournament-how-bye = Ist die Zahl ungerade, hat in jeder Runde jemand keine Partie und bekommt den Punkt dafür: im Schweizer System, wer unter denen, die noch nicht spielfrei hatten, zuletzt steht; höchstens einmal, wenn es sich vermeiden lässt. Dasselbe gilt, wenn jemand ausgeschieden ist, auf den man getroffen wäre.
tournament-how-house = Ist ein Tisch nicht voll, nehmen Bots des Hauses die freien Plätze. Sie spielen mit, stehen aber nicht in der Tabelle.
tournament-absent = Wenn jemand nicht da ist
tournament-how-absent = Nach einer Minute spielt ein Bot, bis die Person zurückkommt. Wer das Turnier leitet, kann eine Partie als verloren werten; wer das Turnier verlässt, verliert die laufende Partie und wird nicht mehr eingeteilt.
tournament-none = Es gibt kein Turnier { $code }.
    .text = Vielleicht stimmt ein Buchstabe nicht, oder es wurde nach langer Zeit vergessen.
tournament-finding = Das Turnier wird gesucht …
tournament-back = Zurück zum Turnier

## The waiting room

room-title = Warteraum
room-invite = Lad Freunde ein
    .text = Lass das hier scannen oder schick den Link. Ein Konto braucht niemand.
room-link = Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Kopiert
room-share = Link teilen
room-qr = QR-Code des Links
room-phones = Handys hereinlassen
    .text = Bisher kommt nur dieser Computer herein. Lass Handys herein, und alle in deinem WLAN können mitspielen, bis du Bakehouse beendest.
    .open = Alle in deinem WLAN können hereinkommen: Lass das hier scannen oder schick den Link.
room-places = Plätze
room-free = Freier Platz
    .text = wartet auf jemanden
room-you = du
room-you-host = du · Tischleitung
room-host = Tischleitung
room-here = da
# How well a bot plays.
room-level = Stärke von { $name }
room-sit = Hier sitzen
room-add-bot = Bot dazusetzen
room-remove = { $name } entfernen
room-remove-place = Diesen Platz entfernen
room-agreed = An diesem Tisch gilt
room-agreed-line = { $label }: { $value }
# Nothing was agreed that the rulebook says otherwise.
room-rulebook = Alles wie in den Regeln
room-more = { $count } weitere
room-clock =
    { $seconds ->
        [0] je { $minutes } min
       *[other] je { $minutes } min, pro Entscheidung { $seconds } s dazu
    }
room-options = Optionen
room-options-use = So spielen
room-start = Spiel starten
    .text = Starte, wann du willst.
room-add-place = Platz dazu ({ $count } von { $most })
room-open-places =
    { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
room-bots =
    { $count ->
        [one] Starte, wann du willst: Ein Bot nimmt den freien Platz, und wer später kommt, kann übernehmen.
       *[other] Starte, wann du willst: Bots nehmen die { $count } freien Plätze, und wer später kommt, kann übernehmen.
    }
room-host-starts = { $name } startet das Spiel.
    .text = Bis dahin: Die Regeln liest man in einer Minute.
room-how = So geht { $game }
room-leave = Tisch verlassen
room-tell-me = Bescheid sagen, wenn ich dran bin

## The page of a guest

guest-invites = { $name } lädt dich ein zu { $game }
guest-no-account = kein Konto
guest-there = Wer da ist
# Under an empty place; the form is for the one that the guest will take.
guest-place = frei
    .yours = du?
guest-sit = Hinsetzen
guest-watch = Nur zuschauen
guest-full = Alle Plätze sind besetzt, aber du kannst zuschauen.

look-title = Dein Maskottchen und deine Farbe
look-mascot = Dein Maskottchen
look-colour = Deine Farbe
look-taken = { $mascot }, hat schon { $name }

## Slow tables

new-clock-slow = Tage
slow-time = Zeit für einen Zug
slow-hours =
    { $unit ->
        [days] { $count ->
            [one] 1 Tag
           *[other] { $count } Tage
        }
       *[hours] { $count ->
            [one] 1 Stunde
           *[other] { $count } Stunden
        }
    }
slow-late = Wenn die Zeit um ist
slow-late-does =
    { $late ->
        [bot] Ein Bot spielt
       *[default] Wie die Regeln es vorsehen
    }
slow-text = Komm und geh, wie du willst: Der Tisch wartet bei jedem Zug so lange, und nie länger. Dann geht es ohne die Person weiter, bis sie wiederkommt.
# In the waiting room, among what was agreed.
slow-agreed =
    { $late ->
        [bot] { $time } je Zug, dann spielt ein Bot
       *[default] { $time } je Zug, dann wie die Regeln es vorsehen
    }
# Time left, as short as can be.
slow-left =
    { $unit ->
        [days] { $days } T { $hours } Std
        [hours] { $hours } Std { $minutes } Min
       *[minutes] { $minutes } Min
    }
# In the list of tables.
slow-time-left = noch { $left }
# Of a player who is away: the rules’ default is played for them.
slow-stand-in = weg, Zug nach Regel
slow-ask-stand-in = Du warst weg: Für dich wird gespielt, was die Regeln vorsehen.

## Away

# At the list of tables, where one of them takes days: a button.
away-say = Ich bin eine Weile weg …
away-until = Du bist bis { $date } weg: Deine Züge warten.
away-title = Eine Weile weg?
    .text = An Tischen, die Tage dauern, warten deine Züge, bis du wieder da bist, und die anderen sehen, bis wann. Es endet von selbst.
away-last = Bis zum Ende des Tages
away-limit = Höchstens bis { $date }.
away-go = Bis dahin bin ich weg
away-back = Ich bin wieder da
# Notifications, beside one's tables.
notify-say = Sag es mir auch, wenn diese Seite zu ist
    .text = Dein Browser zeigt an, wenn du dran bist.
notify-on = Dieser Browser sagt dir, wenn du dran bist, auch wenn diese Seite zu ist.
notify-off = Nicht mehr
notify-denied = Dein Browser lässt diese Seite nichts mitteilen. In seinen Einstellungen für diese Seite lässt sich das ändern.
notify-failed = Der Mitteilungsdienst deines Browsers ist gerade nicht zu erreichen.
# At a seat of a table that takes days.
away-seat = weg bis { $date }

## The page as an app

# A newer page than this one is there: a note with two buttons.
app-new = Eine neue Version von Bakehouse ist da.
app-new-load = Laden
app-new-later = Später
app-offline = Das Bakehouse ist nicht zu erreichen
    .text = Vielleicht bist du offline, oder der Server läuft nicht mehr. Diese Seite versucht es von selbst weiter.
app-offline-needs = Was die Verbindung braucht
    .text = Spielen, auch gegen Bots; deine Tische und die Wiederholungen; die ganzen Regelwerke; das Labor.
# What works all the same: a link.
app-offline-works = Was ohne sie geht
    .text = Hilfe, mit den Regeln der fünf Spiele auf einen Blick

## The line to the server

line-title = Verbindung
line-silent = Der Server antwortet gerade nicht. Diese Seite wartet und macht von selbst weiter.
line-broken = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch; nichts geht verloren.

## A table

screen-table = Tisch
screen-hint = Tipp
screen-undo = Rückgängig
    .title = Den letzten Zug zurücknehmen
screen-log = Verlauf
screen-rules = Regeln
screen-beside = Neben dem Tisch
screen-spoken = Ansagen
screen-damaged = Tisch { $code } lässt sich nicht öffnen
screen-none = Es gibt keinen Tisch mit dem Code { $code }
    .text = Vielleicht wurde er geschlossen, oder der Code hat einen Tippfehler.
screen-finding = Der Tisch wird gesucht …
screen-closed = Dieser Tisch wurde geschlossen
screen-record = Aufzeichnung herunterladen
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
# A list of bots follows.
menu-free-one = Den Platz eines Bots freigeben
menu-back = { $name } wieder selbst spielen
menu-stand = Einen Bot für { $name } spielen lassen
menu-ask = Um den Platz von { $name } bitten
menu-go-on = Weiterspielen
menu-pause = Tisch unterbrechen
menu-bot = Den Platz von { $name } einem Bot geben
menu-bot-sure = Sicher? Den Platz von { $name } einem Bot geben
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
# What is told of others at the table.
told-sat = { $name } hat sich gesetzt.
told-left = { $name } ist gegangen.
told-away = { $name } ist gerade weg.
told-back = { $name } ist wieder da.
request-others = Die anderen werden noch gefragt.

## Players around the table

chair-you = { $name } (du)
chair-partner = in deinem Team
chair-turn = am Zug
chair-thinking = denkt nach
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
ask-stand-in = Ein Bot spielt für dich.
ask-answered = Gewählt. Die anderen überlegen.
ask-watching = Du schaust zu.
ask-all = Alle Möglichkeiten
ask-all-count = Alle Möglichkeiten ({ $count })
ask-hide = Liste ausblenden
ask-picked = Bisher gewählt
ask-cancel = Abbrechen
ask-hinted = { $label } (Tipp)
ask-hint-spoken = Tipp: { $label }
# A question and what a bot would answer: “Espresso Shot: play a card? Yes”.
ask-hint-answer = { $question } { $answer }
ask-standing = Dauerantworten

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Möglichkeiten
popup-why-not = Warum nicht { $name }?
popup-moment = Einen Moment …
# What is asked now follows, in a line of its own.
popup-not-now = Jetzt nicht.

## The frame of the table

theme =
    { $theme ->
        [auto] wie das System
        [light] hell
        [dark] dunkel
       *[contrast] hoher Kontrast
    }
menu-speed = Tempo der Bots
menu-sound = Ton
menu-theme = Farben
speed =
    { $speed ->
        [slow] langsam
        [normal] normal
        [fast] schnell
       *[step] Schritt für Schritt
    }
dock-sure = Wirklich: { $label }?
dock-moment = Die Runde ist vorbei.
dock-continue = Weiter
dock-next = Weiter
dock-skip = Bis ich dran bin
dock-back = Wieder selbst spielen
dock-drop = { $label }: zurücknehmen
strip-title = Die letzten Ereignisse: Verlauf öffnen
stage-just-now = Gerade eben
stage-since = Seit deinem Zug
turn-yours = Du bist dran, { $name }!
hint-do = So machen
hint-other = Andere Idee
popup-rule = Die Regel
board-the-pie-game-goal =
    { $pies ->
        [one] Runde { $round } · ein Kuchen gewinnt
       *[other] Runde { $round } · { $pies } Kuchen gewinnen
    }
board-the-pie-game-of = { $count } von { $all }
board-the-pie-game-on-recipe = in deinem Rezept
board-the-pie-game-off-recipe = nicht in deinem Rezept

## Beside the table

log-title = Was passiert ist
log-earlier = Frühere Ereignisse zeigen

chat-title = Chat
# Of a tab: how many lines nobody has read yet.
chat-title-unread = Chat ({ $count })
chat-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-watching = (schaut zu)
chat-nothing = Noch hat niemand etwas gesagt.
chat-silent = An diesem Tisch wird nicht gechattet (Option zu { $ruling }).
chat-say-something = Sag etwas
chat-say = Sagen
chat-phrases = Mit einem Druck sagen
# Said by a press.
chat-quick-luck = Viel Glück!
chat-quick-nice = Gut gespielt!
chat-quick-wait = Moment bitte …
chat-quick-thanks = Danke!
chat-spoken = { $name }: { $text }

rules-title = Regelheft
rules-page =
    { $page ->
        [glance] Auf einen Blick
       *[all] Alle Regeln
    }
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
hand-known = Sicher auf der Hand: { $cards }
hand-unknown = Über diese Hand ist nichts sicher.
# On a card that was just drawn.
hand-new = neu
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
mark-prime = { $minutes }′

## The end of a game

end-won =
    { $winners-is ->
        [you] Du gewinnst!
        [with-you] Gut gebacken: { $winners } gewinnt!
        [other] { $winners } gewinnt!
       *[others] { $winners } gewinnen!
    }
end-draw = Unentschieden
end-scores = Punktestand. { $scores }
end-score = { $name }: { $score }
end-next = Zum nächsten Spiel
end-rematch = Revanche
end-replay = Wiederholung ansehen
end-others = Andere Spiele
end-scoring = Die Wertung
end-adding = Die Punkte werden gezählt …
end-no-scoring = Die Wertung lässt sich gerade nicht zeigen.

## The sheet of a result

sheet-score = Punkte
sheet-score-why = Was alle am Ende des Spiels haben.
# Under the first point of a chart of scores.
chart-start = Start
chart-number = { $number }
# What the numbers under a chart count.
chart-round = Runde
chart-turn = Zug
chart-move = Entscheidung

## A replay

replay-title = Wiederholung
replay-title-game = Wiederholung: { $game }
replay-opening = Die Aufzeichnung wird geöffnet …
replay-hand = Die Hand von { $name }
replay-own-hand = Die Hand
replay-move = Zug
replay-event-before = Voriges Ereignis
replay-event-next = Nächstes Ereignis
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Aus der Sicht von
replay-everybody = allen
replay-spectator = Zuschauenden

## The full screen of a result, and the tape of a replay

end-player = Wer
end-how = So lief es
# What is shown: player by category, the scores over time, or the scoring line by line.
end-page =
    { $page ->
        [table] Tabelle
        [chart] Verlauf
       *[scoring] Wertung
    }
# How the reader did. Rank 0: nobody won, or everybody.
end-rank =
    { $team ->
        [yes] { $rank ->
            [0] Dein Team steht am Ende bei { $score }.
            [1] Dein Team hat mit { $score } gewonnen.
           *[other] Dein Team hat mit { $score } verloren.
        }
       *[no] { $rank ->
            [0] Du stehst am Ende bei { $score }.
            [1] Du hast mit { $score } gewonnen.
           *[other] Platz { $rank } für dich, mit { $score }.
        }
    }
# Instead of a score.
end-nothing = nichts
# Somebody wants a rematch.
end-next-open = Das nächste Spiel ist eröffnet.
end-share = Teilen
end-copied = Link zur Aufzeichnung kopiert
replay-at = Zug { $move } von { $moves }
replay-speed = Tempo
replay-hands = Hände
replay-result = Zum Ergebnis
replay-go-to = Zu Zug { $number }

## Reviewing one’s own game, going on from a position, sharing one

review-open = Mein Spiel durchgehen
review-title = Dein Spiel im Rückblick
review-thinking = Der schwere Bot geht deine Entscheidungen durch …
review-found =
    { $count ->
        [one] Die Entscheidung, die dich am meisten gekostet hat
       *[other] Die { $count } Entscheidungen, die dich am meisten gekostet haben
    }
review-nothing = Nichts Entscheidendes gefunden: Von deinen { $decisions } Entscheidungen war keine deutlich schlechter als das, was der schwere Bot getan hätte.
review-fair = Beurteilt nach dem, was du in dem Moment wissen konntest. In jedem simulierten Spiel wurden die verdeckten Karten neu verteilt, so wie es zu dem passt, was du gesehen hattest.
review-when = Zug { $move }
review-hand = Deine Hand
review-played = Dein Zug
review-better = Der schwere Bot hätte gespielt
# How likely one wins with this move.
review-chance = gewinnt zu { $percent } %
review-gain = { $points } Prozentpunkte, ± { $error }; je { $games } simulierte Spiele
review-see = Ansehen
fork-play = Von hier spielen
# The game goes on from a finished one: that one’s table, and after how many moves.
fork-from = Von { $code }, Zug { $move }
fork-replay = Aufzeichnung des Spiels, aus dem es kommt
share-open = Diese Stellung teilen
share-live = Link und Bild zeigen, was du jetzt siehst, und nichts von dem, was noch kommt. Ist die Partie vorbei, kann man von ihrer Aufzeichnung aus weiterspielen.
share-seen = Link und Bild zeigen diese Stellung mit den Augen von { $name }.
share-link = Link teilen
share-replay = Aufzeichnung teilen
share-picture = Bild speichern
share-copied = Link kopiert
share-alt = { $game }: die Stellung als Bild
share-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
position-title = Stellung: { $game }
position-eyes = Mit den Augen von { $name }
position-spectator = jemandem, der zusieht
position-looking = Ein Augenblick aus einem Spiel. Hier geschieht nichts mehr.
# Shared while the game went on.
position-live = Aus einer laufenden Partie: nur zum Ansehen, damit niemand verdeckte Karten erfährt.
position-replay = Aufzeichnung ansehen
position-opening = Die Stellung wird geöffnet …
position-bad = Dieser Link führt zu keiner Stellung. Vielleicht wurde er unterwegs abgeschnitten: Lass ihn dir noch einmal geben.

## Help

help-rules = Die Regeln der Spiele
    .text = Wähle ein Spiel: Seine Regeln passen auf eine Seite.
help-sit = Hinsetzen
    .text = <b>Jetzt spielen</b> setzt dich sofort mit Bots an einen Tisch. <b>Einladen</b> eröffnet einen Tisch mit einem Link, einem Code und einem Bild zum Scannen; wer den Link öffnet, bekommt einen Platz. Unter <b>Optionen</b> wählst du Plätze, Bots, Hausregeln, eine Uhr und ein eigenes Deck; mit „Noch jemand an diesem Bildschirm“ spielen mehrere an einem Gerät, mit einem Vorhang dazwischen.
    .later = Deine Tische warten auf dich: Schließ die Seite, komm an einem anderen Tag mit demselben Browser wieder und spiel weiter.
help-play = Spielen
    .text = Was leuchtet, kannst du wählen. Ein Druck auf eine Handkarte wählt sie nur; der Knopf sagt dann, was passieren wird, und tut es. Besteht ein Zug aus mehreren Teilen, wählst du einen nach dem anderen: erst die Karte, dann den Ort. Die Teile stehen neben der Frage, und ein Druck darauf nimmt sie zurück. Karten kannst du auch dorthin ziehen, wo sie hinsollen. Alles steht außerdem in einer Liste: „Alle Möglichkeiten“.
    .help = Drück auf etwas, das nicht leuchtet, und du erfährst, warum du es nicht wählen kannst, samt der Regel dahinter. <b>Tipp</b> fragt einen Bot, was er mit deinen Karten tun würde und warum. <b>Rückgängig</b> nimmt deinen letzten Zug zurück, solange du seither nichts Neues erfahren hast. Karten, die im Verlauf genannt werden, öffnen sich, wenn du darauf drückst.
help-keys = Tasten
help-afterwards = Danach
    .text = Ist ein Spiel vorbei, wird seine Wertung erklärt, und du kannst dir die Wiederholung aus jeder Sicht ansehen. Die Aufzeichnung ist eine Textdatei (.pie), die alle mit <b>bakehouse verify</b> prüfen können.

keys-title = So wird hier gespielt
keys-text = Alles, was leuchtet, kannst du jetzt wählen. Drück auf etwas anderes, und die Seite sagt dir, warum es nicht geht. Karten kannst du auch dorthin ziehen, wo sie hinsollen.
keys-number = zu dieser Möglichkeit gehen, solange die Liste offen ist
# The names of keys.
keys-walking = Tab, Pfeiltasten, Enter
keys-walk = durch Spielfeld und Hand gehen und wählen
# The name of a key.
keys-space = Leertaste
keys-skip = überspringen, was gerade gezeigt wird
keys-escape = schließen, was offen ist; den letzten Teil eines Zugs zurücknehmen
keys-hint = ein Tipp von einem Bot
keys-undo = zurücknehmen, wenn nichts verraten wurde
keys-read = die Karte mit dem Fokus groß lesen
keys-log = der Verlauf
keys-chat = der Chat
keys-rules = das Regelheft
keys-sound = Ton an oder aus
keys-repeat = das zuletzt Gesagte wiederholen
keys-keys = diese Tasten

## Lessons: a first game by a script. What a game’s own steps say is in the catalogue of the game.

lesson-learn = Spielend lernen
lesson-learn-game = Spielend lernen: { $game }
lesson-resume = Lektion fortsetzen
lesson-resume-game = Lektion fortsetzen: { $game }
lesson-title = Lektion
# On a bar that fills, for those who cannot see it.
lesson-progress = Lektion: { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
# What is to be pressed: a card, a player, the words on a button.
lesson-press = Drück auf: { $thing }
# To whoever presses something while the lesson still explains.
lesson-next-first = Drück zuerst auf „Weiter“.
# Where somebody plays a game with bots for the first time; below it the buttons lesson-learn and lesson-decline.
lesson-offer = { $game } ist neu für dich?
    .text = Lern es beim Spielen: etwa vier Minuten.
lesson-decline = Nein, danke
lesson-play = Richtig spielen
lesson-other = Nächste Lektion: { $game }
lesson-drop = Lektion beenden
lesson-drop-sure = Sicher? Dann beginnt sie von vorn

## Rules at a glance: the headings. What a game’s page says is in the catalogue of the game.

glance-goal = Ziel
glance-turn = Ein Zug
glance-scoring = Wertung
glance-end = Das Ende
glance-print = Diese Seite drucken

## Board: Pastry Chefs

board-pastry-chefs-goal = das erste Team mit { $points } Punkten gewinnt
# The same where there is little room.
board-pastry-chefs-goal-short = bis { $points }
board-pastry-chefs-turn-bake = Backen, schieben, ziehen?
board-pastry-chefs-turn = Schieben oder ziehen?
# Whoever draws must reveal something: the question says so.
board-pastry-chefs-reveal =
    { $count ->
        [one] Wer zieht, verrät etwas: Farbe oder Zahl?
       *[other] Wer zieht, verrät etwas: Was sagst du?
    }
board-pastry-chefs-won =
    { $count ->
        [one] 1 Spiel gewonnen
       *[other] { $count } Spiele gewonnen
    }
board-pastry-chefs-points = { $points } von { $most } Punkten
board-pastry-chefs-tail = oder drücke eine Karte, jemanden oder den Stapel
# Below three cards each: what a pastry is made of.
board-pastry-chefs-run = Folge: eine Farbe
board-pastry-chefs-set = Satz: eine Zahl
# All cards of a number, as short as can be.
board-pastry-chefs-number = { $number }er
board-pastry-chefs-grid = Die sechzehn Karten: Abgelegtes, Gesperrtes und die Wörter fürs Schieben
board-pastry-chefs-tracker = Kartenübersicht
# In the corner of the grid, below their number: very short.
board-pastry-chefs-discards = Ablage
board-pastry-chefs-rows = Zeile: Folge · Spalte: Satz
# In the head of the card tracker: there are three copies of each card.
board-pastry-chefs-copies = je 3
board-pastry-chefs-cell = { $name }: { $discarded } abgelegt, { $yours } bei dir, { $known } auf einer bekannten Hand, { $unseen } nicht zu sehen, { $baked } gebacken
board-pastry-chefs-cell-blocked = { $name }, gesperrt
# Marks in the grid: where the three copies of a card are.
board-pastry-chefs-discarded = abgelegt
board-pastry-chefs-yours = deine
board-pastry-chefs-known = bekannt
board-pastry-chefs-unseen = verdeckt
board-pastry-chefs-baked = gebacken
board-pastry-chefs-blocked =
    { $seat-is ->
        [you] Durch deinen Zug gesperrt: <b>{ $words }</b>
       *[other] Durch { $seat } gesperrt: <b>{ $words }</b>
    }
board-pastry-chefs-free = Nichts ist gesperrt.
board-pastry-chefs-free-ask = Für Fragen ist nichts gesperrt.
# A sentence of which every bold word is a thing to press. $what is “hearts”, $origin and $destination are players or the discard pile.
board-pastry-chefs-move = Schieb <b>{ $what }</b> von <b>{ $origin }</b> zu <b>{ $destination }</b>
board-pastry-chefs-ask = Frag <b>{ $holder }</b>: Hast du <b>{ $what }</b>?
board-pastry-chefs-said = { $what-short }
board-pastry-chefs-is = Es ist { $what-short }
# Below what one may reveal: what the next player may not name in a Move.
board-pastry-chefs-blocks = sperrt { $what }
board-pastry-chefs-move-cards = { $what-short } schieben
# In that sentence: a player who reads, the discard pile, and words that are still missing.
board-pastry-chefs-you = dir
board-pastry-chefs-self = Du
board-pastry-chefs-pile = der Ablage
board-pastry-chefs-how-many = wie viele?
board-pastry-chefs-which = welche?
board-pastry-chefs-whom = wem?
board-pastry-chefs-start-over = Von vorn
board-pastry-chefs-start-move = Karten schieben
board-pastry-chefs-start-draw = Ziehen & fragen
board-pastry-chefs-bake =
    { $points ->
        [one] { $what } backen · 1 Punkt
       *[other] { $what } backen · { $points } Punkte
    }
board-pastry-chefs-your-hand = Deine Hand
# What is asked for the next empty place of the sentence; on a button that waits, what is to be pressed.
board-pastry-chefs-say-from = Von wem?
board-pastry-chefs-say-to = Zu wem?
board-pastry-chefs-say-which = Welche Karten?
board-pastry-chefs-say-count = Wie viele?
board-pastry-chefs-say-whom = Wen fragen?
board-pastry-chefs-say-this = So fragen?
board-pastry-chefs-make-move = So schieben?
board-pastry-chefs-choose =
    { $count ->
        [one] Wähl eine Karte
       *[other] Wähl { $count } Karten
    }
board-pastry-chefs-give = { $cards-short } abgeben
board-pastry-chefs-discard = { $cards-short } ablegen
board-pastry-chefs-take = { $cards-short } nehmen
board-pastry-chefs-open = Diese Karten siehst du: Das kann nicht misslingen.
board-pastry-chefs-sure = { $owner } hat sicher { $what }: Das kann nicht misslingen.
board-pastry-chefs-fails = { $owner } hat sicher weniger: Es misslingt, und du legst eine Karte ab.
board-pastry-chefs-risk = Hat { $owner } weniger, geht es ins Leere, und du legst eine Karte ab.
board-pastry-chefs-answered = Die Antwort kennst du schon.
board-pastry-chefs-drew = Du hast { $cards-short } gezogen.
board-pastry-chefs-heard = Alle hören, was du sagst, und wer als Nächstes spielt, darf es nicht schieben.
board-pastry-chefs-yes = Ja
board-pastry-chefs-no = Nein
# On a player: what a press means, or what the player is in the sentence.
board-pastry-chefs-from = von
board-pastry-chefs-to = zu
board-pastry-chefs-asked = fragen
# A note on a player: surely no threes, no ♥.
board-pastry-chefs-no-number = keine { $number }er
board-pastry-chefs-no-suit = kein { $sign }
board-pastry-chefs-holds = Sicher auf der Hand: <b>{ $words }</b>
board-pastry-chefs-most = Höchstens: <b>{ $words }</b>
board-pastry-chefs-none = Sicher keine: <b>{ $words }</b>
board-pastry-chefs-has-baked = Gebacken:

## Mascots, sound and alerts

# What a person looks like at the table; bots look like the herbs and spices they are called.
mascot-apple = Apfel
mascot-cherry = Kirsche
mascot-lemon = Zitrone
mascot-blueberry = Blaubeere
mascot-peach = Pfirsich
mascot-pumpkin = Kürbis
mascot-egg = Ei
mascot-butter = Butter
mascot-honey = Honig
mascot-coconut = Kokosnuss
mascot-pecan = Pekannuss
mascot-strawberry = Erdbeere

# The colour of a seat.
colour-red = Rot
colour-gold = Gold
colour-green = Grün
colour-blue = Blau
colour-plum = Pflaume
colour-teal = Petrol
colour-steel = Stahlgrau


# The title of the browser’s tab.
alert-title = ● Du bist dran – { $game }
alert-notification = Du bist dran: { $game }

## Board: Pie Factory

board-pie-factory-goal = Tag { $day }/2 · Stapel { $count }
board-pie-factory-line = Das Fließband
board-pie-factory-place = Feld { $number }
board-pie-factory-taken = weg
board-pie-factory-free = gratis
board-pie-factory-pay = kostet { $count }
board-pie-factory-needs =
    { $count ->
        [one] braucht 1 Karte
       *[other] braucht { $count } Karten
    }
board-pie-factory-no-card = Feld { $number }, leer
board-pie-factory-no-pie = Kuchen { $number }, leer
board-pie-factory-pie = Kuchen { $number }: { $layers }; { $dollars } $
board-pie-factory-boxed =
    { $count ->
        [0] kein Kuchen verpackt
        [one] 1 Kuchen verpackt
       *[other] { $count } Kuchen verpackt
    }
board-pie-factory-score-pile = Dein Wertungsstapel
board-pie-factory-in-boxes = verpackt
board-pie-factory-number = Kuchen { $number }
board-pie-factory-round = Runde
board-pie-factory-new-order = Neue Folge
board-pie-factory-next = Danach
board-pie-factory-tie = Gleiche Zeit: Wer in dieser Runde früher war, bleibt vorn.
board-pie-factory-last = zuletzt
board-pie-factory-peg = { $name }, { $minutes } Minuten
board-pie-factory-peg-last = { $name } kommt zuletzt
board-pie-factory-tail = Die kürzeste Zeit kommt zuerst; bei Gleichstand bleibt die Folge.
board-pie-factory-take-verb = Nimm
# On a tag, before the price: it can only be taken face down.
board-pie-factory-down-verb = Verdeckt
board-pie-factory-play-verb = Spielen
board-pie-factory-pay-verb = Zahlen
# The same on a card that is chosen to pay with.
board-pie-factory-paid = Zahlt ✓
board-pie-factory-draw = Ziehen
board-pie-factory-draw-one = Eine Karte ziehen
board-pie-factory-goes-last = du kommst dann zuletzt
board-pie-factory-box = Verpacken …
# Below it: what boxing brings, and what it costs.
board-pie-factory-box-note = zählt · zuletzt dran
board-pie-factory-box-which = Welche Kuchen verpacken?
board-pie-factory-choose-pies = Drück auf die Kuchen
board-pie-factory-only-tops = nur die obersten Karten zählen
board-pie-factory-box-for = { $count } verpacken für { $dollars } $
board-pie-factory-scores = Bringt { $dollars } $
board-pie-factory-take-card = { $card } nehmen?
board-pie-factory-play-card = { $card } spielen?
board-pie-factory-take-it =
    { $side ->
        [down] Verdeckt nehmen
       *[up] Nehmen
    }
board-pie-factory-play-it =
    { $side ->
        [down] Verdeckt spielen
       *[up] Spielen
    }
board-pie-factory-pay-first = wähle, womit du zahlst
board-pie-factory-pay-more =
    { $count ->
        [one] Zahl mit noch einer Karte
       *[other] Zahl mit noch { $count } Karten
    }
board-pie-factory-pays =
    { $cards-count ->
        [one] zahlt { $cards }
       *[other] zahlt { $cards-count } Karten
    }
board-pie-factory-side = Wie die Karte liegt
board-pie-factory-up = Offen
board-pie-factory-down = Verdeckt
board-pie-factory-no-crust = kein Boden frei
board-pie-factory-no-filling = keine Füllung passt
board-pie-factory-no-room = kein Platz für einen neuen Kuchen
board-pie-factory-to-hand = kommt zurück auf deine Hand
board-pie-factory-goes-here = kommt hierhin
board-pie-factory-may-go-here = passt hierhin
board-pie-factory-becomes = { $card }, { $dollars } $
board-pie-factory-down-worth = Verdeckt, 0 $
board-pie-factory-on-pie = Auf Kuchen { $number }
board-pie-factory-on-dough = verdeckter Boden
board-pie-factory-took =
    { $minutes ->
        [one] { $card }: 1 Minute gebraucht
       *[other] { $card }: { $minutes } Minuten gebraucht
    }
board-pie-factory-next-place =
    { $place ->
        [1] Du beginnst die nächste Runde.
        [2] Du bist nächste Runde an zweiter Stelle.
        [3] Du bist nächste Runde an dritter Stelle.
       *[4] Du bist nächste Runde an vierter Stelle.
    }
board-pie-factory-choose-card = Wähle eine Karte
board-pie-factory-drop = { $card } ablegen
board-pie-factory-to-discards = auf den Ablagestapel
board-pie-factory-choose-pie = Wähle einen Kuchen
board-pie-factory-give-up = { $dollars } $ aufgeben
board-pie-factory-goes-stale = Wird altbacken ✓
board-pie-factory-fresh = Böden bleiben frisch
board-pie-factory-give-up-card = { $card } aufgeben, { $dollars } $
board-pie-factory-all-lost = alle seine Karten sind verloren
board-pie-factory-closing = Feierabend: Tag { $day } ist vorbei
board-pie-factory-overnight = Wer gefüllte Kuchen draußen hat, verliert einen davon.
board-pie-factory-bosses-bring =
    { $points ->
        [0] die Vorgesetzten bringen nichts
       *[other] die Vorgesetzten bringen { $points } Punkte
    }
board-pie-factory-done = fertig · { $minutes } Min.
board-pie-factory-done-down = fertig · verdeckt
board-pie-factory-done-last = fertig · kommt zuletzt
board-pie-factory-waits = wartet
board-pie-factory-goal-soon = Tag { $day } · Stapel { $count }, endet bald
board-pie-factory-goal-last = Tag { $day }/2 · letzte Runde
board-pie-factory-last-round = Letzte Runde heute
board-pie-factory-perhaps-last = Vielleicht letzte Runde
# Below it: why.
board-pie-factory-perhaps-why = der Stapel reicht vielleicht nicht
board-pie-factory-stale-soon = Letzte Runde heute: Ein gefüllter Kuchen wird altbacken
board-pie-factory-stale-perhaps = Der Tag kann enden: Ein gefüllter Kuchen wird altbacken
board-pie-factory-safe = Letzte Runde heute: Von dir wird kein Kuchen altbacken
board-pie-factory-at-risk = Evtl. altbacken
board-pie-factory-crust = Boden
board-pie-factory-scores-crust = { $dollars } $, kein Kuchen
board-pie-factory-pies = { $count } Kuchen
board-pie-factory-lost-mine = Dein Kuchen mit { $card } wird altbacken: { $dollars } $ verloren
board-pie-factory-lost = { $name } verliert { $dollars } $
board-pie-factory-lost-none = Kein gefüllter Kuchen blieb draußen: Niemand verliert einen.
board-pie-factory-lost-not-you = Du hattest keinen gefüllten Kuchen draußen und verlierst nichts.
board-pie-factory-lost-choose = Du wählst, welcher gefüllte Kuchen altbacken wird.
board-pie-factory-day-begins = Dann beginnt Tag 2, mit den abgelegten Karten als Stapel.
board-pie-factory-day-final = Alle anderen Kuchen werden verpackt und die Punkte gezählt.
board-pie-factory-go-on = Drücken, um weiterzumachen
board-pie-factory-boxes =
    { $seat-is ->
        [you] Du verpackst { $count } auf einmal: { $sum }
       *[other] { $seat } verpackt { $count } auf einmal: { $sum }
    }
board-pie-factory-bosses = Vorgesetzte und Kuchen
board-pie-factory-bosses-why = Wer am Ende die meisten Symbole einer Person verpackt hat, bekommt die Punkte. Gleichstand bringt nichts.
board-pie-factory-most-pies = Meiste Kuchen
# Beside the number of pies: these points come with having the most.
board-pie-factory-most = +{ $points } die meisten
board-pie-factory-pies-why = Ein verpackter Boden ist kein Kuchen.
board-pie-factory-points = +{ $points }
board-pie-factory-boss-most = { $boss }: { $points } Punkte für die meisten
board-pie-factory-grandma = Oma: Am Ende darf eines deiner Präsidentin-Symbole als Vorarbeiter oder Sekretär zählen.
board-pie-factory-lies-down = verdeckt
board-pie-factory-this-round = Diese Runde
board-pie-factory-hand-full = deine Hand ist voll
board-pie-factory-deck-empty = der Stapel ist leer
board-pie-factory-on-table = Auf dem Tisch
board-pie-factory-in-box = Verpackt
board-pie-factory-nothing = noch nichts

## Boards

board-deck = Nachziehstapel
board-draw-pile = Nachziehstapel
board-press-card = Drück auf eine Karte
board-discard-pile = Ablagestapel

board-the-pie-game-skips = setzt aus
board-the-pie-game-chosen = ✓ gewählt
board-the-pie-game-recipe = Dein Rezept
board-the-pie-game-there = ✓ da
board-the-pie-game-lacking = fehlt
# Pot Luck is in the hand, and several ingredients are missing: it stands for any one of them.
board-the-pie-game-of-wild = { $count } von { $all } mit { $card }
board-the-pie-game-lacking-wild = fehlt, oder { $card } dafür
# Below the text of a Fudge card that has just been drawn.
board-the-pie-game-next-turn = Nächsten Zug musst du sie spielen.
# Buttons: how many are still to be chosen, and what is thrown away.
board-the-pie-game-throw-more =
    { $count ->
        [one] Noch eine wählen
       *[other] { $count } Karten wählen
    }
board-the-pie-game-throw = { $cards } abwerfen
board-the-pie-game-throw-all = Alles wegwerfen
board-the-pie-game-on-top = { $card-short } liegt oben
board-the-pie-game-top-taken = Die letzte liegt oben: { $partner } darf sie nehmen
board-the-pie-game-throw-count = Wirf { $count } Karten weg.
board-the-pie-game-your-fudge =
    { $kind ->
        [F2] Spiel dein Karamba: zwei Karten weg.
        [FA] Spiel dein Karamba: alle Karten weg.
        [FL] Spiel dein Karamba: einmal aussetzen.
        [DL] Spiel dein Karamba: eine nach links.
        [DR] Spiel dein Karamba: eine nach rechts.
       *[FT] Spiel dein Karamba: eine Karte tauschen.
    }
board-the-pie-game-take = { $card-short } nehmen
board-the-pie-game-last-discard = { $card } abwerfen, und dein Kuchen ist gebacken!

board-cheflebrity-pile = Stapel
board-cheflebrity-out = Aus dem Spiel
board-cheflebrity-leftovers = Reste
board-cheflebrity-leftover = { $name }, bei den Resten
# There are no Leftovers.
board-cheflebrity-none = Noch keine Reste
board-cheflebrity-goal = Stapel <b>{ $count }</b>
    .title = Ist der Stapel leer, haben alle anderen noch einen letzten Zug.
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Letzter Zug!</b>
        [one] <b>Letzte Runde:</b> noch 1 Zug
       *[other] <b>Letzte Runde:</b> noch { $turns } Züge
    }
# Where pies are built, and where they are served: short, on the table.
board-cheflebrity-working-short = In Arbeit
board-cheflebrity-served = Serviert <b>{ $points }</b>
board-cheflebrity-own-working = Deine Arbeitsplatte
board-cheflebrity-own-serving = Deine Kuchentheke <b>{ $points }</b>
board-cheflebrity-working = Arbeitsplatte von { $name }
board-cheflebrity-serving = Kuchentheke von { $name }
board-cheflebrity-pie-of = Kuchen { $number } · { $quality }, { $layers }, von oben nach unten, von { $name }
board-cheflebrity-no-pie = Noch kein Kuchen
board-cheflebrity-nothing-served = Nichts serviert
board-cheflebrity-new-pie = Ein neuer Kuchen
board-cheflebrity-kept = Behalten: { $cards }
board-cheflebrity-steps = Die Schritte deines Zugs
board-cheflebrity-step =
    { $step ->
        [draw] Ziehen
        [swap] Tauschen
        [play] Spielen
       *[menu] Servieren & handeln
    }
# What a press does, in a word or two.
board-cheflebrity-tag =
    { $does ->
        [draw] Ziehen
        [take] Nimm eine
        [or-take] Oder nimm eine
        [serve-pie] Als Kuchen
        [serve-tart] Als Tarte
        [new] Neuer Kuchen
       *[hit] Diesen
    }
board-cheflebrity-draw = Vom Stapel ziehen
board-cheflebrity-keep = Alle { $count } behalten
board-cheflebrity-swap = Tauschen…
board-cheflebrity-swap-which = Welche Karte tauschst du?
# What a press on a card of the hand does.
board-cheflebrity-swap-verb = Tauschen
board-cheflebrity-play-verb = Spielen
board-cheflebrity-play-or-swap = Karte spielen oder erst tauschen?
board-cheflebrity-replacement = Zieh jetzt eine Karte dafür.
board-cheflebrity-keep-it = Doch behalten
board-cheflebrity-aside = Du legst { $card } beiseite
board-cheflebrity-new-card = deine neue Karte
board-cheflebrity-serve-it =
    { $what ->
        [pie] Kuchen servieren: { $points }
       *[tart] Tarte servieren: { $points }
    }
# On the button for serving: no card can be added to what is served.
board-cheflebrity-nothing-added =
    { $what ->
        [pie] endgültig
       *[tart] endgültig, ohne Deckel
    }
board-cheflebrity-end = Zug beenden
# What can be served, below a picture of it.
board-cheflebrity-idle-tart = <b>Tarte</b>: Boden und Füllung
board-cheflebrity-idle-pie = <b>Kuchen</b>: mit Deckel
board-cheflebrity-idle-goal = Nur was du servierst, zählt.
board-cheflebrity-playing =
    { $seat-is ->
        [you] Moment: Die anderen dürfen reagieren.
       *[other] { $seat } ist am Zug.
    }
board-cheflebrity-pass = Geschehen lassen
board-cheflebrity-uses =
    { $how ->
        [genius] kostet { $card }
       *[plain] kostet die Karte
    }
board-cheflebrity-sabotage = Sabotierst du { $pie }?
board-cheflebrity-loses = Er verlöre { $card }
board-cheflebrity-save = Retten
board-cheflebrity-rescue =
    { $owner-is ->
        [you] { $card } Deinen Kuchen retten?
       *[other] { $card } Kuchen von { $owner } retten?
    }
board-cheflebrity-cancels = Hebt { $card } auf
board-cheflebrity-ring =
    { $seconds ->
        [one] Passt von selbst in 1 Sekunde
       *[other] Passt von selbst in { $seconds } Sekunden
    }
board-cheflebrity-ask-only = Nur fragen, wenn ich etwas tun kann
board-cheflebrity-trade = Der Tausch, um den es geht
board-cheflebrity-trade-button = Tauschen …
board-cheflebrity-trade-with = Tausch mit { $partner }: Was gibst du?
board-cheflebrity-trade-like-this = So mit { $partner } tauschen?
board-cheflebrity-trade-what = Tausch mit { $partner }: Was gegen was?
board-cheflebrity-trade-with-all = Tausch mit irgendwem: Was gegen was?
board-cheflebrity-then-hand-over =
    { $count ->
        [one] dann 1 Karte übergeben
       *[other] dann { $count } Karten übergeben
    }
board-cheflebrity-says =
    { $seat-is ->
        [you] Du versprichst
       *[other] { $seat } verspricht
    }
board-cheflebrity-wants =
    { $seat-is ->
        [you] du willst dafür
       *[other] will dafür
    }
board-cheflebrity-wants-from =
    { $partner-is ->
        [you] will von dir
       *[other] will von { $partner }
    }
board-cheflebrity-binds = { $give } gegen { $want }, verdeckt: Das Gesagte kann ein Bluff sein.
board-cheflebrity-agreed = Abgemacht: Die Karten wechseln verdeckt.
board-cheflebrity-would-trade = würde tauschen
board-cheflebrity-passes = passt
board-cheflebrity-your-answer = deine Antwort?
board-cheflebrity-hand-over =
    { $count ->
        [one] Übergeben
       *[other] { $count } Karten übergeben
    }
board-cheflebrity-face-down = verdeckt
board-cheflebrity-handed = Du übergibst: { $cards }
board-cheflebrity-secret = Geheim: darf ein Bluff sein
board-cheflebrity-bluff = Was du sagst, darf ein Bluff sein
board-cheflebrity-counter = Gegenangebot …
board-cheflebrity-no-trade = Kein Tausch
board-cheflebrity-offer-it = So anbieten
board-cheflebrity-side =
    { $side ->
        [give] Ich gebe
       *[want] Ich will
    }
board-cheflebrity-to = Wem
board-cheflebrity-everybody = Allen
board-cheflebrity-drop = { $name } herausnehmen
board-cheflebrity-say = Sag, welche Karte
board-cheflebrity-any = beliebig
board-cheflebrity-you-want = Du willst von { $partner }
board-cheflebrity-promise =
    { $was ->
        [kept] Kein Bluff
       *[broken] Ein Bluff!
    }
board-cheflebrity-bonuses = Boni
board-cheflebrity-bonuses-worth = Boni: je { $points } Punkte
board-cheflebrity-tie = Wer am meisten hat, bekommt { $points } Punkte. Bei Gleichstand bekommen zwei je { $two }, drei je { $three }, mehr nichts.
board-cheflebrity-nobody-yet = noch niemand
board-cheflebrity-standing =
    { $who ->
        [you] Du { $own } · sonst höchstens { $rest }
        [watching] { $own } · danach { $rest }
       *[other] { $name } { $own } · du { $rest }
    }
board-cheflebrity-replacement-left = Nimm jetzt eine Karte der Reste dafür.
board-cheflebrity-discard-it = Lieber abwerfen
board-cheflebrity-wield =
    { $by ->
        [genius] Was wird aus dem Geistesblitz?
       *[sabotage] Welchen Kuchen sabotierst du?
    }
board-cheflebrity-genius-as = Ausspielen als
board-cheflebrity-knock-off =
    { $also ->
        [yes] Oder die neueste Karte von einem Kuchen stoßen
       *[no] Die neueste Karte von einem Kuchen stoßen
    }
board-cheflebrity-sabotage-tag = Sabotage −{ $points }
board-cheflebrity-sabotage-it = Sabotage gegen { $pie }
board-cheflebrity-pie =
    { $owner-is ->
        [you] { $filling ->
            [apple] Dein Apfelkuchen
            [apple-tart] Deine Apfeltarte
            [blueberry] Dein Heidelbeerkuchen
            [blueberry-tart] Deine Heidelbeertarte
            [cherry] Dein Kirschkuchen
            [cherry-tart] Deine Kirschtarte
            [pumpkin] Dein Kürbiskuchen
            [pumpkin-tart] Deine Kürbistarte
            [none] Dein neuer Boden
            [plain-tart] Deine Tarte
           *[plain] Dein Kuchen
        }
       *[other] { $filling ->
            [apple] Apfelkuchen von { $owner }
            [apple-tart] Apfeltarte von { $owner }
            [blueberry] Heidelbeerkuchen von { $owner }
            [blueberry-tart] Heidelbeertarte von { $owner }
            [cherry] Kirschkuchen von { $owner }
            [cherry-tart] Kirschtarte von { $owner }
            [pumpkin] Kürbiskuchen von { $owner }
            [pumpkin-tart] Kürbistarte von { $owner }
            [none] Neuer Boden von { $owner }
            [plain-tart] Tarte von { $owner }
           *[plain] Kuchen von { $owner }
        }
    }

## Board: Pie Contest

board-pie-contest-pantry = Speisekammer
board-pie-contest-trash = Müll
board-pie-contest-look = Hineinsehen
board-pie-contest-look-trash = In den Müll sehen
board-pie-contest-hide = Zuklappen
board-pie-contest-achievements = Ziele
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
board-pie-contest-in-kitchen = in der Küche von { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = aufgedruckt { $worth }
board-pie-contest-counter = Änderung { $by }
board-pie-contest-guarded = vor den anderen geschützt
board-pie-contest-turned = verwandeltes Ziel von { $name }
board-pie-contest-best = bester { $worth }
board-pie-contest-pie = Kuchen { $number } von { $name }: { $worths }, jetzt { $worth } wert. Zutaten: { $made }
board-pie-contest-pie-title = Kuchen { $number } von { $name }
board-pie-contest-empty = Nichts in der Küche
board-pie-contest-shielded =
    { $what ->
        [both] Küche und Kuchen geschützt
        [kitchen] Küche geschützt
       *[pies] Kuchen geschützt
    }
board-pie-contest-in-hand = Auf der Hand: { $names }
board-pie-contest-looked = Oben in der Speisekammer, nur für deine Augen
board-pie-contest-effects = Deine wartenden Effekte
board-pie-contest-effects-order = Was zuerst geschieht, kann das Spätere ändern.
# When the game ends, before "2/4" and "1/3".
board-pie-contest-ends = Ende:
board-pie-contest-ends-all =
    { $each ->
        [1] alle haben gebacken
       *[other] alle haben { $each } Kuchen
    }
board-pie-contest-ends-alone = oder jemand { $pies } Kuchen
board-pie-contest-nearly = Der nächste Kuchen kann das Spiel beenden.
# Why it ended, where somebody has three.
board-pie-contest-third =
    { $seats-is ->
        [you] Du hast deinen dritten Kuchen gebacken.
       *[others] Ein dritter Kuchen ist gebacken: { $seats }.
    }
board-pie-contest-no-pie = kein Kuchen
board-pie-contest-yours = Deine Küche
board-pie-contest-your-pies = Deine Kuchen
# The same, with the rule that takes something from them.
board-pie-contest-your-pies-lose = Deine Kuchen · −{ $by }, wenn andere backen
board-pie-contest-rule = Backt jemand, verlieren die Kuchen aller anderen { $by }.
board-pie-contest-kitchens = Küchen
board-pie-contest-pies = Kuchen
board-pie-contest-sum = { $worth } gesamt
# What a Pie needs.
board-pie-contest-enough = ab drei
board-pie-contest-one-salt = ein Salz
# Why this Kitchen cannot be baked.
board-pie-contest-salts =
    { $surplus ->
        [1] { $count } Salze: eins zu viel
       *[other] { $count } Salze: { $surplus } zu viel
    }
board-pie-contest-full = voll, aber kein Salz
board-pie-contest-bakes = gebacken { $worth }
board-pie-contest-progress = { $reached } von { $parts }
# Buttons, and in small letters what they cost.
board-pie-contest-dive = Containern …
board-pie-contest-dive-price = 2 weg, 1 nehmen
# Buttons: how many cards are still to be chosen, and which ones pay for the dive.
board-pie-contest-dive-more =
    { $count ->
        [one] Noch eine Karte wählen
       *[other] { $count } Karten wählen
    }
board-pie-contest-dive-with = { $cards } wegwerfen
board-pie-contest-do-all =
    { $deed ->
        [take] { $cards } nehmen
        [gain] { $cards } hinzunehmen
       *[other] { $cards } wählen
    }
# Below the button of an Action that Bakes.
board-pie-contest-nothing-to-bake = Noch ist nichts zu backen
board-pie-contest-read = Drück auf eine Karte, um sie zu lesen; noch einmal, und du spielst sie.
board-pie-contest-no-thanks = Nein, danke
board-pie-contest-bake = Für { $worth } backen
board-pie-contest-bake-price = leert die ganze Küche
board-pie-contest-rivals-lose = Alle anderen Kuchen verlieren { $by }
board-pie-contest-pick-player =
    { $seat-is ->
        [you] Dich selbst wählen
       *[other] { $seat } wählen
    }
board-pie-contest-do =
    { $deed ->
        [play] { $card-short } spielen
        [trash] { $card-short } wegwerfen
        [take] { $card-short } nehmen
        [give] { $card-short } hergeben
        [gain] { $card-short } bekommen
        [move] { $card-short } verschieben
        [put-back] { $card-short } zurücklegen
        [swap] { $card-short } tauschen
        [swap-for] Gegen { $card-short } tauschen
        [raise] { $card-short } aufwerten
        [lower] { $card-short } abwerten
        [change] { $card-short } ändern
       *[other] { $card-short } wählen
    }
board-pie-contest-change = { $from } → { $to }
board-pie-contest-would =
    { $way ->
        [less] { $card-short } würde von { $from } auf { $to } fallen
       *[more] { $card-short } würde von { $from } auf { $to } steigen
    }
# The baking scene.
board-pie-contest-stale = Alle anderen Kuchen werden trocken: −{ $by }
board-pie-contest-kept = geschützt
board-pie-contest-skip = Szene überspringen

## My games: the page of a guest’s history

mine-title = Meine Spiele
mine-none = Noch kein Spiel beendet
    .text = Wenn ein Spiel zu Ende ist, steht es hier, mit Ergebnis und Wiederholung.
mine-streak =
    { $count ->
        [one] Ein Sieg in Folge
       *[other] { $count } Siege in Folge
    }
mine-finished =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }
mine-strength = Wie stark du bist
    .text = In diesem Bereich liegt deine Stärke mit 95 % Wahrscheinlichkeit; ein mittlerer Bot hat 1500. Jedes Spiel, das du zu Ende spielst, macht den Bereich schmaler oder verschiebt ihn. Nur du siehst ihn.
mine-range = { $low }–{ $high }
# For those who cannot see the drawing.
mine-range-spoken = { $game }: Deine Stärke liegt zwischen { $low } und { $high }. { $bots }
mine-bot-spoken =
    { $level ->
        [random] Zufallsbots: { $rating }.
        [easy] Leichte Bots: { $rating }.
        [medium] Mittlere Bots: { $rating }.
        [hard] Schwere Bots: { $rating }.
       *[other] { $level }: { $rating }.
    }
mine-unrated = Noch nicht gewertet
mine-won =
    { $games ->
        [one] { $won } von einem Spiel gewonnen
       *[other] { $won } von { $games } Spielen gewonnen
    }
mine-share = { $percent } %
    .range = { $low } bis { $high } %
mine-details = Nach Platz und Gegner
mine-seat = Platz { $number }
mine-against =
    { $level ->
        [people] gegen Menschen
        [random] gegen Zufallsbots
        [easy] gegen leichte Bots
        [medium] gegen mittlere Bots
        [hard] gegen schwere Bots
       *[other] gegen { $level }
    }
mine-rivals = Wen du getroffen hast
mine-rival-bots =
    { $level ->
        [random] Zufallsbots
        [easy] Leichte Bots
        [medium] Mittlere Bots
        [hard] Schwere Bots
       *[other] Bots ({ $level })
    }
# Heads of columns: in how many games the reader came before them, at the same place, behind them.
mine-ahead = davor
mine-equal = gleich
mine-behind = dahinter
mine-list = Beendete Spiele
mine-place =
    { $place ->
        [0] Remis
        [1] Gewonnen
       *[other] { $place }. Platz
    }
# A player whose name is gone, in a list of names.
mine-somebody = ein Gast
mine-left-out =
    { $why ->
        [shared] Zählt nicht: Mehrere haben an einem Bildschirm gespielt.
        [left] Zählt nicht: Du warst nicht vom Austeilen bis zum Ende dabei.
        [fork] Zählt nicht: Es ging von einem anderen beendeten Spiel aus weiter.
       *[deck] Zählt nicht: Es wurde mit einem eigenen Deck gespielt.
    }
mine-imported = Aus einem anderen Haus mitgebracht
mine-result = Ergebnis
mine-result-of = Ergebnis: { $game }, { $day }
mine-replay = Wiederholung
mine-replay-of = Wiederholung: { $game }, { $day }
mine-more = Mehr zeigen
mine-yours = Deine Spiele gehören dir
mine-device = Auf ein anderes Gerät mitnehmen
    .text = Scanne das mit dem anderen Gerät, oder öffne dort <b>{ $address }</b> und tippe den Code ein. Von da an bist du auf beiden du.
    .type = Öffne <b>{ $address }</b> im anderen Browser und tippe den Code ein. Von da an bist du in beiden du.
    .once = Das geht einmal, und { $minutes } Minuten lang.
mine-device-go = Code zeigen
mine-device-qr = QR-Code des Links für das andere Gerät
mine-file = Als Datei behalten
    .text = Eine Datei mit deinen Ergebnissen, zum Aufheben oder zum Einlesen in einem anderen Haus. Was eingelesen wird, ist gekennzeichnet und ändert keine Wertung.
mine-file-save = Datei speichern
mine-file-read = Datei einlesen
mine-file-done =
    { $added ->
        [0] Nichts Neues darin.
        [one] Ein Spiel wurde eingelesen.
       *[other] { $added } Spiele wurden eingelesen.
    }
mine-forget = Vergiss mich
    .text = Dein Name, dein Aussehen, deine Spiele und deine Wertung werden gelöscht, hier und auf deinen anderen Geräten. In beendeten Spielen steht dein Name nicht mehr, und was du dort gesagt hast, ist weg; in laufenden Spielen nimmt ein Bot deinen Platz ein. Das lässt sich nicht rückgängig machen.
    .sure = Ja, vergiss mich für immer
    .no = Nein, behalte mich
    .done = Du bist vergessen. Schön, dass du da warst!

take-title = Spiele übernehmen
    .text = Dieser Browser wird der Gast, der den Code gemacht hat, mit Namen, Tischen und Spielen. Das andere Gerät bleibt derselbe Gast.
take-code = Der Code vom anderen Gerät
take-go = Übernehmen
take-leaves = Bisher ist dieser Browser { $name }. Was { $name } gespielt hat, ist danach von hier aus nicht mehr zu erreichen: Speichere es vorher unter „Meine Spiele“ als Datei.

## What is kept about you. One message for each kind of thing: what it is, why, and when it goes.

kept-title = Was über dich gespeichert ist
    .text = Bakehouse kennt keine Konten, keine E-Mail-Adressen und keine Werbung und schickt niemandem sonst etwas, es sei denn, du willst deine Züge mitgeteilt haben. Das hier ist alles, was gespeichert wird.
kept-why = Wozu
kept-until = Bis wann
kept-to-mine = Meine Spiele und „Vergiss mich“
kept-guest = Dein Name, Maskottchen und Farbe, die Tage deines ersten und letzten Besuchs und ein Hash des Geheimnisses in deinem Cookie
    .why = Damit du heißt, wie du willst, und deine Tische wiederfindest.
    .until = Bis du vergessen wirst: wenn du es unter „Meine Spiele“ sagst, oder { $days } Tage nach deinem letzten Besuch, wenn du an keinem Tisch sitzt.
kept-browsers = Für jedes andere Gerät, das deine Spiele übernommen hat, ein Hash seines Geheimnisses; und ein Hash eines Codes, den du gerade angefordert hast
    .why = Damit du auf mehreren Geräten du sein kannst.
    .until = Der Code zehn Minuten, das Übrige, bis du vergessen wirst.
kept-tables = Tische: wer wo unter welchem Namen saß, Karten, Züge und was gesagt wurde
    .why = Damit ein Spiel einen Neustart übersteht und später angesehen und geprüft werden kann.
    .until = Spiele mit Zügen bleiben; andere Tische gehen nach { $days } Tagen. Wirst du vergessen, gehen dein Name und was du gesagt hast, und die Züge bleiben.
kept-history = Deine beendeten Spiele: wann, welches, auf welchem Platz, mit wem, Rang und Punkte, und deine Wertung danach
    .why = Damit du siehst, wie es dir ergangen ist.
    .until = Bis du vergessen wirst. Wer mit dir gespielt hat, behält das Spiel, ohne deinen Namen.
kept-avoided = Wen du stummgeschaltet oder blockiert hast, und unter welchem Namen
    .why = Damit du es nicht an jedem Tisch wieder tun musst. Niemand erfährt es.
    .until = Bis du es zurücknimmst oder einer von euch vergessen wird.
kept-findable = Wenn du erlaubst, dass man dich über deinen Namen findet: wie dein Name aussieht
    .why = Damit Freunde den Tisch finden, an dem du spielst.
    .until = Bis du es nicht mehr erlaubst oder vergessen wirst.
kept-deals = Welche Blätter des Tages du gespielt hast, an welchem Tisch, und wie sie ausgingen
    .why = Damit die Ergebnisse des Tages denen gezeigt werden können, die gespielt haben.
    .until = Sechzig Tage, oder bis du vergessen wirst.
kept-tournaments = Turniere: wer unter welchem Namen teilgenommen hat und wie sie ausgingen
    .why = Damit man die Tabelle später noch ansehen kann.
    .until = Neunzig Tage, nachdem dort zuletzt etwas geschehen ist; dein Name geht, wenn du vergessen wirst.
kept-away = Wenn du sagst, dass du weg bist: von wann bis wann
    .why = Damit deine Züge an langsamen Tischen auf dich warten, und niemand zu lange weg ist.
    .until = Ein Jahr, nachdem du wieder da bist, oder bis du vergessen wirst.
kept-notifications = Wenn du deine Züge mitgeteilt haben willst: für jeden Browser die Adresse und die Schlüssel, die er dafür angegeben hat, und seine Sprache
    .why = Damit dein Browser es dir sagen kann. Der Dienst seines Herstellers gibt das weiter und kann es nicht lesen.
    .until = Bis du es abschaltest, dein Browser es beendet oder du vergessen wirst. Höchstens zehn Browser; die ältesten gehen zuerst.
kept-repairs = Wurde ein beschädigter Tisch repariert: was abgeschnitten wurde
    .why = Damit nichts aus Versehen verloren geht.
    .until = So lange wie der Tisch, oder bis jemand vergessen wird, der dort saß.
kept-copies = Kopien von Wiederholungen, Aufzeichnungen und Ergebnissen beendeter Spiele
    .why = Damit sie nicht jedes Mal neu gemacht werden müssen.
    .until = Die neuesten zweihundert bleiben. Wirst du vergessen, gehen die mit deinem Namen.
kept-address = Deine Netzadresse, nur im Arbeitsspeicher
    .why = Damit niemand das Haus überfluten kann.
    .until = Spätestens, bis der Server endet. Aufgeschrieben wird sie nie.
kept-log = Ein Protokoll von dem, was schiefgeht, mit Codes von Tischen; keine Namen, kein Chat, keine Adressen
    .why = Damit Fehler gefunden werden können.
    .until = So lange, wie es behält, wer das Haus betreibt.
kept-browser = In deinem Browser: der Cookie mit deinem Geheimnis, deine Sprache, wie die Seite aussieht und klingt, und welche Lektionen du hattest oder nicht wolltest
    .why = Damit die Seite ist, wie du sie verlassen hast.
    .until = Der Cookie 400 Tage oder bis du vergessen wirst, das Übrige, bis du es löschst.
## Umgangsformen am Tisch

emote-title = Reagieren
emote =
    { $emote ->
        [thumb] Daumen hoch
        [applause] Applaus
        [laugh] Haha!
        [surprise] Oh!
        [oops] Hoppla!
       *[tea] Lass dir Zeit
    }
emote-spoken = { $name }: { $emote }
menu-emotes = Reaktionen
keys-emote = ohne Worte reagieren
manners-title = Am Tisch
manners-emotes = Sechs kleine Bilder, die man an seinem Platz zeigen kann: Applaus, ein Lachen, lass dir Zeit …
option-emotes = Reaktionen
    .on = erlaubt
    .off = keine
# How I treat somebody: as usual, muted, blocked.
avoid-title = Du und { $name }
avoid-open = Über { $name }
avoid-how =
    { $how ->
        [none] Wie alle
        [mute] Stumm
       *[block] Blockiert
    }
avoid-meaning =
    { $how ->
        [none] Du siehst, was diese Person sagt und zeigt.
        [mute] Du siehst an keinem Tisch mehr ihren Chat und ihre Reaktionen. Sie erfährt es nicht.
       *[block] Wie stumm; außerdem kann sie sich nicht an Tische setzen, zu denen du einlädst. Sie erfährt es nicht.
    }
avoid-state =
    { $how ->
        [mute] stumm
       *[block] blockiert
    }
avoid-warning =
    { $count ->
        [one] Du hast { $names } blockiert; die Person sitzt an diesem Tisch.
       *[other] Du hast { $names } blockiert; sie sitzen an diesem Tisch.
    }
avoided-title = Stumm und blockiert
avoided-none = Niemand. Drück am Tisch auf den Platz einer Person, um sie stumm zu stellen oder zu blockieren.
avoided-free =
    { $how ->
        [mute] Wieder hören
       *[block] Freigeben
    }
avoided-free-name =
    { $how ->
        [mute] { $name } wieder hören
       *[block] { $name } freigeben
    }
manners-watching = Wer verspätet zuschaut, kann niemandem etwas verraten, das noch zählt.
option-watching = Zuschauen
    .n0 = live
    .n1 = 1 Minute später
    .n3 = 3 Minuten später
    .n5 = 5 Minuten später
    .n-1 = niemand
# Of what somebody sees who watches with a delay: a sentence, and a few words.
late-seen =
    { $minutes ->
        [one] Du siehst den Tisch, wie er vor 1 Minute war.
       *[other] Du siehst den Tisch, wie er vor { $minutes } Minuten war.
    }
late-short =
    { $minutes ->
        [one] 1 Min. später
       *[other] { $minutes } Min. später
    }
screen-unwatched = An diesem Tisch schaut niemand zu
# The table of a friend is found by their name.
find-friend = Bei Freunden zuschauen
find-name = Name der Person
find-go = Suchen
find-text = Du findest laufende Tische von Leuten, die das erlauben: mit dem Schalter hinter ihrem Bild.
find-none = Unter diesem Namen spielt gerade niemand, dessen Tisch sich finden lässt.
find-me = Man darf meinen Tisch mit meinem Namen finden
    .text = Wer ihn unter „Bei Freunden zuschauen“ eingibt, darf zuschauen, wie der Tisch es erlaubt.
