/** Takes the options of a decision apart: what they do, what they point at, and where on the page they are offered. */
import type { Option, View } from '../../lib/types';
import { litRefs, type Lit } from '../contract';
import type { Box } from './data';
import type { Aim, Standing } from './standing';

export const verbOf = (option: Option): string => option.text.split(':', 1)[0] ?? '';
export const argsOf = (option: Option): string[] => option.text.slice(verbOf(option).length + 1).split(',').filter(Boolean);

/** The options that can be chosen now; none while an answer is on its way. */
export function liveOptions(view: View, lit: Lit): readonly Option[] {
  const asked = view.decision?.options ?? [];
  return asked.some((option) => option.refs.length > 0) && litRefs(lit).length === 0 ? [] : asked;
}

/** The kinds of decisions that put the cards of a row in order. */
export const ROW_KINDS: readonly string[] = ['row', 'propose'];
export const REROLL = 'reroll';

const CLOSING = new Set(['end', 'done', 'pass', 'stop']);
export const isClosing = (option: Option): boolean => CLOSING.has(verbOf(option));

/** Verbs whose options are shown as cards with their printed text. */
const CARDS = new Set(['enlist', 'role', 'learn', 'gain', 'buy', 'version', 'put_back', 'unlearn', 'take', 'lead', 'learn_for', 'way', 'assign']);
export const isCardChoice = (option: Option): boolean => CARDS.has(verbOf(option));

/** Verbs that are offered on the board of the Nemesis. */
const NEMESIS_BOARD = new Set(['power', 'chaos', 'to_power', 'to_agent']);
export const onNemesisBoard = (option: Option): boolean => NEMESIS_BOARD.has(verbOf(option));

/** References to places on the map. Squares come first: an option that has one is pressed there. */
export function placeOf(option: Option): string | null {
  for (const kind of ['square:', 'door:', 'edge:', 'figure:']) {
    // A figure that is deployed or that walks is not where the option points at.
    const found = option.refs.filter((ref) => ref.startsWith(kind)).at(-1);
    if (found) return found;
  }
  return null;
}

/** Says whether the map alone offers an option: everything it names is there, and nothing needs to be told about it. */
export function onMapOnly(option: Option, onMap: (ref: string) => boolean): boolean {
  const place = placeOf(option);
  if (place === null || !onMap(place)) return false;
  return ['step', 'at', 'on', 'activate', 'edge', 'summon', 'join'].includes(verbOf(option));
}

export interface Target {
  ref: string;
  options: Option[];
}

/** What is highlighted on the map, with the options that are pressed there. */
export function targetsOf(options: readonly Option[], onMap: (ref: string) => boolean): Target[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const place = onNemesisBoard(option) && verbOf(option) !== 'to_agent' ? null : placeOf(option);
    if (place && onMap(place)) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return [...found].map(([ref, list]) => ({ ref, options: list }));
}

/** What an attack or a charge would be like, as the server has counted it. */
export function aimOf(option: Option, standing: Standing | null): Aim | null {
  const verb = verbOf(option);
  const args = argsOf(option);
  const kind = verb === 'charge' ? 'charge' : verb === 'attack' ? args[0] : '';
  const target = verb === 'charge' ? args[0] : args[1];
  return (kind && standing?.turn?.aims.find((aim) => aim.kind === kind && aim.target === target)) || null;
}

const ICONS: Record<string, string> = {
  move: 'boot', attack: 'melee', charge: 'bolt', rest: 'heart', revive: 'heart', stand: 'up', use: 'gear', power: 'mask', chaos: 'cards', token: 'star',
  search: 'search', break: 'fist', special: 'star', open: 'key', hand: 'cards', carry: 'star', hand_token: 'star', escort: 'people', weapon: 'melee',
  pay: 'ether', bonus: 'plus', roll: 'dice', crown: 'crown', trade: 'dice', guard: 'hat', elude: 'dodge', counter: 'melee', discard: 'x', give: 'cards',
  store: 'x', deploy: 'person', seat: 'person', swap: 'replay', name_first: 'eye', way: 'right', district: 'flame', to_power: 'ether', to_agent: 'ether',
  on: 'person', activate: 'person', join: 'people', summon: 'people',
};

export function iconOf(option: Option): string {
  const args = argsOf(option);
  if (verbOf(option) === 'attack' || verbOf(option) === 'counter') return args[0] === 'ranged' ? 'ranged' : 'melee';
  if (verbOf(option) === 'crown') return args[0] === 'ether' ? 'ether' : 'crown';
  return ICONS[verbOf(option)] ?? 'right';
}

/** What an option costs in ether, where neither its sentence nor the printed text of what it uses says so. */
export function etherOf(option: Option, box: Box): number {
  return verbOf(option) === 'charge' || verbOf(option) === 'counter' ? box.special_cost : 0;
}
