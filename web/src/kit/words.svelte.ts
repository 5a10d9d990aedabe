/** The few texts of the shared parts, in the language of the page (`<html lang>`). They change with it. */
import { createSubscriber } from 'svelte/reactivity';

const EN = {
  board: 'Board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  asText: 'Board as text',
  lit: 'Your options',
  figures: 'Figures',
  doors: 'Doors',
  floor: 'On the floor',
  rooms: 'Rooms',
  nothing: 'nothing',
  at: '{who}, {square}',
  health: 'health {now} of {max}',
  fallen: 'out of action',
  away: 'away',
  open: 'open',
  closed: 'closed',
  locked: 'locked',
  bolted: 'locked this round',
  sealed: 'sealed',
  guarded: 'guarded',
  removed: 'removed',
  doorIs: 'Door {door}, {between}: {state}',
  tray: 'Dice tray',
  ofAll: '{n} of {all}',
  placed: 'placed',
  picked: '{face}: tap a highlighted slot or another die.',
  pick: 'Choose a die.',
  settled: 'All dice are placed. Confirm, or tap one to take it back.',
  wait: 'Another die comes first.',
  set: 'Confirm dice',
  putOn: '{face} on {slot}',
  pickUp: 'Select {face}',
  putDown: 'Deselect {face}',
  takeBack: 'Take {face} back from {slot}',
  die_strength: 'Strength die, {face}',
  die_agility: 'Agility die, {face}',
  die_magic: 'Magic die, {face}',
  die_generic: 'die, {face}',
  die_symbol: '{face}',
  hand: 'Your hand',
  dial: 'Your dial',
  dialled: 'Dialled {n}',
  less: 'One less',
  more: 'One more',
  seal: 'Lock it in',
  faceDown: '{n} face down',
};

export type Word = keyof typeof EN;

const DE: Record<Word, string> = {
  board: 'Spielplan',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzen Plan zeigen',
  asText: 'Spielplan als Text',
  lit: 'Deine Optionen',
  figures: 'Figuren',
  doors: 'Türen',
  floor: 'Auf dem Boden',
  rooms: 'Räume',
  nothing: 'nichts',
  at: '{who}, {square}',
  health: 'Leben {now} von {max}',
  fallen: 'außer Gefecht',
  away: 'abwesend',
  open: 'offen',
  closed: 'geschlossen',
  locked: 'gesperrt',
  bolted: 'diese Runde gesperrt',
  sealed: 'versiegelt',
  guarded: 'bewacht',
  removed: 'entfernt',
  doorIs: 'Tür {door}, {between}: {state}',
  tray: 'Würfelschale',
  ofAll: '{n} von {all}',
  placed: 'gelegt',
  picked: '{face}: leuchtendes Fach oder anderen Würfel antippen.',
  pick: 'Wähle einen Würfel.',
  settled: 'Alle Würfel liegen. Bestätige, oder tippe einen an, um ihn zurückzunehmen.',
  wait: 'Erst kommt ein anderer Würfel.',
  set: 'Bestätigen',
  putOn: '{face} auf {slot}',
  pickUp: '{face} wählen',
  putDown: '{face} abwählen',
  takeBack: '{face} von {slot} zurücknehmen',
  die_strength: 'Kraftwürfel, {face}',
  die_agility: 'Geschicklichkeitswürfel, {face}',
  die_magic: 'Zauberwürfel, {face}',
  die_generic: 'Würfel, {face}',
  die_symbol: '{face}',
  hand: 'Deine Hand',
  dial: 'Dein Stellrad',
  dialled: '{n} eingestellt',
  less: 'Eins weniger',
  more: 'Eins mehr',
  seal: 'Festlegen',
  faceDown: '{n} verdeckt',
};

const follow = createSubscriber((update) => {
  if (typeof MutationObserver !== 'function') return;
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
});

/** Says whether the page is German. A component that calls it updates when the language changes. */
export function isGerman(): boolean {
  follow();
  return typeof document !== 'undefined' && document.documentElement.lang.startsWith('de');
}

/** Returns a text with its placeholders filled in. */
export function word(key: Word, args: Record<string, string | number> = {}): string {
  return filled((isGerman() ? DE : EN)[key], args);
}

export function filled(text: string, args: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}
