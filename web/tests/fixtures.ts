/** Views and tables as the server sends them, in the words of the duel. */
import deDuel from '../../src/brassboard/games/duel/texts/de.ftl?raw';
import enDuel from '../../src/brassboard/games/duel/texts/en.ftl?raw';
import de from '../../src/brassboard/texts/de.ftl?raw';
import en from '../../src/brassboard/texts/en.ftl?raw';
import type { Args, Decision, Option, Shape, Table, View } from '../src/lib/types';

const SOURCES = { en: `${en}\n${enDuel}`, de: `${de}\n${deDuel}` };
export const duelTexts = (lang: 'en' | 'de'): string => SOURCES[lang];

export const ONE: Shape = { kind: 'one', lo: 1, hi: 1, items: [], slots: [] };

export function option(text: string, args: Args = {}, refs: string[] = []): Option {
  const verb = text.split(':')[0]!;
  return { text, rule: 'DU-TURN-04', refs, do: { key: `duel-do-${verb}`, args } };
}

export const step = (to: string): Option => option(`move:${to}`, { to: { ref: 'square', id: to } }, [`square:${to}`]);
export const END = option('end');

export function decision(change: Partial<Decision> = {}): Decision {
  return {
    number: 8, seat: 0, kind: 'act', prompt: { key: 'duel-ask-act', args: {} }, path: ['Duel.take_turn', 'Turn.choose'],
    rule: 'DU-TURN-04', shape: ONE, given: [], options: [step('B2'), END], ...change,
  };
}

export function view(change: Partial<View> = {}): View {
  return {
    game: 'duel', seat: 0, seats: 2, teams: [0, 1],
    table: {
      fighters: [
        { seat: 0, square: 1, hp: 6, stamina: 5, most_stamina: 5, first_hand: 3, hand: ['dodge', 'luck'] },
        { seat: 1, square: 4, hp: 4, stamina: 3, most_stamina: 5, first_hand: 3, hand: ['', '', ''] },
      ],
      rounds: 8, traps: [], doors: 0, round: 2, deck: ['', ''], discard: [], ended: '',
    },
    frames: [{ frame: 'duel.duel', seat: 0 }], effects: [], path: ['Duel.take_turn'], waiting: { seats: [0] }, number: 8,
    decision: decision(), undo: true, result: null, ...change,
  };
}

export function table(change: Partial<Table> = {}): Table {
  const chair = { bot: null, you: false, here: false, online: true, away_since: null, resigned: false };
  return {
    id: 't1', game: 'duel', players: 2, options: { rounds: 8 }, status: 'playing', host: true, listed: false, created: 1, moved: 1,
    seats: [{ ...chair, seat: 0, kind: 'person', name: 'Olga', you: true }, { ...chair, seat: 1, kind: 'person', name: 'Ben' }],
    waiting: [0], yours: true, invite: null, commitment: null, result: null, ...change,
  };
}
