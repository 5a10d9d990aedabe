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
chat = Chat
console = Deine Entscheidung
options = Deine Optionen
hand = Deine Hand
effect = Wirkung
bot = Bot
bots = Bots
bot-name = Bot { $number }
bot-easy = leicht: macht Fehler
bot-medium = mittel: denkt kurz voraus
bot-hard = schwer: sucht weit voraus
bot-greedy = plant einen Schritt voraus
bot-mcts = simuliert viele Spielverläufe
bot-random = spielt zufällig
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
    [one] 1 Tag
   *[other] { $n } Tage
}
players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
players-from-to = { $least }–{ $most }
round-of = Runde { $round } von { $rounds }
round-n = Runde { $round }
round-short = { $round } von { $rounds }
things = { $count ->
    [one] 1
   *[other] { $count }
}
hidden-cards = { $count } verdeckt
choose = Wähle eine Option

## Lobby
lobby-welcome = Willkommen, { $name }
lobby-yours = { $count ->
    [one] Du bist dran, { $name }
   *[other] { $count } Tische warten auf dich, { $name }
}
lobby-welcome-nameless = Willkommen
lobby-yours-nameless = { $count ->
    [one] Du bist dran
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
    [one] Sieg: { $who }
   *[other] { $who } teilen sich den Sieg
}
lobby-seats-open = { $count ->
    [0] alle Plätze besetzt
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}

## Wer ich bin
me-title = Du
me-name = Dein Name
me-nameless = Gast
me-second = Auf einem anderen Gerät weiterspielen: Öffne dort diesen Link. Er gilt einmal.
me-link = Gerät verknüpfen
link-title = Dieses Gerät verknüpfen?
link-text = Dieses Gerät zeigt dann deine Tische und spielt deine Plätze. Bisherige Partien in diesem Browser behalten den alten Namen.
link-claim = Verknüpfen
link-not = Abbrechen
link-done = Willkommen zurück, { $name }.

## Ein neuer Tisch
new-title = Dein neuer Tisch
new-players = Spielerzahl
new-listed = In der Lobby zeigen: Jeder kann einen freien Platz nehmen
new-undo = Zurücknehmen
new-undo-text = bis etwas aufgedeckt wird
new-dice = Würfel
new-dice-text = nach der Partie prüfbar
new-more = Mehr Optionen
new-open = Einladungslink erstellen
new-watching = Du hast keinen Platz und schaust zu.
new-invite = Einladungslink für freie Plätze
new-invite-text = Mit diesem Link kann jeder Platz nehmen, ganz ohne Konto. Wenn ihr euch dieses Gerät teilt, wähle „Hier“.
new-why-open = Platz { $number } ist leer. Schicke den Link oder wähle einen Bot.
new-wait-host = Der Gastgeber beginnt, sobald alle sitzen.
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
seat-bot-kind = Bot-Stufe für Platz { $number }
seat-choose-me = Ich
seat-choose-here = Hier
seat-choose-bot = Bot
seat-choose-open = Einladen
seat-free = Platz { $number } freigeben
join-here = hier sitzen
join-sit = Platz nehmen
join-go = Zum Tisch
join-full = An diesem Tisch sind alle Plätze besetzt.

## Plätze am Tisch
seat-choosing = wählt gerade
seat-choosing-away = am Zug, abwesend ({ $time })
seat-waiting = wartet
seat-out = raus
seat-resigned = aufgegeben; ein Bot spielt
seat-away = abwesend
seat-away-since = abwesend, { $time }
seat-won = gewonnen
seat-done = fertig
kick = { $votes ->
    [0] Bot übernehmen lassen
    [one] Bot übernehmen lassen (1 Stimme)
   *[other] Bot übernehmen lassen ({ $votes } Stimmen)
}
kick-voted = Deine Stimme ist gezählt. Die anderen müssen zustimmen.
kick-done = Ein Bot spielt jetzt für { $seat }.

## Das Schild
plate = Entscheidung
plate-loading = Der Tisch wird geladen …
plate-gathering = Warten auf Mitspieler
plate-options = { $count ->
    [one] 1 Option
   *[other] { $count } Optionen
}
plate-dice = noch { $left } von { $all } Würfeln legen
plate-sending = wird gesendet …
plate-given = Bisher: { $given }
plate-chooses = { $count ->
    [one] { $who } wählt
   *[other] { $who } wählen
}
plate-since = Wartezeit { $time }
plate-window = Warten auf Reaktionen
plate-window-how = kann noch reagieren: { $who }
plate-secret = Geheime Wahl
plate-secret-how = du hast gewählt; es fehlt noch { $who }
plate-change = Ändern
plate-bad = Das hat nicht geklappt
plate-bad-dice = Diese Würfel passen dort nicht zusammen. Sie sind wieder in der Schale.
plate-bad-fresh = Der Spielplan ist aktuell.
plate-show = Warum?
plate-behind = Rückblick
plate-behind-how = Schritt { $step } von { $steps }
plate-over = Die Partie ist vorbei
plate-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
plate-nothing = Gerade nichts zu tun.
waiting-somebody = jemand
line-trying = Neu verbinden …
line-trying-how = dein letzter Zug ist gemerkt, nichts geht verloren
line-offline = Keine Verbindung
line-offline-how = du siehst den Spielplan weiter; nichts geht verloren
line-back = Wieder da
line-back-how = nichts ging verloren
line-elsewhere = In einem anderen Fenster offen
line-elsewhere-how = dieser Platz ist in einem anderen Fenster oder Gerät offen
line-here = Hier weiterspielen
line-refused = Dieser Platz ist nicht deiner
line-refused-how = dieser Browser darf diesen Platz nicht spielen
try-now = Jetzt versuchen
nudge = Anstupsen
nudged = Die anderen warten auf dich.
nudge-sent = Erinnerung gesendet.
nudge-again = Die Erinnerung ist eben erst raus. Warte etwas.
confirm-again = Noch mal drücken
title-turn = Du bist dran · { $game }
signal-turn = Du bist dran: { $game }
undo-asked = { $seat } möchte den letzten Zug zurücknehmen.
undo-ask = Um Rücknahme bitten
undo-granted = Zurückgenommen: Alle dafür.
undo-refused = Nicht zurückgenommen: abgelehnt.

## Optionen und Formulare
options-on-board = { $count ->
    [one] 1 Option leuchtet auf dem Spielplan.
   *[other] { $count } Optionen leuchten auf dem Spielplan.
}
options-list = Als Liste zeigen
options-back = Liste schließen
options-all = Alle Optionen zeigen
order-pass = Nicht mehr fragen
form-some = wähle { $least } bis { $most }
form-some-exactly = { $count ->
    [one] wähle 1
   *[other] wähle { $count }
}
form-confirm = { $count } von { $most } bestätigen
form-confirm-why = Du hast noch nicht genug gewählt.
form-copies = { $chosen } von { $most }
form-order = vom ersten zum letzten
form-order-confirm = Reihenfolge bestätigen
form-earlier = Nach oben: { $what }
form-later = Nach unten: { $what }
form-number = { $n } wählen
form-number-pick = Zahl
form-less = Eins weniger
form-more = Eins mehr
tray = Würfelschale
tray-left = { $n } von { $all }
tray-picked = { $face } gewählt: Tippe ein leuchtendes Fach an.
hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-empty = Keine Karten.
card-play = spielen
card-why = nicht jetzt
face-down = verdeckt
why-asking = Regeln werden geprüft …

## Teile, die die Spielpläne gemeinsam haben (web/src/kit)
kit-board = { board }
kit-zoom-in = Vergrößern
kit-zoom-out = Verkleinern
kit-fit = Ganzen Plan zeigen
kit-as-text = Spielplan als Text
kit-options = { options }
kit-figures = Figuren
kit-doors = Türen
kit-floor = Auf dem Boden
kit-rooms = Räume
kit-nothing = nichts
kit-door = Tür { $door }, { $between }: { $state }
kit-door-open = offen
kit-door-closed = geschlossen
kit-door-locked = gesperrt
kit-door-bolted = diese Runde gesperrt
kit-door-sealed = versiegelt
kit-door-guarded = bewacht
kit-door-removed = entfernt
kit-tray = { tray }
kit-of-all = { $n } von { $all }
kit-placed = gelegt
kit-picked = { $face }: leuchtendes Fach oder anderen Würfel antippen.
kit-pick = Wähle einen Würfel.
kit-settled = Alle Würfel liegen. Bestätige, oder tippe einen an, um ihn zurückzunehmen.
kit-wait = Erst kommt ein anderer Würfel.
kit-confirm-dice = Bestätigen
kit-put-on = { $face } auf { $slot }
kit-pick-up = { $face } wählen
kit-put-down = { $face } abwählen
kit-take-back = { $face } von { $slot } zurücknehmen
kit-die-strength = Kraftwürfel, { $face }
kit-die-agility = Geschicklichkeitswürfel, { $face }
kit-die-magic = Zauberwürfel, { $face }
kit-die-generic = Würfel, { $face }
kit-die-symbol = { $face }
kit-dial = Dein Stellrad
kit-dialled = { $n } eingestellt
kit-less = { form-less }
kit-more = { form-more }
kit-seal = Festlegen

## Verlauf, Gespräch, Rückblick
recent = Eben
log-newest = Neues unten
news = neu
lit-there = hat Optionen für dich
phases = Phasen
log-empty = Noch ist nichts geschehen.
log-private = nur du siehst das
log-withdrawn = zurückgenommen
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
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
rules-sealed = Versiegelt. Die Kampagne öffnet ihre Regeln beim Spielen.
rules-modules = Module zeigen
rules-modules-warning = Die Module nennen Personen, Maschinen und Regeln der Kampagne. Lies sie nur, wenn du die Geschichte kennst.
rules-modules-sure = Zum Zeigen nochmal drücken
rules-applied = { $count ->
    [one] galt in dieser Partie einmal
   *[other] galt in dieser Partie { $count }-mal
}

## Das Ende
end-shared = Alle teilen sich den Sieg
end-show = Ergebnis zeigen
end-again = Noch einmal
end-journal = Protokoll herunterladen
end-save = Spielstand herunterladen
end-dice = Würfel geprüft
end-dice-shown = Würfelgeheimnis offen
end-dice-broken = Würfelprüfung gescheitert
end-dice-how = Vor der Partie hat der Server ein Geheimnis festgelegt. Jetzt ist es offen, und dein Browser hat geprüft, dass es dasselbe ist. Mit dem Protokoll kann jeder alle Würfe und Mischungen nachrechnen.
end-dice-how-mine = Vor der Partie hat der Server ein Geheimnis festgelegt und dein Browser ein eigenes ergänzt. Jetzt sind beide offen, und dein Browser hat sie geprüft. Mit dem Protokoll kann jeder alle Würfe und Mischungen nachrechnen.
end-commitment = Festlegung
end-secret = Geheimnis

## Menü und Einstellungen
export = Meine Sicht herunterladen
resign = Aufgeben
resign-sure = Aufgeben? Noch mal drücken
leave-bot = Gehen (ein Bot übernimmt)
leave-sure = Gehen? Noch mal drücken
set-sound = Ton
set-still = Animationen aus
set-confirm = Zugende bestätigen
set-list = Alle Optionen unter dem Plan auflisten
set-plain = Spielplan als Listen zeigen
set-notify = Benachrichtigen, wenn ich dran bin
notify-refused = Dein Browser blockiert Mitteilungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
set-curtain = Hände beim Weitergeben verdecken
set-orders = Reaktionen überspringen
set-orders-text = Du passt automatisch, nach der gleichen kurzen Pause wie alle. Das verrät nichts über deine Hand.
keys = Tasten
keys-enter = Hauptknopf oder gewählte Option
keys-enter-key = Enter
keys-digits = Option 1–9 wählen
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
keys-arrows = zwischen Optionen wechseln
keys-arrows-key = ← ↑ → ↓

## Ein Bildschirm für mehrere
curtain-title = Weitergeben an { $name }
curtain-text = Alle anderen schauen weg.
curtain-go = Ich bin { $name }
curtain-never = Hände hier nicht verdecken

## Telefon
tab-decide = Wählen
tab-hand = Hand { $count }
tab-seats = Plätze
sheet-open = Bereich ausklappen
sheet-close = Bereich einklappen

## Was schiefgeht
error-unknown = Etwas ging schief ({ $code }).
error-down = Der Server antwortet nicht.
error-down-trying = Der Server antwortet nicht. Neuer Versuch …
error-unanswered = Der Server hat nicht geantwortet. Bitte wähle noch einmal.
error-stale = Die Frage hat sich geändert. Bitte wähle noch einmal.
error-lost = Jemand war schneller. Bitte sieh noch einmal hin.
error-server = Serverfehler. Nichts wurde geändert.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-open = Ein Platz ist noch frei. Besetze ihn vor dem Start.
error-no-invitation = Für diesen Tisch brauchst du eine Einladung.
error-link-spent = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-not-host = Das darf nur der Gastgeber.
error-too-early = Diese Person lässt den Tisch noch nicht lange genug warten.
error-started = Die Partie hat schon begonnen.
error-secrets = Erst nach der Partie, oder wenn du alle Plätze spielst.
error-too-many = Zu viele Anfragen. Bitte warte kurz.
denied-denied = Die Regeln erlauben das jetzt nicht.
denied-not-now = Das geht jetzt nicht.
denied-not-asked = Du bist nicht dran.
denied-no-candidate = Das ist hier keine Option.
