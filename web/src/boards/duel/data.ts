/** Types of the duel's board and of the table in a view, as the server sends them. */
import type { PlainBoard } from '../../kit/types';
import type { View } from '../../lib/types';

export interface Fighter {
  seat: number;
  square: number;
  hp: number;
  stamina: number;
  most_stamina: number;
  hand: string[];
}

export interface DuelTable {
  fighters: Fighter[];
  traps: { seat: number; seen: number; square: number }[];
  /** The open doors as a set of bits. */
  doors: number;
  round: number;
  rounds: number;
}

export function duelTable(view: View): DuelTable {
  return view.table as unknown as DuelTable;
}

export function isBoard(board: unknown): board is PlainBoard {
  return typeof board === 'object' && board !== null && 'squares' in board && 'edges' in board;
}
