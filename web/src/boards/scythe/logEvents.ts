/** Reads from the log what the table does not contain: recent moves to animate, and the result of the last combat. */
import { isRef } from '../../lib/words';
import type { Seen, Value } from '../../lib/types';
import { hexNumber } from './options';
import type { Box } from './data';

export interface Glide {
  n: number;
  faction: string;
  unit: string;
  from: number;
  to: number;
}

/** Returns the name of an event without the game's prefix: `combat_won`. */
export const eventName = (seen: Seen): string => seen.key.replace(/^scythe-/, '');

const id = (value: Value | undefined): string => (isRef(value) ? String(value.id) : String(value ?? ''));
const number = (value: Value | undefined): number => Number(isRef(value) ? value.id : value);

export function newMoves(box: Box, events: readonly Seen[], after: number): Glide[] {
  return events.flatMap((seen) =>
    seen.n > after && !seen.withdrawn && /^(automa_)?moved$/.test(eventName(seen))
      ? [{ n: seen.n, faction: id(seen.args['faction']), unit: id(seen.args['unit']), from: hexNumber(box, id(seen.args['origin'])), to: hexNumber(box, id(seen.args['to'])) }]
      : [],
  );
}

export interface Bid {
  faction: string;
  dial: number;
  cards: number[];
  total: number;
}

export interface CombatOutcome {
  n: number;
  at: string;
  attacker: string;
  defender: string;
  bids: Bid[];
  winner: string;
  /** Everything that followed, in the order of the rules. */
  aftermath: Seen[];
}

/** Returns the last finished combat, unless more than one turn has started since. */
export function lastCombat(events: readonly Seen[]): CombatOutcome | null {
  const told = events.filter((seen) => !seen.withdrawn);
  const won = told.findLastIndex((seen) => eventName(seen) === 'combat_won');
  const began = told.findLastIndex((seen, place) => place < won && eventName(seen) === 'combat_began');
  if (won < 0 || began < 0) return null;
  const since = told.slice(won + 1);
  if (since.filter((seen) => eventName(seen) === 'turn_began' || eventName(seen) === 'automa_card_played').length > 1) return null;
  const start = told[began]!;
  const end = since.findIndex((seen) => /^(turn_began|combat_began|automa_card_played|bottom_taken|top_taken|section_chosen|encounter_met|factory_visited)$/.test(eventName(seen)));
  const fought = told.slice(began, won);
  const lost = fought.slice(fought.findLastIndex((seen) => eventName(seen) === 'bid') + 1);
  return {
    n: start.n,
    at: id(start.args['at']),
    attacker: id(start.args['faction']),
    defender: id(start.args['foe']),
    bids: fought.filter((seen) => eventName(seen) === 'bid').map(bidOf),
    winner: id(told[won]!.args['faction']),
    aftermath: [...lost, ...since.slice(0, end < 0 ? undefined : end)],
  };
}

/** Says whether a faction fought in this combat and has chosen nothing since, so that the result is new to it. */
export function isNews(events: readonly Seen[], outcome: CombatOutcome, faction: string): boolean {
  const chose = (seen: Seen): boolean => !seen.withdrawn && seen.n > outcome.n && /^(section_chosen|top_taken|bottom_taken)$/.test(eventName(seen)) && id(seen.args['faction']) === faction;
  return [outcome.attacker, outcome.defender].includes(faction) && !events.some(chose);
}

function bidOf(seen: Seen): Bid {
  const cards = seen.args['cards'];
  return { faction: id(seen.args['faction']), dial: number(seen.args['dial']), cards: Array.isArray(cards) ? cards.map(number) : [], total: number(seen.args['total']) };
}
