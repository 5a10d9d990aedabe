/** Types of what the server counts for a viewer: `Standing` in games/moloch/data/standing.py. */
import type { View } from '../../lib/types';

export interface FigureFacts {
  id: string;
  agi: number;
  acc: number;
  strength: number;
  /** Damage that defeats it. */
  life: number;
  /** Damage at which a gentleman draws an affliction; 0 for all others. */
  left: number;
  ether: number;
  actions: number;
  slots: number;
  specials: string[];
  weapons: string[];
  engaged: string[];
  burns: boolean;
}

export interface Goal {
  line: number;
  side: number;
  moment: 'at_once' | 'cleanup' | 'limit';
  verb: string;
  who: string;
  letters: string[];
  have: number;
  need: number;
}

export interface RowCard {
  side: number;
  place: number;
  /** Empty if the viewer does not know it. */
  card: string;
  state: 'done' | 'acting' | 'down';
}

export interface PowerFacts {
  power: string;
  ether: number;
  cost: number;
  payable: boolean;
  used: boolean;
}

export interface Aim {
  kind: 'melee' | 'ranged' | 'charge';
  target: string;
  weapon: string;
  dice: number;
  defence: number;
  cover: boolean;
  tenths: number;
}

export interface Reach {
  square: string;
  cost: number;
  damage: number;
  way: string[];
}

export interface Turn {
  figure: string;
  seat: number;
  actions: number;
  /** Points of the move in progress; -1 between moves. */
  points: number;
  reach: Reach[];
  aims: Aim[];
}

export interface Attack {
  attacker: string;
  target: string;
  kind: 'melee' | 'ranged';
  step: number;
  weapon: string;
  boost: number;
  paid: string[];
  joined: string[];
  targets: string[];
  effects: string[];
  value: number;
  dice: number;
  rolled: string[];
  worth: number[];
  /** -1 before the roll. */
  hits: number;
  cover: boolean;
  shields: string[];
  agility: number;
  defence: number;
  elusive: boolean;
  /** Dice that elusive could still add. */
  more: number;
  defended: string[];
  wards: boolean[];
  warded: number;
  damage: number;
  tenths: number;
  elusive_tenths: number;
  to_affliction: number;
  to_defeat: number;
}

export interface Standing {
  figures: FigureFacts[];
  goals: Goal[];
  row: RowCard[];
  powers: PowerFacts[];
  rounds: number;
  chaos: number;
  supply: [type: string, left: number][];
  hits_to_break: number;
  fires: number;
  curtain: boolean;
  turn: Turn | null;
  attack: Attack | null;
}

export const standingOf = (view: View): Standing | null => (view.standing ?? null) as unknown as Standing | null;

export const factsOf = (standing: Standing | null, id: string): FigureFacts | null => standing?.figures.find((one) => one.id === id) ?? null;
