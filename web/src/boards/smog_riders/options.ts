/** Takes the options of a decision apart: which figure acts, what it points at, and where on the page it is offered. */
import type { Option } from '../../lib/types';

/** Returns the reference a figure has on the board. Options and log lines also call it `character:` or `turret:`. */
export function figureRef(ref: string): string {
  return ref.replace(/^(character|turret):/, 'figure:');
}

/** Verbs whose first argument is the figure that acts. */
const ACTING = new Set([
  'move', 'open', 'close', 'hurry', 'portal', 'give', 'take', 'drop', 'leave', 'travel', 'backup', 'return', 'stay',
  'drift', 'lose', 'rest', 'revive', 'use', 'deploy',
]);
/** References to places on the board. */
const TARGETS = /^(square|door|astral|room):/;

export const verbOf = (option: Option): string => option.text.split(':', 1)[0] ?? '';
export const argsOf = (option: Option): string[] => option.text.slice(verbOf(option).length + 1).split(',');

/** Returns the figure that acts; empty if no figure on the board does. */
export function actorOf(option: Option): string {
  if (ACTING.has(verbOf(option))) return argsOf(option)[0] ?? '';
  return verbOf(option) === 'equip' ? (argsOf(option)[1] ?? '') : '';
}

export function actorsIn(options: readonly Option[]): string[] {
  return [...new Set(options.filter((one) => verbOf(one) !== 'equip').map(actorOf))].filter(Boolean);
}

/** Returns the figure whose options are shown: the selected one, or the only one there is. */
export function chosenIn(options: readonly Option[], picked: string | null): string | null {
  const actors = actorsIn(options);
  if (picked !== null && actors.includes(picked)) return picked;
  return actors.length === 1 ? (actors[0] ?? null) : null;
}

export interface Aim {
  ref: string;
  options: Option[];
}

/** Returns what is highlighted: targets of the chosen figure, and of options in which no figure acts. */
export function aims(options: readonly Option[], chosen: string | null): Aim[] {
  const actors = actorsIn(options);
  const found = new Map<string, Option[]>();
  const add = (ref: string, option: Option): void => void found.set(ref, [...(found.get(ref) ?? []), option]);
  for (const option of options) {
    const actor = actorOf(option);
    const verb = verbOf(option);
    if (['equip', 'play', 'draft', 'summon'].includes(verb) || option.refs.some((ref) => ref.startsWith('die:'))) continue;
    if (!actor) {
      for (const ref of option.refs) if (TARGETS.test(ref) || /^(figure|character|turret):/.test(ref)) add(figureRef(ref), option);
      continue;
    }
    if (actor !== chosen) continue;
    for (const ref of option.refs) {
      const place = figureRef(ref);
      if (TARGETS.test(ref)) add(place, option);
      else if (place.startsWith('figure:') && place !== `figure:${actor}` && !actors.includes(place.slice('figure:'.length))) add(place, option);
    }
  }
  return [...found].map(([ref, list]) => ({ ref, options: list }));
}

/** Returns the options shown on a figure's card: those without a place on the board, and pick-ups, because a figure may cover the object. */
export function ownActs(options: readonly Option[], figure: string): Option[] {
  return options.filter((option) => actorOf(option) === figure && verbOf(option) !== 'equip' && (verbOf(option) === 'take' || !option.refs.some((ref) => TARGETS.test(ref))));
}

/** Returns the options shown as chips: those without an acting figure, a square or a card. */
export function looseActs(options: readonly Option[], closing: (option: Option) => boolean): Option[] {
  return options.filter(
    (option) =>
      !actorOf(option) &&
      !closing(option) &&
      !option.refs.some((ref) => /^(square|card):/.test(ref)) &&
      !['draft', 'summon'].includes(verbOf(option)),
  );
}

/** One action that can be applied to several dice, shown as a row of dice. */
export interface DiceRow {
  key: string;
  /** four, nudge-up, nudge-down, rethink, cancel, face */
  what: string;
  /** Whose skill it is. */
  who: string;
  /** The die that is turned, where the buttons are faces. */
  die: string;
  options: Option[];
  /** What each button shows: the face and the die. */
  faces: [face: string, die: string][];
}

const DICE_DEEDS = new Set(['four', 'nudge', 'rethink', 'cancel', 'face']);

export function diceActs(options: readonly Option[]): DiceRow[] {
  const rows = new Map<string, DiceRow>();
  for (const option of options) {
    const [verb, args] = [verbOf(option), argsOf(option)];
    if (!DICE_DEEDS.has(verb)) continue;
    const [who, die] = verb === 'cancel' || verb === 'face' ? ['', args[0] ?? ''] : [args[0] ?? '', args[1] ?? ''];
    const what = verb === 'nudge' ? (Number(args[2]) > 0 ? 'nudge-up' : 'nudge-down') : verb;
    const key = [what, who, verb === 'face' ? die : ''].join(' ');
    const row = rows.get(key) ?? { key, what, who, die: verb === 'face' ? die : '', options: [], faces: [] };
    row.options.push(option);
    row.faces.push([verb === 'face' ? (args[1] ?? '') : (die[1] ?? '?'), die]);
    rows.set(key, row);
  }
  return [...rows.values()];
}
