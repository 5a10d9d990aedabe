/** Composes several small choices into one answer. Uses the canonical orders of the kernel's forms, so that equal answers have equal texts. */
import type { Decision, Option, Plain, Shape, View } from './types';
import { splitChoice } from './words';

export const DONE = 'done';
export const PASS = 'pass';
/** Verbs that end something. They become the main button of the decision bar. */
const CLOSING = new Set(['done', 'end', 'end_turn', 'pass', 'settle', 'stop', 'finish']);

export const isClosing = (option: Option): boolean => CLOSING.has(splitChoice(option.text)[0]);

/** Returns the option of the decision bar's main button: the one that ends or passes, or the only one there is. */
export function mainOption(decision: Decision): Option | null {
  if (isComposed(decision.shape)) return null;
  const closing = decision.options.filter(isClosing);
  if (closing.length === 1) return closing[0]!;
  return decision.options.length === 1 ? decision.options[0]! : null;
}

/** Says whether the answer consists of several choices that are sent together. An order that does not list its items is asked for one by one. */
export const isComposed = (shape: Shape): boolean => shape.kind === 'some' || (shape.kind === 'order' && shape.items.length > 0);

/** Groups options by the references they point at. The board highlights these references. */
export function optionsByRef(options: Option[]): Map<string, Option[]> {
  const lit = new Map<string, Option[]>();
  for (const option of options)
    for (const ref of option.refs) lit.set(ref, [...(lit.get(ref) ?? []), option]);
  return lit;
}

/** Sorts equal items together, in the order of their first occurrence, as the engine lists them. */
export function inListOrder(items: string[]): string[] {
  return [...new Set(items)].flatMap((item) => items.filter((other) => other === item));
}

/**
 * Returns the answer to a decision of shape `some`: the chosen items in list order, then `done` unless the form ends by itself.
 * `counts` says how many of each item are chosen. Returns null while too few or too many are chosen.
 */
export function someBatch(shape: Shape, given: string[], counts: Map<string, number>): string[] | null {
  const list = inListOrder(shape.items);
  const chosen: string[] = [];
  for (const item of new Set(list)) for (let copy = 0; copy < (counts.get(item) ?? 0); copy++) chosen.push(item);
  const total = given.length + chosen.length;
  if (total < shape.lo || total > shape.hi) return null;
  let first = 0;
  for (const item of [...given, ...chosen]) first = list.indexOf(item, first) + 1;
  const endsItself = total === shape.hi || first >= list.length;
  const batch = endsItself ? chosen : [...chosen, DONE];
  return batch.length ? batch : null;
}

/** Returns how many of each item can still be added. Items before the last given one in list order cannot. */
export function someLeft(shape: Shape, given: string[]): Map<string, number> {
  const list = inListOrder(shape.items);
  let first = 0;
  for (const item of given) first = list.indexOf(item, first) + 1;
  const left = new Map<string, number>();
  for (const item of list.slice(first)) left.set(item, (left.get(item) ?? 0) + 1);
  return left;
}

/** Returns the items that have no place in the order yet. */
export function orderLeft(shape: Shape, given: string[]): string[] {
  const left = [...shape.items];
  for (const item of given) left.splice(left.indexOf(item), 1);
  return left;
}

/** Returns the offered numbers and the option of each. */
export function numbersOf(options: Option[]): Map<number, Option> {
  const found = new Map<number, Option>();
  for (const option of options) {
    const value = Number(splitChoice(option.text)[1].at(-1));
    if (Number.isFinite(value)) found.set(value, option);
  }
  return found;
}

export interface Placed {
  face: string;
  slot: string | null;
}

/** Returns the dice of a decision of shape `spread` in their order, with the slot of each die the server has already. */
export function spreadDice(decision: Decision): Placed[] {
  const { items, slots } = decision.shape;
  return items.map((face, place) => {
    const given = decision.given[place];
    const slot = given ? (splitChoice(given)[1].find((word) => slots.includes(word)) ?? null) : null;
    return { face, slot };
  });
}

/** Returns the hand of the viewing seat: that of the first part of the table that belongs to the seat and has one. */
export function handOf(view: View, fields: readonly string[] = ['hand']): string[] | null {
  if (view.seat === null) return null;
  const look = (value: Plain | undefined): string[] | null => {
    if (Array.isArray(value)) {
      for (const one of value) {
        const found = look(one);
        if (found) return found;
      }
    } else if (value && typeof value === 'object') {
      const hands = fields.map((field) => value[field]).filter((hand) => Array.isArray(hand));
      if (value['seat'] === view.seat && hands.length) return hands.flat().map(String);
      for (const one of Object.values(value)) {
        const found = look(one);
        if (found) return found;
      }
    }
    return null;
  };
  return look(view.table);
}
