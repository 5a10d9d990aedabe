/** The two sides of a combat: the units on the hex, and what each side may spend as the server counts it. */
import type { Names } from '../contract';
import { countOf, type PlayerPart } from './data';
import type { Tell } from './scene';
import type { Fight } from './standing';

export interface Side {
  player: PlayerPart;
  /** Units on the hex, including the one that moves in. */
  character: boolean;
  mechs: number;
  workers: number;
  /** The most power it may dial. */
  most: number;
  cards: number;
  /** The most cards it may play. */
  cardsMost: number;
}

export function sideOf(fight: Fight | null, one: PlayerPart, at: number, coming?: string): Side {
  const may = [fight?.attacker, fight?.defender].find((side) => side?.seat === one.seat);
  return {
    player: one,
    character: countOf(one, 'character', at) > 0 || coming === 'character',
    mechs: countOf(one, 'mech', at) + (coming === 'mech' ? 1 : 0),
    workers: countOf(one, 'worker', at),
    most: may?.power ?? 0,
    cards: one.cards.length,
    cardsMost: may?.cards ?? 0,
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
