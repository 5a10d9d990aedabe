/** The two sides of a combat, computed from public information. */
import type { Names } from '../contract';
import { mostCards } from './options';
import { combatUnits, countOf, hasMech, type Box, type PlayerPart } from './data';
import type { Tell } from './scene';

export interface Side {
  player: PlayerPart;
  /** Units on the hex, including the one that moves in. */
  character: boolean;
  mechs: number;
  workers: number;
  most: number;
  cards: number;
  cardsMost: number;
}

export function sideOf(box: Box, one: PlayerPart, at: number, coming?: string): Side {
  const there = coming === undefined ? 0 : 1;
  const allowed = mostCards(box, one, at, there);
  return {
    player: one,
    character: countOf(one, 'character', at) > 0 || coming === 'character',
    mechs: countOf(one, 'mech', at) + (coming === 'mech' ? 1 : 0),
    workers: countOf(one, 'worker', at),
    most: Math.min(box.tracks.dial, one.power),
    cards: one.cards.length,
    cardsMost: Math.min(one.cards.length, allowed),
  };
}

/** Returns the units of a side as text: "Bjorn & Mox, 1 mech, 2 workers". */
export function unitsText(side: Side, names: Names, tell: Tell): string {
  return [
    ...(side.character ? [names(`character:${side.player.faction}`)] : []),
    ...(side.mechs ? [tell('n-mechs', { n: side.mechs })] : []),
    ...(side.workers ? [tell('n-workers', { n: side.workers })] : []),
  ].join(', ');
}

/** Returns the abilities that take power from the other side before the dials are set, and how much. */
export function powerLosses(one: PlayerPart, foe: PlayerPart, attacks: boolean, tunnel: boolean): [ability: string, loss: number][] {
  if (one.kind !== 'human') return [];
  const found: [string, number][] = [];
  if (hasMech(one, 'artillery') && one.power > 0) found.push(['artillery', 2]);
  if (hasMech(one, 'sword') && attacks) found.push(['sword', 2]);
  if (hasMech(one, 'disarm') && tunnel) found.push(['disarm', 2]);
  return foe.power > 0 ? found : [];
}

/** Returns how many workers the attacker would drive off by winning, and how much popularity that costs. */
export function workersDrivenOff(one: PlayerPart, foe: PlayerPart, at: number): { workers: number; cost: number } {
  const workers = countOf(foe, 'worker', at);
  return { workers, cost: hasMech(one, 'camaraderie') ? 0 : Math.min(workers, one.popularity) };
}

export const fights = (one: PlayerPart, at: number): boolean => combatUnits(one, at) > 0;
