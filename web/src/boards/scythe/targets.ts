/** The options of a decision that are highlighted on the map. */
import { sentence, type Names } from '../contract';
import type { Option, View } from '../../lib/types';
import { argsOf, chosenWhat, hexNumber, meaningOf, meIn, partsOf, unitIn, verbOf, wheresOf, whatsIn } from './options';
import { frameOf, scytheTable, type Box, type MovingFrame, type Trek } from './data';
import type { Tell } from './scene';

export type Badge = { kind: 'free' } | { kind: 'combat' } | { kind: 'flee'; n: number };

export interface Target {
  ref: string;
  hex: number;
  label: string;
  options: Option[];
  armed: boolean;
  /** What entering the hex means; only while a unit moves. */
  badge: Badge | null;
}

export interface Step {
  unit: string;
  from: number;
  to: number;
}

/** Returns the unit that moves now: the picked one, or the one that can continue its move. */
export function movingUnit(view: View, box: Box, chosen: string | null): { unit: string; hex: number } | null {
  const picked = unitIn(chosen);
  if (picked) return { unit: picked.unit, hex: hexNumber(box, picked.origin) };
  const frame = frameOf<MovingFrame>(view, 'moving');
  return view.decision?.kind === 'go' && frame ? { unit: frame.unit, hex: frame.at } : null;
}

export function targetsOf(view: View, box: Box, options: readonly Option[], picked: string | null, armed: string | null, names: Names): Target[] {
  const parts = partsOf(options);
  const chosen = chosenWhat(parts, picked);
  const me = meIn(view);
  const mover = movingUnit(view, box, chosen);
  return [...wheresOf(parts, chosen)].flatMap(([ref, list]) => {
    if (!ref.startsWith('hex:')) return [];
    const hex = hexNumber(box, ref);
    if (hex < 0) return [];
    const meaning = mover ? meaningOf(view, mover.unit, hex) : null;
    const badge: Badge | null = !meaning ? null : meaning.kind === 'flee' ? { kind: 'flee', n: meaning.workers } : { kind: meaning.kind };
    return [{ ref, hex, label: list.map((option) => sentence(names, option)).join(' / '), options: list, armed: list.some((option) => option.text === armed), badge }];
  });
}

export interface Pickable {
  what: string;
  unit: string;
  hex: number;
  label: string;
}

/**
 * Returns the units that can be picked up, one for each kind on a hex. The picked unit can be put down again. A hex the picked unit
 * can move to is a destination, so units on it cannot be picked.
 */
export function unitsToPick(box: Box, options: readonly Option[], picked: string | null, names: Names, tell: Tell): Pickable[] {
  const parts = partsOf(options).filter((part) => part.what.includes('@'));
  const chosen = chosenWhat(parts, picked);
  const whats = whatsIn(parts);
  const ways = wheresOf(parts, chosen);
  return whats.flatMap((what) => {
    const one = unitIn(what);
    if (!one || ways.has(`hex:${one.origin}`) || (what === chosen && whats.length === 1)) return [];
    const label = tell(what === chosen ? 'put-unit' : 'pick-unit', { unit: names(`unit:${one.unit}`), hex: names(`hex:${one.origin}`) });
    return [{ what, unit: one.unit, hex: hexNumber(box, one.origin), label }];
  });
}

/** Returns the moves of this turn as arrows, each from where the unit started. */
export function stepsOf(view: View): Step[] {
  const frame = frameOf<{ treks: Trek[] }>(view, 'moving') ?? frameOf<{ treks: Trek[] }>(view, 'aftermath') ?? frameOf<{ treks: Trek[] }>(view, 'combat');
  return (frame?.treks ?? []).filter((trek) => trek.walked).map((trek) => ({ unit: trek.unit, from: trek.start, to: trek.at }));
}

/** Says whether a step has consequences and must be confirmed. */
export function isGrave(target: Target): boolean {
  return target.badge !== null && target.badge.kind !== 'free';
}

/** Returns the option with this text. */
export const optionOf = (options: readonly Option[], text: string | null): Option | null => options.find((option) => option.text === text) ?? null;

/** Returns the arrow of a chosen move. */
export function armedStep(view: View, box: Box, options: readonly Option[], armed: string | null): Step | null {
  const option = optionOf(options, armed);
  if (!option) return null;
  const args = argsOf(option);
  if (verbOf(option) === 'move') return { unit: args[0]!, from: hexNumber(box, args[1]!), to: hexNumber(box, args[2]!) };
  const mover = movingUnit(view, box, null);
  return verbOf(option) === 'go' && mover ? { unit: mover.unit, from: mover.hex, to: hexNumber(box, args[0]!) } : null;
}
