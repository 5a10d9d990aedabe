/** Takes options apart: which action they belong to, and where on the page they are offered. */
import { isClosing } from '../../lib/forms';
import type { Option, View } from '../../lib/types';
import { litRefs, type Lit } from '../contract';
import { ACTIONS, DIRECTIONS, type ActionKind, type Box } from './data';

export const verbOf = (option: Option): string => option.text.split(':', 1)[0] ?? '';
export const argsOf = (option: Option): string[] => option.text.slice(verbOf(option).length + 1).split(',').filter(Boolean);

/** Returns the options that can be chosen now. There are none while an answer is on its way. */
export function liveOptions(view: View, lit: Lit): readonly Option[] {
  const asked = view.decision?.options ?? [];
  return asked.some((option) => option.refs.length > 0) && litRefs(lit).length === 0 ? [] : asked;
}

// The Hero's actions

const ACTION_OF: Record<string, ActionKind> = {
  move: 'move', open: 'move', explore: 'explore', attack: 'attack', locate: 'locate', search: 'search', switch: 'interact', work: 'interact',
};

/** Returns the action an option of the Hero's turn is part of; items belong to the action they are used with. */
export function actionOf(option: Option, box: Box): ActionKind | null {
  if (verbOf(option) === 'use') return box.items[argsOf(option)[0] ?? '']?.action ?? null;
  return ACTION_OF[verbOf(option)] ?? null;
}

/** The kind of the question in which the Hero chooses an action. */
export const ACT = 'act';

export type ActionWays = ReadonlyMap<ActionKind, readonly Option[]>;

export function waysOf(options: readonly Option[], box: Box): ActionWays {
  const found = new Map<ActionKind, Option[]>();
  for (const action of ACTIONS) {
    const ways = options.filter((option) => actionOf(option, box) === action);
    if (ways.length) found.set(action, ways);
  }
  return found;
}

/** Returns the action whose targets are highlighted: the picked one, else Move, else the first there is. */
export function armedAction(ways: ActionWays, picked: ActionKind | null): ActionKind | null {
  if (picked && ways.has(picked)) return picked;
  return ways.has('move') ? 'move' : ([...ways.keys()][0] ?? null);
}

// Where options are shown

/** Verbs whose option is a direction from a tile. */
const ALONG = new Set(['move', 'explore', 'push', 'face', 'switch']);
/** Verbs whose option is a door of the Hero's tile. */
const DOORS = new Set(['open', 'block']);
const TILES = new Set(['sweep', 'light', 'clear', 'aim', 'take_tile']);
const FIGURES = new Set(['attack', 'attacker']);
const SECTORS = new Set(['step', 'at', 'mark', 'unmark']);

export type Where =
  | { kind: 'way'; direction: number }
  | { kind: 'door'; tile: number; direction: number }
  | { kind: 'doorway'; door: string }
  | { kind: 'tile'; tile: number }
  | { kind: 'figure'; figure: number }
  | { kind: 'sector'; code: string }
  | { kind: 'creature'; name: string };

export const tileNumber = (name: string): number => Number(name.slice(1));

/** Returns the place an option has on a map; null if it has none. */
export function whereOf(option: Option): Where | null {
  const [verb, args] = [verbOf(option), argsOf(option)];
  const [one = '', two = ''] = args;
  const direction = DIRECTIONS.indexOf(one as (typeof DIRECTIONS)[number]);
  if (ALONG.has(verb)) return direction >= 0 ? { kind: 'way', direction } : null;
  if (DOORS.has(verb)) return { kind: 'door', tile: -1, direction };
  if (verb === 'door') return { kind: 'door', tile: tileNumber(one), direction: DIRECTIONS.indexOf(two as (typeof DIRECTIONS)[number]) };
  if (TILES.has(verb)) return { kind: 'tile', tile: tileNumber(one) };
  if (FIGURES.has(verb)) return { kind: 'figure', figure: Number(one) };
  if (SECTORS.has(verb)) return { kind: 'sector', code: one };
  if (verb === 'bar' || verb === 'unbar') return { kind: 'doorway', door: one };
  if (verb === 'creature') return { kind: 'creature', name: one };
  return null;
}

/** Returns the reference a place has on the map. */
export function refOf(where: Where): string {
  switch (where.kind) {
    case 'way':
      return `direction:${DIRECTIONS[where.direction]}`;
    case 'door':
      return `door:${where.tile < 0 ? '' : `m${where.tile},`}${DIRECTIONS[where.direction]}`;
    case 'doorway':
      return `door:${where.door}`;
    case 'tile':
      return `tile:m${where.tile}`;
    case 'figure':
      return `figure:${where.figure}`;
    case 'sector':
      return `sector:${where.code}`;
    case 'creature':
      return `creature-marker:${where.name}`;
  }
}

const ITEMS = new Set(['use', 'upgrade', 'upgrade_free', 'charge', 'drain']);

/** Returns the place in the Hero's store of the item an option is about; -1 if it is about none. */
export function itemPlace(option: Option): number {
  return ITEMS.has(verbOf(option)) ? Number(argsOf(option)[1] ?? -1) : -1;
}

export const isCard = (option: Option): boolean => verbOf(option) === 'offer' || verbOf(option) === 'discard';

export interface Shown {
  /** The action whose options count; null in questions other than the choice of an action. */
  action: ActionKind | null;
  evil: boolean;
  phone: boolean;
}

/**
 * Returns the options shown as chips: those without a place on the map, among the items or in the hand. On a phone the items are on
 * another tab, so their options are chips too; ways that a finger may miss are chips besides their place on the map.
 */
export function chipsOf(options: readonly Option[], box: Box, shown: Shown): Option[] {
  return options.filter((option) => {
    if (isClosing(option)) return false;
    if (shown.evil) return !isCard(option) && whereOf(option) === null;
    const action = actionOf(option, box);
    if (shown.action !== null && action !== null && action !== shown.action) return false;
    const where = whereOf(option);
    return where === null || (shown.phone && (where.kind === 'way' || where.kind === 'door'));
  });
}

/** Returns the options of the start step: they are neither one of the six actions nor the end of the turn. */
export const startOptions = (options: readonly Option[], box: Box): Option[] => options.filter((option) => actionOf(option, box) === null && !isClosing(option));

/** Verbs of the start step that stand beside the six actions: both give Bullet Time. */
const BESIDE = new Set(['bullet_time', 'surge']);
/** Verbs of the start step that belong to characters and to the Station Plan. */
const EXTRAS = new Set(['sacrifice', 'heal', 'consult']);
export const isBeside = (option: Option): boolean => BESIDE.has(verbOf(option));
export const startExtras = (options: readonly Option[]): Option[] => options.filter((option) => EXTRAS.has(verbOf(option)));

/** A text to ask the server why an action cannot be chosen now. */
export const ASKED: Record<ActionKind, string> = {
  move: 'move:north', explore: 'explore:north', attack: 'attack:0', locate: 'locate', search: 'search', interact: 'switch:here',
};
