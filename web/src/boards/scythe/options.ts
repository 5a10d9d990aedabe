/** Takes options apart: what is done, with what, where, and in which part of the page it is offered. */
import type { Option, View } from '../../lib/types';
import { isClosing } from '../../lib/forms';
import { litRefs, type Lit } from '../contract';
import { scytheTable, type Box, type PlayerPart } from './data';
import { fightAt, flightAt } from './standing';

export const verbOf = (option: Option): string => option.text.split(':', 1)[0] ?? '';
export const argsOf = (option: Option): string[] => {
  const colon = option.text.indexOf(':');
  return colon < 0 ? [] : option.text.slice(colon + 1).split(',');
};

/** An option that is chosen in two steps: first a thing (`mech:speed`, `unit:worker@E5`), then its place (`hex:E4`, `bottom:build`). */
export interface Part {
  option: Option;
  what: string;
  where: string;
}

/** The thing and the place of an option, by its verb. */
const TWO_PARTS: Readonly<Record<string, (args: string[]) => [what: string, where: string]>> = {
  move: ([unit, origin, to]) => [`unit:${unit}@${origin}`, `hex:${to}`],
  go: ([to]) => ['', `hex:${to}`],
  relocate: ([to]) => ['', `hex:${to}`],
  fight: ([at]) => ['', `hex:${at}`],
  arm: ([at]) => ['', `hex:${at}`],
  place: ([resource, at]) => [`resource:${resource}`, `hex:${at}`],
  pay: ([resource, at]) => [`resource:${resource}`, `hex:${at}`],
  deploy: ([mech, at]) => [`mech:${mech}`, `hex:${at}`],
  build: ([structure, at]) => [`structure:${structure}`, `hex:${at}`],
  retreat: ([unit, to]) => [`unit:${unit}`, `hex:${to}`],
  produce: ([at, n]) => [`n:${n}`, `hex:${at}`],
  upgrade: ([box, bottom]) => [`box:${box}`, `bottom:${bottom}`],
  enlist: ([bottom, bonus]) => [`bottom:${bottom}`, `bonus:${bonus}`],
};

export function partsOf(options: readonly Option[]): Part[] {
  return options.flatMap((option) => {
    const [what, where] = TWO_PARTS[verbOf(option)]?.(argsOf(option)) ?? ['', ''];
    return where ? [{ option, what, where }] : [];
  });
}

export const whatsIn = (parts: readonly Part[]): string[] => [...new Set(parts.map((part) => part.what).filter(Boolean))];

/** Returns the thing to be placed: the picked one, or the only one there is. Null for numbers, which are asked after the place. */
export function chosenWhat(parts: readonly Part[], picked: string | null): string | null {
  const whats = whatsIn(parts);
  if (whats.every((what) => what.startsWith('n:'))) return null;
  if (picked !== null && whats.includes(picked)) return picked;
  return whats.length === 1 && parts.every((part) => part.what) ? (whats[0] ?? null) : null;
}

/** Returns the places that can be chosen, with their options. A unit must be picked before its destinations are shown. */
export function wheresOf(parts: readonly Part[], chosen: string | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const part of parts) {
    if (chosen !== null && part.what && part.what !== chosen) continue;
    if (chosen === null && part.what.includes('@')) continue;
    found.set(part.where, [...(found.get(part.where) ?? []), part.option]);
  }
  return found;
}

/** `unit:worker@E5` → its parts. */
export function unitIn(what: string | null): { unit: string; origin: string } | null {
  const found = /^unit:(\w+)@(\w+)$/.exec(what ?? '');
  return found ? { unit: found[1]!, origin: found[2]! } : null;
}

/* ---- where on the page an option is lit ---- */

export type Place = 'map' | 'mat' | 'faction' | 'hand' | 'track' | 'combat' | 'encounter' | 'factory' | 'chip' | 'bar';

const PLACES: Readonly<Record<string, Place>> = {
  section: 'mat', top: 'mat', bottom: 'mat', upgrade: 'mat', enlist: 'mat',
  move: 'map', go: 'map', place: 'map', pay: 'map', deploy: 'map', build: 'map', produce: 'map', relocate: 'map', fight: 'map',
  retreat: 'map', arm: 'map',
  reveal: 'hand', coerce: 'hand', spend: 'hand', star: 'track', claim: 'factory', dial: 'combat', add: 'combat', use: 'combat',
};

export function placeOf(option: Option, kind: string): Place {
  if (verbOf(option) === 'choose') return kind === 'choose' ? 'encounter' : 'chip';
  if (isClosing(option)) return 'bar';
  return PLACES[verbOf(option)] ?? 'chip';
}

export const placesIn = (options: readonly Option[], kind: string): Set<Place> => new Set(options.map((option) => placeOf(option, kind)));

/* ---- what a step means ---- */

export type Meaning = { kind: 'free' } | { kind: 'combat'; foe: number } | { kind: 'flee'; workers: number };

/** Says what entering a hex means for a unit, as the server counts it: nothing, a combat, or workers that are driven off. */
export function meaningOf(view: View, unit: string, at: number): Meaning {
  const fight = unit === 'worker' ? null : fightAt(view, at);
  if (fight) return { kind: 'combat', foe: fight.foe };
  const flight = unit === 'worker' ? null : flightAt(view, at);
  return flight ? { kind: 'flee', workers: flight.workers } : { kind: 'free' };
}

export const hexNumber = (box: Box, ref: string): number => box.hexes.findIndex((hex) => `hex:${hex.name}` === ref || hex.name === ref);

/** Returns the player who is asked, or else the viewing player. */
export function meIn(view: View): PlayerPart | null {
  const seat = view.decision?.seat ?? view.seat;
  return scytheTable(view).players.find((one) => one.seat === seat) ?? null;
}

/* ---- the question that is open ---- */

/** Returns a key that differs between questions. In a combat two players answer at once and the number changes meanwhile, so it is left out there. */
export function questionKey(view: View): string {
  const { number, kind, given } = view.decision ?? { number: -1, kind: '', given: [] };
  return `${['dial', 'cards'].includes(kind) ? '' : number}|${kind}|${given.join()}`;
}

export function liveOptions(view: View, lit: Lit): readonly Option[] {
  const options = view.decision?.options ?? [];
  const pointing = options.some((option) => option.refs.length > 0);
  return pointing && litRefs(lit).length === 0 ? [] : options;
}
