/** The few texts of the shared parts, in the language of the page (`<html lang>`). They change with it. */
import { createSubscriber } from 'svelte/reactivity';

const EN = {
  board: 'Board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  asText: 'The board as text',
  lit: 'What may be chosen',
  figures: 'Who stands where',
  doors: 'Doors',
  floor: 'On the floor',
  rooms: 'Rooms',
  nothing: 'nothing',
  at: '{who}, {square}',
  health: 'health {now} of {max}',
  fallen: 'fallen',
  away: 'away',
  open: 'open',
  closed: 'closed',
  locked: 'locked',
  bolted: 'bolted',
  sealed: 'sealed',
  guarded: 'guarded',
  removed: 'gone for good',
  doorIs: 'Door {door}, {between}: {state}',
  tray: 'Dice tray',
  ofAll: '{n} of {all}',
  placed: 'placed',
  picked: '{face}: tap a lit slot or another die.',
  pick: 'Pick up a die.',
  settled: 'All dice lie. Set them, or tap one to take it back.',
  wait: 'This die waits for its turn.',
  set: 'Set the dice',
  putOn: '{face} on {slot}',
  pickUp: 'Pick up {face}',
  putDown: 'Put {face} down',
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
  seal: 'Seal it',
  faceDown: '{n} face down',
};

export type Word = keyof typeof EN;

const DE: Record<Word, string> = {
  board: 'Spielplan',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzen Plan zeigen',
  asText: 'Der Spielplan als Text',
  lit: 'Was sich wählen lässt',
  figures: 'Wer wo steht',
  doors: 'Türen',
  floor: 'Auf dem Boden',
  rooms: 'Räume',
  nothing: 'nichts',
  at: '{who}, {square}',
  health: 'Leben {now} von {max}',
  fallen: 'gefallen',
  away: 'abwesend',
  open: 'offen',
  closed: 'geschlossen',
  locked: 'verriegelt',
  bolted: 'verrammelt',
  sealed: 'versiegelt',
  guarded: 'bewacht',
  removed: 'für immer fort',
  doorIs: 'Tür {door}, {between}: {state}',
  tray: 'Würfelschale',
  ofAll: '{n} von {all}',
  placed: 'gelegt',
  picked: '{face}: leuchtendes Fach oder anderen Würfel antippen.',
  pick: 'Nimm einen Würfel auf.',
  settled: 'Alle Würfel liegen. Abschließen, oder einen antippen, um ihn zurückzunehmen.',
  wait: 'Dieser Würfel ist noch nicht dran.',
  set: 'Abschließen',
  putOn: '{face} auf {slot}',
  pickUp: '{face} aufnehmen',
  putDown: '{face} ablegen',
  takeBack: '{face} von {slot} zurücknehmen',
  die_strength: 'Stärkewürfel, {face}',
  die_agility: 'Geschickwürfel, {face}',
  die_magic: 'Magiewürfel, {face}',
  die_generic: 'Würfel, {face}',
  die_symbol: '{face}',
  hand: 'Deine Hand',
  dial: 'Dein Stellrad',
  dialled: '{n} eingestellt',
  less: 'Eins weniger',
  more: 'Eins mehr',
  seal: 'Versiegeln',
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
