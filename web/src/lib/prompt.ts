/** What the decision bar shows now: a pure function of what the page knows, so that every state can be tested. */
import type { Line } from './socket';
import type { Decision, Refusal, Seat, Table, View } from './types';

export type Prompt =
  | { state: 'yours'; seat: Seat; decision: Decision; undo: boolean }
  | { state: 'waiting'; seats: Seat[]; teams: number[]; undo: boolean; window: boolean; nudge: boolean }
  | { state: 'secret'; seats: Seat[]; teams: number[]; undo: boolean }
  | { state: 'line'; line: 'trying' | 'offline' | 'back' | 'elsewhere' | 'refused' }
  | { state: 'bad'; refusal: Refusal }
  | { state: 'over' }
  | { state: 'behind'; step: number; steps: number }
  | { state: 'gathering' }
  | { state: 'loading' };

export interface PromptInput {
  table: Table | null;
  view: View | null;
  line: Line;
  refusal: Refusal | null;
  /** The seat has answered, and nothing has been revealed since. */
  committed: boolean;
  behind: { step: number; steps: number } | null;
  waitedMs: number;
}

const NUDGE_AFTER = 60_000;

export function promptOf(known: PromptInput): Prompt {
  const { table, view, line } = known;
  if (line === 'elsewhere' || line === 'refused' || line === 'trying' || line === 'offline') return { state: 'line', line };
  if (known.behind) return { state: 'behind', ...known.behind };
  if (table?.status === 'waiting') return { state: 'gathering' };
  if (!table || !view) return { state: 'loading' };
  if (known.refusal) return { state: 'bad', refusal: known.refusal };
  if (view.result || table.status === 'over') return { state: 'over' };
  if (line === 'back' && !view.decision) return { state: 'line', line };
  if (view.decision) return { state: 'yours', seat: view.decision.seat, decision: view.decision, undo: view.undo };
  const seats = view.waiting.seats ?? [];
  const teams = view.waiting.teams ?? [];
  if (known.committed && view.seat !== null) return { state: 'secret', seats, teams, undo: view.undo };
  const people = table.seats.filter((chair) => seats.includes(chair.seat) && chair.kind === 'person' && !chair.you && !chair.here);
  const nudge = view.seat !== null && people.length > 0 && known.waitedMs >= NUDGE_AFTER;
  return { state: 'waiting', seats, teams, undo: view.undo, window: inWindow(view), nudge };
}

export const inWindow = (view: View): boolean => view.frames.at(-1)?.['frame'] === 'kernel.window';

/** Says whether an answer is sealed: several seats were asked at once, this seat has answered, and the others are still asked the same. */
export function sealedBetween(before: View | null, after: View | null): boolean {
  if (!before?.decision || !after || after.decision || after.result) return false;
  const was = before.waiting.seats ?? [];
  const left = after.waiting.seats ?? [];
  const others = was.filter((seat) => seat !== before.seat);
  return left.length > 0 && String(before.path) === String(after.path) && left.every((seat) => others.includes(seat));
}

/** Returns the kind of reaction a seat is asked for, which a standing order can pass; null if it is not asked for a reaction. */
export function windowMoment(view: View): string | null {
  const moment = view.decision && inWindow(view) ? view.frames.at(-1)?.['moment'] : null;
  return typeof moment === 'string' ? moment : null;
}
