/**
 * Composes the answer to a decision of shape `spread`: dice on slots.
 *
 * The engine asks for the dice in the order of `items`, and lets equal dice take slots in the order of `slots` only, so
 * that equal dice are interchangeable. A player may place dice in any order; `batch` sorts them into the engine's order.
 */
import type { OptionData } from './types';

export interface DicePlacement {
  /** The slot of each die, by the index of the die; null while the die is in the tray. */
  slots: (string | null)[];
  /** How many of the first dice the server has already. They cannot be moved. */
  given: number;
}

export interface Placed {
  verb: string;
  face: string;
  slot: string;
}

/** Parses an option text such as `place:5,move`. */
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
 * Says whether a die can be placed on a slot, as far as the page knows.
 *
 * The options say it for the die the engine asks for, and so for all equal dice. For other dice only `fits` says it; without
 * `fits` they wait for their turn.
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

/** Returns the next die to pick up: the first one in the tray that fits on a slot; -1 if there is none. */
export function nextDie(slots: readonly string[], placing: DicePlacement, may: (die: number, slot: string) => boolean): number {
  return placing.slots.findIndex((at, die) => at === null && slots.some((slot) => may(die, slot)));
}

/** Returns the choices to send, in the order the engine asks for them, up to the first die that is not placed. */
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
