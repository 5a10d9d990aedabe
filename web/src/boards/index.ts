/** Lists which game has which board, and which campaign which sheet. One that is not listed is played on the generic table. */
import { alone } from './alone';
import type { GameBoard } from './contract';
import { duel } from './duel';
import { duel_grudge } from './duel_grudge';
import { moloch } from './moloch';
import { moloch_campaign } from './moloch_campaign';
import { scythe } from './scythe';
import { smog_riders } from './smog_riders';

export const boards: Readonly<Record<string, GameBoard>> = { alone, duel, duel_grudge, moloch, moloch_campaign, scythe, smog_riders };

export type {
  BoardComponent,
  BoardProps,
  ConsoleComponent,
  ConsoleProps,
  GameBoard,
  Lit,
  MainButton,
  Names,
  MarkComponent,
  ScoreComponent,
  SeatComponent,
  SeatProps,
} from './contract';
export { litRefs, optionsAt, sentence } from './contract';
