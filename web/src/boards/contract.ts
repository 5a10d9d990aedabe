/**
 * What a game's board gets, and nothing else (docs/protocol.md, "A board component").
 *
 * A game may also bring a console: what lies under the decision plate while a decision of certain kinds is open. It
 * answers those decisions wholly; all others stay with the generic chips, and the hand stays where it is.
 */
import type { Component } from 'svelte';
import type { Option, Seen, View } from '../lib/types';

/** References become words. The two further functions are there where the table can say more. */
export interface Names {
  /** `square:B2` → "B2", `seat:0` → the player's name, `card:luck` → "Luck". */
  (ref: string): string;
  /** The option's own sentence: "Step to B2". */
  option?(option: Option): string;
  /** The printed text of a thing, such as a card's; `part` is another of its texts than `text`. */
  about?(ref: string, part?: string): string;
  /** A text of the game for its board: `mission` → the message `<game>-page-mission`. */
  say?(key: string, args?: Record<string, string | number>): string;
}

/** Options by the reference they point at: `square:B2` → [move:B2]. */
export type Lit = ReadonlyMap<string, readonly Option[]> | Readonly<Record<string, readonly Option[]>>;

export interface BoardProps {
  view: View;
  /** The static board, `GET /api/boards/<game>`; null while it is on its way. */
  board: unknown;
  lit: Lit;
  /** References a log line points at. */
  echo: Iterable<string>;
  /** Take these options, as one batch. */
  choose: (texts: string[]) => void;
  /** Why not? Where a thing alone does not say what was meant, the option's text does: `place:1,strike`. */
  ask: (ref: string, choice?: string) => void;
  /** What would come of an option, as the log would say it; empty where that cannot be told beforehand. */
  would?: (text: string) => Promise<readonly Seen[]>;
  names: Names;
  /** What the seat has been told so far, the log. */
  events?: readonly Seen[];
}

/** What the plate's main button does while a console composes an answer. */
export interface MainButton {
  label: string;
  ready: boolean;
  press: () => void;
  /** How many of the items are laid out so far, though not yet sent. */
  laid?: number;
}

export interface ConsoleProps extends BoardProps {
  /** Bound by a table whose plate has the main button; without it the console brings a button of its own. */
  main?: MainButton | null;
}

/** What a game adds to the panel of a seat. */
export interface SeatProps {
  view: View;
  board: unknown;
  seat: number;
  names: Names;
}

export type BoardComponent = Component<BoardProps>;
/** What a game adds to how a match ended. */
export interface ScoreProps {
  view: View;
  names: Names;
  events?: readonly Seen[];
  winners: readonly number[];
}

export type ScoreComponent = Component<ScoreProps>;
export type SeatComponent = Component<SeatProps>;
export type MarkComponent = Component<{ of: string; size?: number }>;
export type ConsoleComponent = Component<ConsoleProps, Record<string, never>, 'main' | ''>;

export interface GameBoard {
  board: () => Promise<{ default: BoardComponent }>;
  /** Drawn under the plate for decisions of these kinds. */
  console?: {
    load: () => Promise<{ default: ConsoleComponent }>;
    kinds: readonly string[];
    /** Those of them in which no card is played: the hand gives its room to them. */
    alone?: readonly string[];
    /** It has something to show while nothing is asked, too. */
    idle?: boolean;
  };
  /** A second board, at the top of the side column; on a phone it has a tab. `label` is a key as `Names.say` has it. */
  second?: {
    load: () => Promise<{ default: BoardComponent }>;
    icon: string;
    label: string;
    /** The kinds of references that lie there: its tab tells how many of them may be chosen. */
    refs?: readonly string[];
  };
  seat?: () => Promise<{ default: SeatComponent }>;
  /** The mark of a seat, where the game gives it one, such as the crest of a faction: `of` names it, empty as long as there is none. */
  mark?: { load: () => Promise<{ default: MarkComponent }>; of: (view: View, seat: number) => string };
  /** Kinds of references the board shows besides the usual ones. */
  refs?: readonly string[];
  /** The fields of a seat's part that are its hand, where it is not called so. */
  hand?: readonly string[];
  /** The seat all others play against: it has the look of the foe. */
  foe?: (view: View) => number;
  /** The points of a seat so far. */
  points?: (view: View, seat: number) => number;
  /** The last round, where the table does not say it. */
  rounds?: (view: View, board: unknown) => number;
  /** What a thing is called that has no text of its own, such as a door between two squares; empty: its id will do. */
  naming?: (kind: string, id: string, view: View, board: unknown) => string;
  /** Instead of the bare sums at the end: how they came about, for all who were in the match. */
  scores?: () => Promise<{ default: ScoreComponent }>;
  /** Why it ended so, where scores alone do not tell. */
  ending?: (view: View, board: unknown, names: Names) => string;
}

export function optionsAt(lit: Lit, ref: string): readonly Option[] {
  return (isMap(lit) ? lit.get(ref) : lit[ref]) ?? [];
}

export function litRefs(lit: Lit): string[] {
  return isMap(lit) ? [...lit.keys()] : Object.keys(lit);
}

export function sentence(names: Names, option: Option): string {
  return names.option?.(option) ?? option.text;
}

function isMap(lit: Lit): lit is ReadonlyMap<string, readonly Option[]> {
  return lit instanceof Map;
}
