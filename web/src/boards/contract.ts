/**
 * The properties of a game's board component, and nothing else (docs/protocol.md, "A board component").
 *
 * A game may also have a console. It is shown under the decision bar for decisions of certain kinds and answers those decisions
 * completely. All other decisions are answered by the generic chips and the hand.
 */
import type { Component } from 'svelte';
import type { Option, Seen, View } from '../lib/types';

/** Turns references into names. The optional functions are missing where only names are known. */
export interface Names {
  /** `square:B2` → "B2", `seat:0` → the player's name, `card:luck` → "Luck". */
  (ref: string): string;
  /** Returns the sentence of an option: "Step to B2". */
  option?(option: Option): string;
  /** Returns the printed text of a thing, such as a card. `part` selects another of its texts. */
  about?(ref: string, part?: string): string;
  /** Returns a text of the game for its board: `mission` is the message `<game>-page-mission`. */
  say?(key: string, args?: Record<string, string | number>): string;
}

/** Options by the reference they point at: `square:B2` → [move:B2]. */
export type Lit = ReadonlyMap<string, readonly Option[]> | Readonly<Record<string, readonly Option[]>>;

export interface BoardProps {
  view: View;
  /** The static board, `GET /api/boards/<game>`; null until it is loaded. */
  board: unknown;
  lit: Lit;
  /** The references of the log line under the pointer. The board marks them. */
  echo: Iterable<string>;
  /** Answers with these options, as one batch. */
  choose: (texts: string[]) => void;
  /** Asks why a thing cannot be chosen. `choice` is the text of the option that is meant, if the thing alone does not say it: `place:1,strike`. */
  ask: (ref: string, choice?: string) => void;
  /** Returns the events an option would cause; empty if that cannot be told in advance. */
  would?: (text: string) => Promise<readonly Seen[]>;
  names: Names;
  /** The log of this seat. */
  events?: readonly Seen[];
}

/** The main button of the decision bar while a console composes an answer. */
export interface MainButton {
  label: string;
  ready: boolean;
  press: () => void;
  /** How many items are placed but not sent yet. */
  laid?: number;
}

export interface ConsoleProps extends BoardProps {
  /** Bound by a table whose decision bar has the main button. Without it the console shows a button of its own. */
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
/** What a game adds to the result of a match. */
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
  /** Shown under the decision bar for decisions of these kinds, or for every decision that takes one option. */
  console?: {
    load: () => Promise<{ default: ConsoleComponent }>;
    kinds: readonly string[] | 'every';
    /** With `every`: the kinds whose answers of several parts it composes as well. */
    composed?: readonly string[];
    /** The kinds in which no card can be played: the console gets the room of the hand. */
    alone?: readonly string[];
    /** Set if the console is also shown while nothing is asked. */
    idle?: boolean;
  };
  /** A second board, at the top of the side column; on a phone it has a tab. `label` is a key for `Names.say`. */
  second?: {
    load: () => Promise<{ default: BoardComponent }>;
    icon: string;
    label: string;
    /** The kinds of references shown on it. Its tab shows how many of them can be chosen. */
    refs?: readonly string[];
  };
  seat?: () => Promise<{ default: SeatComponent }>;
  /** The mark of a seat, such as the crest of its faction. `of` returns its name, empty while the seat has none. */
  mark?: { load: () => Promise<{ default: MarkComponent }>; of: (view: View, seat: number) => string };
  /** Kinds of references the board shows besides the usual ones. */
  refs?: readonly string[];
  /** The fields of a seat's part that are its hand, if they are not called `hand`. */
  hand?: readonly string[];
  /** The seat all others play against. It is drawn as the opponent. */
  foe?: (view: View) => number;
  /** The points of a seat so far. */
  points?: (view: View, seat: number) => number;
  /** The number of rounds, if the table does not contain it. */
  rounds?: (view: View, board: unknown) => number;
  /** Names a thing that has no text of its own, such as a door between two squares. Empty: its id is shown. */
  naming?: (kind: string, id: string, view: View, board: unknown) => string;
  /** A table of how the final scores were counted, shown instead of the bare sums. */
  scores?: () => Promise<{ default: ScoreComponent }>;
  /** Says why the match ended as it did, if the scores alone do not explain it. */
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
