# Why something cannot be done.

## Taking a move back

no-undo-nothing-played = Es wurde noch nichts gespielt.
no-undo-moved-since =
    { $seat-is ->
        [you] Du warst seitdem schon dran.
       *[other] { $seat } war seitdem schon dran.
    }
no-undo-together = Antworten, die alle gleichzeitig geben, sind endgültig.
no-undo-forced = Es gab nichts zu entscheiden.
no-undo-chance = Danach hatte der Zufall die Hand im Spiel.
no-undo-secret = Jemand hat dadurch etwas erfahren.
no-undo-learned = Du hast seitdem etwas erfahren.
no-undo-over = Das Spiel ist vorbei.
no-undo-late = Die Zeit für diesen Zug ist um.
away-too-long = Das geht von jetzt an für höchstens { $days } Tage.
no-undo-others-asked = Die anderen werden schon gefragt.
no-undo-watching = Du schaust nur zu.
no-undo = Dein letzter Zug lässt sich nicht zurücknehmen. { $why }

## Moves

rule-says = { $sentence }
move-complete = Der Zug ist schon vollständig, bevor das alles ausgewählt ist.
stale = Der Tisch hat sich inzwischen verändert.
not-asked = Du bist gerade nicht gefragt.
paused = Das Spiel ist unterbrochen.
stand-in = Ein Bot spielt für dich; sag erst Bescheid, dass du wieder da bist.
no-standing-answer = Es gibt keine Dauerantwort „{ $key }“.
no-hint = Gerade gibt es keinen Tipp.
no-other-hint = Eine andere ebenso gute Idee gibt es nicht.

## Names and seats

no-name = Sag zuerst, wie du heißt.
name-taken = { $name } sitzt schon an diesem Tisch; nimm bitte einen anderen Namen.
name-needs-letters = Ein Name braucht Buchstaben.
not-your-seat = Das ist nicht dein Platz.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
seat-taken = Dort sitzt schon jemand.
seat-asked-for = Diesen Platz möchte schon jemand anders haben.
other-hand = Du hattest in diesem Spiel schon andere Karten und darfst diese deshalb nicht sehen.
not-your-vote = Darüber entscheidet, wer am Tisch sitzt.
no-request = Niemand möchte diesen Platz haben.
not-host = Das kann nur, wer den Tisch leitet.
not-alone = Das Tempo der Bots bestimmt nur, wer allein gegen sie spielt.
no-such-level = Es gibt keine Bot-Stufe „{ $level }“.

## Coming in

no-more-seats = An diesem Tisch können höchstens { $count } mitspielen.
no-fewer-seats = An diesem Tisch müssen mindestens { $count } mitspielen.
seat-not-free = Dort sitzt jemand; gib den Platz zuerst frei.
options-changed = Die Optionen wurden geändert. { $changes }.
no-such-mascot = Es gibt kein Maskottchen „{ $name }“.
no-such-colour = Es gibt keine Farbe „{ $name }“.
only-from-here = Nur der Computer, auf dem Bakehouse läuft, kann andere hereinlassen.
network-is-chosen = Wie andere hereinkommen, wurde beim Start dieses Servers festgelegt.
no-network = Dieser Computer ist in keinem lokalen Netz, darum finden ihn Handys nicht. Verbinde ihn mit deinem WLAN und versuch es noch einmal.

## The table

not-dealt = Das Spiel hat noch nicht begonnen.
already-dealt = Das Spiel hat schon begonnen.
not-over = Das Spiel ist noch nicht vorbei.
table-over = An diesem Tisch ist das Spiel vorbei.
table-closed = Dieser Tisch ist geschlossen.
no-such-table = Es gibt keinen Tisch mit diesem Code.
no-such-game = Es gibt kein Spiel „{ $name }“.
too-many-tables = Du hast schon zu viele Tische; schließ erst ein paar davon.
too-many-watchers = An diesem Tisch schauen schon zu viele zu.
journal-full = An diesem Tisch ist so viel passiert, dass nur noch Züge aufgeschrieben werden.
damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen; alle anderen schon. Wer diesen Server betreut, kann ihn mit `bakehouse store check` prüfen und mit `bakehouse store repair --keep-prefix` retten, was noch lesbar ist.
newer = Diesen Tisch hat eine neuere Version von Bakehouse geöffnet als die auf diesem Server; nur mit ihr lässt er sich wieder öffnen.
loading-again = Der Tisch wird gerade neu geladen.
not-saved = Das konnte nicht gespeichert werden; der Tisch wird neu geladen.
not-saved-or-read = Das konnte nicht gespeichert oder gelesen werden; versuch es gleich noch einmal.

## Chat

no-chat = An diesem Tisch wird nicht gechattet.
nothing-said = Da steht nichts, was man sagen könnte.
phrases-only = An diesem Tisch kann man nur die vorgegebenen Sätze sagen.

## Records and replays

shown-when-over = Alles wird gezeigt, sobald das Spiel vorbei ist.
own-seat-only = Solange das Spiel läuft, siehst du nur deinen eigenen Platz.
no-such-view = Die Ansicht ist all, spectator oder die Nummer eines Platzes.
replay-when-over = Die Wiederholung gibt es, sobald das Spiel vorbei ist.
result-when-over = Das Ergebnis gibt es, sobald das Spiel vorbei ist.

## Reviews, and going on from a finished game

review-when-over = Ein Spiel lässt sich durchgehen, sobald es vorbei ist.
review-own-only = Auf diesem Platz hast du nichts entschieden: Alle gehen nur ihr eigenes Spiel durch.
review-one-at-a-time = Gerade wird ein anderes deiner Spiele durchgegangen; warte, bis das fertig ist.
review-failed = Der Rückblick ist nicht gelungen; versuch es noch einmal.
fork-when-over = Weiterspielen kannst du von einem Spiel aus, sobald es vorbei ist.
fork-nothing-left = Dort ist das Spiel vorbei: Es gibt nichts mehr zu spielen.

## The server

not-so-fast = Bitte nicht so schnell.
too-many-guests = Von hier kommen zu viele neue Gäste.
too-many-new-tables = Zu viele neue Tische; warte ein wenig.
too-many-wrong-codes = Zu viele falsche Codes.
too-many-files = Zu viele Dateien auf einmal; warte ein wenig.
too-many-connections = Von hier kommen zu viele Verbindungen.
busy = Der Server hat viel zu tun; versuch es gleich noch einmal.
stopping = Der Server wird angehalten; komm gleich wieder.
something-went-wrong = Hier ist etwas schiefgegangen; versuch es noch einmal.
too-slow = Das würde hier zu lange dauern und wird deshalb nicht gemacht.
too-much-memory = Das geht hier nicht: Es braucht zu viel Speicher.
nothing-here = Hier ist nichts.
deck-is-forgotten = Dieser Server hat dieses Deck vergessen; bring seine Datei noch einmal.

## Das Labor

lab-closed = Das Labor gibt es nur am Rechner des Servers selbst, außer er wurde mit --lab gestartet.
lab-not-installed = Das Labor ist hier nicht installiert: pip install 'bakehouse[lab]' ergänzt es; danach den Server neu starten.
lab-busy = Andere benutzen gerade das Labor; versuche es in ein paar Minuten wieder.
lab-is-gone = Dieses Experiment gibt es nicht mehr; frage noch einmal.
lab-not-done = Der Bericht ist da, wenn die Spiele vorbei sind.
lab-failed = Das Labor konnte das nicht zu Ende bringen. Versuche es mit weniger Plätzen, einer niedrigeren Stufe oder einer anderen Frage.

## Turniere

tournament-is-over = Dieses Turnier ist vorbei.
tournament-has-begun = Das Turnier hat schon begonnen.
tournament-is-full = Mehr als { $most } können bei einem Turnier nicht mitspielen.
not-tournament-host = Das kann nur, wer das Turnier eröffnet hat.
name-in-tournament = { $name } spielt hier schon mit; wähl für dich einen anderen Namen.
no-such-entrant = So jemand spielt bei diesem Turnier nicht mit.
nothing-to-forfeit = { $name } hat gerade keine Partie, die verloren sein könnte.
round-not-over = Die Runde ist noch nicht vorbei.
too-few-entrants = Es müssen mindestens { $least } mitspielen.
too-many-tournaments = Du hast schon zu viele Turniere; beende erst eins davon.
too-many-new-tournaments = Zu viele neue Turniere; warte ein wenig.
no-room-for-tournaments = Hier laufen gerade zu viele Turniere; versuch es später noch einmal.
no-such-tournament = Dieses Turnier gibt es nicht.
tournament-is-damaged = Dieses Turnier lässt sich nicht lesen.
# What is told at a table whose game is decided.
tournament-closed-table = Diese Partie ist im Turnier entschieden, darum wurde sie geschlossen.

## Requests that no page sends

hello-first = Die erste Nachricht ist ein hello.
no-handler = Dieser Server hat nichts, was { $name } bearbeitet.
message-too-large = Eine Nachricht hat höchstens { $bytes } Byte.
unreadable-message = Das ist keine Nachricht: { $error }
unreadable-request = Diese Anfrage ist nicht lesbar: { $error }
unreadable-http = Das ist keine lesbare HTTP-Anfrage.
request-too-large = Eine Anfrage hat höchstens { $bytes } Byte.
http-too-large = Diese Anfrage ist zu groß.
request-too-slow = Diese Anfrage kommt zu langsam an.
wrong-method = Hier geht nur { $methods }.
wrong-host = Dieser Server heißt nicht „{ $name }“; mit --allow-host bekommt er weitere Namen.
wrong-origin = Diese Anfrage kommt von einer anderen Website.
one-host = Eine Anfrage nennt genau einen Host.
not-a-socket = Das ist keine Socket-Adresse.

## What the table tells everybody

# A text that is not translated: what somebody's deck file lacks, a note of an older version.
plain = { $text }
sits-down = { $name } nimmt einen freien Platz ein.
bot-sits-down = Ein Bot nimmt einen freien Platz ein.
seat-goes-to-bot =
    { $level ->
        [random] Der Platz von { $name } geht an einen Bot, der zufällig spielt.
        [easy] Der Platz von { $name } geht an einen leichten Bot.
        [hard] Der Platz von { $name } geht an einen schweren Bot.
       *[medium] Der Platz von { $name } geht an einen mittleren Bot.
    }
seat-opens = Der Platz von { $name } ist frei; solange spielt dort ein Bot.
score-of = { $name } { $score }
score-unknown = { $name } –
other-rules = Dieses Spiel wurde mit Version { $then } der Regeln von { $game } begonnen; dieser Server hat Version { $now }.
other-deck = Dieses Spiel wurde mit einem anderen Deck von { $game } begonnen, als dieser Server es hat.
closed-outdated =
    { $why } Deshalb wurde es geschlossen, wie es stand.{ $scores-count ->
        [0] { "" }
       *[other] { " " }Der Spielstand war: { $scores }.
    }
shown-in-part =
    { $why } Es lässt sich nur zum Teil zeigen.{ $scores-count ->
        [0] { "" }
       *[other] { " " }Der Spielstand war: { $scores }.
    }
repaired = Dieser Tisch war beschädigt und steht jetzt wieder da, wo er noch lesbar war: { $good } von { $stored } Einträgen seines Protokolls. Vielleicht weiß noch jemand, was danach kam.

## Lessons

not-in-lesson = In einer Lektion wird gespielt, was die Lektion zeigt, und sonst nichts.
no-undo-lesson = In einer Lektion gibt es nichts zurückzunehmen.
other-lesson = Diese Lektion wurde mit einem anderen Ablauf von { $game } begonnen, als dieser Server ihn hat.
## Histories, and other devices

no-such-page-of-games = So eine Seite mit Spielen gibt es nicht.
history-too-many = In eine Liste von Spielen passen { $most }.
history-no-file = Das ist keine Datei mit Spielen von Bakehouse.
history-other-version = Diese Datei hat eine andere Version von Bakehouse geschrieben (ihre Version ist { $version }).
history-unreadable = Diese Datei lässt sich nicht lesen. { $error }
no-such-offer = Dieser Code ist falsch, schon benutzt oder zu alt. Fordere auf dem anderen Gerät einen neuen an.
no-notifications = Dieses Haus schickt keine Mitteilungen.
bad-subscription = Das ist keine Adresse, an der einem Browser etwas mitgeteilt werden kann.
## Umgangsformen am Tisch

no-emotes = An diesem Tisch gibt es keine Reaktionen.
not-just-now = Du kannst dich hier gerade nicht setzen.
nobody-to-avoid = Dort ist niemand, den du stumm stellen oder blockieren könntest.
too-many-avoided = Auf deiner Liste stehen schon { $count } Personen. Nimm erst jemanden herunter.
watching-late = Du schaust dieser Partie verspätet zu; mitreden können nur die, die spielen.
not-watched = An diesem Tisch schaut niemand zu: Ihn sehen nur die, die hier spielen.
## Das Blatt des Tages

daily-not-shown = Hier wird das Blatt des Tages gespielt. Niemand sonst sieht es, bevor der Tag vorbei ist.
daily-fixed = Das Blatt des Tages spielen alle allein, vom gleichen Platz aus und gegen die gleichen Bots.
daily-no-such-day = Von diesem Tag gibt es kein Blatt, oder keines mehr.
daily-too-many-tries = Du hast dieses Blatt oft genug gespielt.
