/**
 * Composing a batch of dice on slots (a decision of shape `spread`).
 *
 * The engine asks for the dice in the order of `items`, and lets equal dice take slots in the order of `slots` only, so
 * that equal dice are interchangeable. Here a player lays them down in any order; `batch` puts them into the engine's.
 */
import type { OptionData } from './types';

export interface DicePlacement {
  /** What lies where: the slot of each die, by the die's place in `dice`; null: still in the tray. */
  slots: (string | null)[];
  /** How many of the first dice the server has already: they stay. */
  given: number;
}

export interface Placed {
  verb: string;
  face: string;
  slot: string;
}

/** `place:5,move` → what it says. */
export function parsePlacement(text: string): Placed | null {
  const colon = text.indexOf(':');
  const [face, slot, ...more] = text.slice(colon + 1).split(',');
  if (colon < 1 || !face || !slot || more.length > 0) return null;
  return { verb: text.slice(0, colon), face, slot };
}

export function startPlacement(dice: readonly string[], given: readonly string[]): DicePlacement {
  const slots = dice.map((_, i) => (i < given.length ? (parsePlacement(given[i] as string)?.slot ?? null) : null));
  return { slots, given: Math.min(given.length, dice.length) };
}

export function isComplete(placing: DicePlacement): boolean {
  return placing.slots.every((slot) => slot !== null);
}

export function placeDie(placing: DicePlacement, die: number, slot: string | null): DicePlacement {
  if (die < placing.given || die >= placing.slots.length) return placing;
  return { ...placing, slots: placing.slots.map((old, i) => (i === die ? slot : old)) };
}

export function diceOn(placing: DicePlacement, slot: string): number[] {
  return placing.slots.flatMap((at, i) => (at === slot ? [i] : []));
}

export type Fits = (face: string, slot: string) => boolean;

/**
 * May this die lie on this slot, as far as it is known?
 *
 * The options tell it for the die the engine asks for, and thereby for all equal ones. Of other dice only `fits` knows;
 * without it they wait for their turn.
 */
export function canPlace(
  dice: readonly string[],
  placing: DicePlacement,
  die: number,
  slot: string,
  options: readonly OptionData[],
  fits?: Fits,
): boolean {
  if (die < placing.given) return false;
  const face = dice[die] as string;
  if (face === dice[placing.given]) {
    return options.some((option) => {
      const placed = parsePlacement(option.text);
      return placed !== null && placed.face === face && placed.slot === slot;
    });
  }
  return fits !== undefined && fits(face, slot);
}

/** The next die to be picked up: the first still in the tray that may lie anywhere; -1 if there is none. */
export function nextDie(slots: readonly string[], placing: DicePlacement, may: (die: number, slot: string) => boolean): number {
  return placing.slots.findIndex((at, die) => at === null && slots.some((slot) => may(die, slot)));
}

/** The choices to send, in the order the engine asks for; only the dice from its next one on that are placed without a gap. */
export function batch(dice: readonly string[], slots: readonly string[], placing: DicePlacement, verb = 'place'): string[] {
  const rank = (slot: string): number => slots.indexOf(slot);
  const laid = new Map<string, string[]>();
  for (let i = placing.given; i < dice.length; i++) {
    const slot = placing.slots[i];
    if (slot === null || slot === undefined) continue;
    const face = dice[i] as string;
    laid.set(face, [...(laid.get(face) ?? []), slot]);
  }
  for (const list of laid.values()) list.sort((a, b) => rank(a) - rank(b));
  const choices: string[] = [];
  for (let i = placing.given; i < dice.length; i++) {
    const face = dice[i] as string;
    const slot = laid.get(face)?.shift();
    if (slot === undefined) break;
    choices.push(`${verb}:${face},${slot}`);
  }
  return choices;
}

/** The verb the options use. */
export function verbOf(options: readonly OptionData[]): string {
  return (options[0] && parsePlacement(options[0].text)?.verb) ?? 'place';
}
