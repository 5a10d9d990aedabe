### Die eigenen Worte der Seite. Die Worte eines Spiels stehen in seinen Texten. Gleiche Schlüssel und Argumente wie en.ftl.

## Überall
close = Schließen
save = Speichern
copy = Kopieren
copied = Kopiert
start = Beginnen
ready = bereit
leave = Verlassen
agree = Zustimmen
refuse = Ablehnen
undo = Zurücknehmen
none = nichts
yes = Ja
no = Nein
who = Wer
score = Punkte
rules = Regeln
rules-of = Regeln von { $game }
settings = Einstellungen
language = Sprache
menu = Menü
board = Spielplan
table = Tisch
seats = Plätze
log = Verlauf
chat = Gespräch
console = Deine Entscheidung
options = Was du wählen kannst
hand = Deine Hand
effect = Wirkung
bot = Bot
bots = Bots
bot-name = Bot { $number }
bot-easy = leicht: macht Fehler
bot-medium = mittel: denkt kurz voraus
bot-hard = schwer: sucht weit voraus
bot-greedy = plant einen Schritt voraus
bot-mcts = probiert viele Möglichkeiten durch
bot-random = spielt irgendetwas
player = Spieler { $number }
nobody = niemand
seat-chance = Zufall
spectator = Zuschauer
watch = Zuschauen
watching = Du schaust zu.
back-to-tables = Zurück zu den Tischen
table-missing = Diesen Tisch gibt es nicht.
your-turn = Du bist dran
key-enter = Enter
since-minutes = { $n } Min.
since-hours = { $n } Std.
since-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
players-from-to = { $least } bis { $most }
round-of = Runde { $round } von { $rounds }
round-n = Runde { $round }
round-short = { $round } von { $rounds }
things = { $count ->
    [one] eins
   *[other] { $count }
}
hidden-cards = { $count } verdeckt
choose = Wähle etwas.

## Eingang
lobby-welcome = Guten Abend, { $name }
lobby-yours = { $count ->
    [one] Ein Tisch wartet auf dich, { $name }
   *[other] { $count } Tische warten auf dich, { $name }
}
lobby-welcome-nameless = Guten Abend
lobby-yours-nameless = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
lobby-title-turn = { $count ->
    [one] Du bist dran · Brassboard
   *[other] Du bist an { $count } Tischen dran · Brassboard
}
lobby-continue = Weiter
lobby-moved = letzter Zug { $ago } her
lobby-waiting = Warten auf andere
lobby-gathering = Noch nicht begonnen
lobby-start = Einen Tisch eröffnen
lobby-new = Neuer Tisch
lobby-open = Offene Tische
lobby-finished = Beendet
lobby-somebody = jemanden
lobby-alone = an diesem Bildschirm
lobby-over = vorbei
lobby-won = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } teilen sich den Sieg
}
lobby-seats-open = { $count ->
    [0] alle Plätze besetzt
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}

## Wer ich bin
me-title = Du
me-name = Dein Name
me-nameless = Namenlos
me-second = Am Telefon oder an einem anderen Rechner als dieselbe Person weiterspielen: Öffne dort diesen Link. Er gilt einmal.
me-link = Link für ein zweites Gerät
link-title = Hier dieselbe Person sein
link-text = Dieses Gerät sieht dann deine Tische und spielt deine Plätze. Was dieser Browser bisher gespielt hat, behält seinen alten Namen.
link-claim = Ja, das bin ich
link-not = Nein, lieber nicht
link-done = Willkommen zurück, { $name }.

## Ein neuer Tisch
new-title = Dein neuer Tisch
new-players = Wie viele spielen
new-listed = Im Eingang zeigen: Jeder darf einen freien Platz nehmen
new-undo = Zurücknehmen
new-undo-text = bis Würfel oder Karten etwas zeigen
new-dice = Würfel
new-dice-text = jetzt versiegelt, am Ende für alle offen
new-more = Weitere Einstellungen
new-open = Einladen
new-watching = Kein Platz ist deiner: Du schaust zu.
new-invite = Einladung auf die freien Plätze
new-invite-text = Wer den Link öffnet und den Knopf drückt, bekommt den Platz. Ein Konto braucht niemand. Ihr könnt auch dieses Gerät herumreichen: Wähle Hier.
new-why-open = Platz { $number } ist leer: Schicke den Link, oder gib ihn einem Bot.
new-wait-host = Der Gastgeber beginnt, wenn alle sitzen.
seat-open = Freier Platz
seat-nobody = Noch niemand
seat-you = du
seat-bot = Bot
seat-here = hier
seat-here-player = Spieler { $number }, hier
seat-kind-me = du
seat-kind-here = an diesem Bildschirm
seat-kind-bot = spielt von selbst
seat-kind-open = auf Einladung
seat-who = Wer Platz { $number } spielt
seat-bot-kind = Wie der Bot auf Platz { $number } spielt
seat-choose-me = Ich
seat-choose-here = Hier
seat-choose-bot = Bot
seat-choose-open = Einladen
seat-free = Platz { $number } freigeben
join-here = dieser Platz
join-sit = Platz nehmen
join-go = Zum Tisch
join-full = Hier ist kein Platz mehr frei.

## Plätze am Tisch
seat-choosing = wählt gerade
seat-choosing-away = ist dran, abwesend, { $time }
seat-waiting = wartet
seat-out = ausgeschieden
seat-resigned = aufgegeben; ein Bot spielt weiter
seat-away = abwesend
seat-away-since = abwesend, { $time }
seat-won = gewonnen
seat-done = zu Ende gespielt
kick = { $votes ->
    [0] Einen Bot übernehmen lassen
    [one] Einen Bot übernehmen lassen (eine Stimme)
   *[other] Einen Bot übernehmen lassen ({ $votes } Stimmen)
}
kick-voted = Deine Stimme ist gezählt. Die anderen müssen zustimmen.
kick-done = Ein Bot spielt für { $seat } weiter.

## Das Schild
plate = Entscheidung
plate-loading = Der Tisch wird gedeckt …
plate-gathering = Noch sitzen nicht alle
plate-options = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
plate-dice = { $left } von { $all } Würfeln sind noch zu legen
plate-sending = unterwegs …
plate-given = Bisher: { $given }
plate-chooses = { $count ->
    [one] { $who } wählt
   *[other] { $who } wählen
}
plate-since = Wartezeit { $time }
plate-window = Greift jemand ein?
plate-window-how = { $who } darf noch antworten
plate-secret = Geheime Wahl
plate-secret-how = du hast gewählt; es fehlt noch { $who }
plate-change = Ändern
plate-bad = Das ging nicht durch
plate-bad-dice = So können diese Würfel nicht zusammen liegen. Sie sind wieder in der Schale.
plate-bad-fresh = Der Spielplan ist auf dem neuesten Stand.
plate-show = Zeigen
plate-behind = Rückblick
plate-behind-how = Schritt { $step } von { $steps }
plate-over = Die Partie ist vorbei
plate-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
plate-nothing = Von dir wird gerade nichts verlangt.
waiting-somebody = jemand
line-trying = Verbindung wird gesucht
line-trying-how = dein letzter Zug ist gemerkt, nichts geht verloren
line-offline = Keine Verbindung
line-offline-how = der Spielplan bleibt lesbar; nichts geht verloren
line-back = Wieder da
line-back-how = nichts ging verloren
line-elsewhere = In einem anderen Fenster offen
line-elsewhere-how = dieser Platz wird in einem anderen Fenster oder Gerät gespielt
line-here = Hier weiterspielen
line-refused = Dieser Platz ist nicht deiner
line-refused-how = der Tisch lässt diesen Browser nicht ein
try-now = Jetzt versuchen
nudge = Anstupsen
nudged = Die anderen warten auf dich.
nudge-sent = Eine Erinnerung ist unterwegs.
nudge-again = Eben erst wurde erinnert.
confirm-again = Wirklich? Noch einmal
title-turn = Du bist dran · { $game }
signal-turn = Du bist dran: { $game }
undo-asked = { $seat } bittet, den letzten Zug zurückzunehmen.
undo-ask = Die anderen bitten, zurückzunehmen
undo-granted = Zurückgenommen: Alle haben zugestimmt.
undo-refused = Nicht zurückgenommen: Jemand hat abgelehnt.

## Möglichkeiten und Formen
options-on-board = { $count ->
    [one] Eine Möglichkeit leuchtet auf dem Spielplan.
   *[other] { $count } Möglichkeiten leuchten auf dem Spielplan.
}
options-list = Aufzählen
options-back = Liste schließen
options-all = Alle Möglichkeiten zeigen
order-pass = Das immer geschehen lassen
form-some = wähle { $least } bis { $most }
form-some-exactly = { $count ->
    [one] wähle eins
   *[other] wähle { $count }
}
form-confirm = { $count } von { $most } wählen
form-confirm-why = Noch nicht genug gewählt
form-copies = { $chosen } von { $most }
form-order = das erste zuerst
form-order-confirm = In dieser Reihenfolge
form-earlier = Früher: { $what }
form-later = Später: { $what }
form-number = { $n } wählen
form-number-pick = Zahl
form-less = Eins weniger
form-more = Eins mehr
tray = Würfelschale
tray-left = { $n } von { $all }
tray-picked = { $face } ist aufgenommen: Tippe ein leuchtendes Fach an.
hand-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
hand-empty = Keine Karten.
card-play = spielen
card-why = nicht jetzt
face-down = verdeckt
why-asking = Die Regeln werden gefragt …

## Verlauf, Gespräch, Rückblick
recent = Eben
log-newest = Neues unten
news = neu
lit-there = dort wählbar
phases = Phasen
log-empty = Noch ist nichts geschehen.
log-private = nur du siehst das
log-withdrawn = zurückgenommen
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
replay = Rückblick
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt der Partie
replay-at = Schritt { $step } von { $steps }
replay-speed = Tempo { $speed }
replay-live = Zurück zum Spiel
replay-live-short = jetzt
replay-now = jetzt
play-on = Von hier weiterspielen

## Regeln
rules-search = In den Regeln suchen
rules-topics = Themen
rules-none = Nichts gefunden.
rules-hint = Wähle ein Thema oder suche.
rules-applied = { $count ->
    [one] galt in dieser Partie einmal
   *[other] galt in dieser Partie { $count }-mal
}

## Das Ende
end-shared = Alle teilen sich den Sieg
end-show = Ergebnis zeigen
end-again = Noch einmal
end-journal = Protokoll
end-save = Gespeicherte Partie
end-dice = Der Zufall war ehrlich
end-dice-shown = Der Zufall liegt offen
end-dice-broken = Der Zufall ist nicht, was versprochen war
end-dice-how = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt; jetzt liegt es offen, und dein Browser hat geprüft, dass es dasselbe ist. Mit dem Protokoll kann jeder alle Würfe und alles Mischen nachrechnen.
end-dice-how-mine = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt und dein Browser seines dazugegeben; jetzt liegen alle offen, und dein Browser hat beides geprüft. Mit dem Protokoll kann jeder alle Würfe und alles Mischen nachrechnen.
end-commitment = Versprechen
end-secret = Geheimnis

## Menü und Einstellungen
export = Was ich weiß (Datei)
resign = Aufgeben
resign-sure = Wirklich aufgeben? Noch einmal drücken
leave-bot = Gehen: Ein Bot spielt weiter
leave-sure = Wirklich gehen? Noch einmal drücken
set-sound = Ton
set-still = Keine Bewegung
set-confirm = Vor dem Ende eines Zugs zweimal fragen
set-list = Alle Möglichkeiten unter dem Spielplan aufzählen
set-plain = Spielplan als Listen zeigen
set-notify = Sag mir, wenn ich dran bin
notify-refused = Dieser Browser erlaubt von hier keine Mitteilungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
set-curtain = Vorhang zwischen Spielern an diesem Bildschirm
set-orders = Fenster verstreichen lassen
set-orders-text = Beantwortet nach der gleichen kurzen Pause wie bei allen: Das verrät nichts über deine Hand.
keys = Tasten
keys-enter = Hauptknopf oder wählen
keys-enter-key = Enter
keys-digits = eine Möglichkeit wählen
keys-digits-key = 1–9
keys-u = zurücknehmen
keys-u-key = u
keys-why = warum nicht?
keys-why-key = ?
keys-rules = Regeln
keys-rules-key = /
keys-log = Verlauf
keys-log-key = l
keys-board = Spielplan
keys-board-key = b
keys-esc = schließen
keys-esc-key = Esc
keys-arrows = unter dem, was leuchtet
keys-arrows-key = ← ↑ → ↓

## Ein Bildschirm für mehrere
curtain-title = Weitergeben an { $name }
curtain-text = Die anderen schauen weg.
curtain-go = Ich bin { $name }
curtain-never = Kein Vorhang an diesem Tisch: Wir spielen offen

## Telefon
tab-decide = Wählen
tab-hand = Hand { $count }
tab-seats = Plätze
sheet-open = Blatt öffnen
sheet-close = Blatt falten

## Was schiefgeht
error-unknown = Etwas ging schief ({ $code }).
error-down = Der Server antwortet nicht.
error-down-trying = Der Server antwortet nicht. Neuer Versuch …
error-unanswered = Der Server hat nicht geantwortet. Bitte wähle noch einmal.
error-stale = Diese Antwort galt einer älteren Frage.
error-lost = Jemand anderes war schneller.
error-server = Der Server hat einen Fehler gemacht; geändert wurde nichts.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-open = Ein Platz ist noch frei.
error-no-invitation = An diesen Tisch kommt man mit einer Einladung.
error-link-spent = Dieser Link wurde schon benutzt oder ist zu alt.
error-not-host = Das darf nur der Gastgeber.
error-too-early = Dieser Platz hat den Tisch noch nicht lange warten lassen.
error-started = Die Partie hat begonnen.
error-secrets = Erst nach dem Ende, oder für den, der alle Plätze hat.
error-too-many = Bitte etwas langsamer.
denied-denied = Die Regeln erlauben das jetzt nicht.
denied-not-now = Das geht jetzt nicht.
denied-not-asked = Du bist nicht dran.
denied-no-candidate = Diese Möglichkeit gibt es von hier aus nicht.
