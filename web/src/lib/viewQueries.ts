/** Questions the page asks of any game's view: the part that belongs to a seat, its numbers, lasting effects, phases, rounds. */
import type { Texts } from './texts';
import type { Plain, Seat, View } from './types';

export type Part = Record<string, Plain>;

const ICONS: Record<string, string> = {
  hp: 'heart', health: 'heart', life: 'heart', stamina: 'steam', steam: 'steam', hand: 'cards', cards: 'cards', mind: 'mind',
  ether: 'ether', points: 'star', score: 'star', luck: 'luck', wounds: 'drop', madness: 'spiral', plans: 'scroll',
};

const isPart = (value: Plain | undefined): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the lists of the table that have one entry for each seat, such as the fighters of the duel. */
export function seatLists(view: View): [name: string, parts: Part[]][] {
  return Object.entries(view.table).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isPart(one) && typeof one['seat'] === 'number') && new Set(value.map((one) => (one as Part)['seat'])).size === value.length
      ? [[name, value as Part[]] as [string, Part[]]]
      : [],
  );
}

export function partOf(view: View, seat: Seat): Part | null {
  for (const [, parts] of seatLists(view)) {
    const mine = parts.find((part) => part['seat'] === seat);
    if (mine && parts.length === view.seats) return mine;
  }
  return null;
}

export interface Stat {
  name: string;
  icon: string;
  value: number;
  most: number | null;
}

/** Returns the numbers of a part that have a heading in the game's texts. A list counts by its length. */
export function statsOf(part: Part, known: (name: string) => boolean, mostSeen: Map<string, number>): Stat[] {
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'seat' || !known(name)) return [];
    const amount = Array.isArray(value) ? value.length : typeof value === 'number' ? value : null;
    if (amount === null) return [];
    const stated = part[`most_${name}`];
    const seen = Math.max(mostSeen.get(name) ?? 0, amount);
    mostSeen.set(name, seen);
    const most = Array.isArray(value) ? null : typeof stated === 'number' ? stated : seen > 0 && seen <= 12 ? seen : null;
    return [{ name, icon: ICONS[name] ?? '', value: amount, most }];
  });
}

/** Returns the lasting effects on a seat. Effects that add up and end together are merged: 1 armour twice is 2 armour. */
export function effectsOn(view: View, seat?: Seat): Record<string, Plain>[] {
  const found = new Map<string, Record<string, Plain>>();
  for (const effect of view.effects.filter((one) => seat === undefined || one['on'] === seat)) {
    const { source, what, on, until, fold, amount } = effect;
    const adds = (fold ?? 'add') === 'add' && typeof amount === 'number';
    const key = JSON.stringify([source, what, on, until, fold, adds ? 0 : amount]);
    const known = found.get(key);
    found.set(key, known && adds ? { ...known, amount: Number(known['amount']) + amount } : (known ?? effect));
  }
  return [...found.values()];
}

export interface Phases {
  labels: string[];
  /** The index of the current phase; -1 if there is none. */
  now: number;
}

/** Returns the steps of the current rule that have a name in the game's texts, in the order of those texts. */
export function phasesOf(view: View, texts: Texts): Phases | null {
  for (const place of [...view.path].reverse()) {
    const [frame = '', step = ''] = place.split('.');
    const keys = texts.keys(`${view.game}-phase-${frame}-`);
    if (!keys.length) continue;
    const labels = keys.map((key) => texts.say(key)).filter((label, at, all) => label !== all[at - 1]);
    const key = `${view.game}-phase-${frame}-${step}`;
    return { labels, now: texts.has(key) ? labels.lastIndexOf(texts.say(key)) : -1 };
  }
  return null;
}

/** Patterns in an event's key, and the icon of its log line. */
const EVENT_ICONS: [RegExp, string][] = [
  [/roll|dice|throw|^die_|_die$|cursed/, 'dice'], [/mov|step|walk|run|hurried/, 'boot'], [/door|lock|open/, 'key'], [/sprung|trap|alarm/, 'alert'],
  [/struck|strike|attack|fight|hit/, 'melee'], [/shot|ranged/, 'ranged'], [/counter/, 'bolt'], [/card|drew|draw|play|equip|reshuffled/, 'cards'],
  [/fell|fallen|died|dead|defeat/, 'skull'], [/wound|damage|hurt/, 'drop'], [/heal|patch|recover|reviv/, 'heart'], [/stygia|drift|ejected|travel|held|retaliat/, 'spiral'], [/luck/, 'luck'], [/steam/, 'steam'], [/turret/, 'turret'], [/stun|roused/, 'bolt'], [/minion|reinforced|drafted|first_player/, 'people'], [/fire|burn/, 'flame'],
  [/ended|won|score|point|solved/, 'star'], [/undone/, 'undo'], [/upgrade|build|gear/, 'gear'], [/reveal|seen/, 'eye'],
];

export function eventIcon(key: string): string {
  const tail = key.split(/[.-]/).at(-1) ?? key;
  return EVENT_ICONS.find(([pattern]) => pattern.test(tail))?.[1] ?? 'right';
}

export const isRound = (key: string): boolean => /round_?(began|begins|started)$/.test(key);

/** Returns the current round and the number of rounds (0 if unknown); null if the table has no rounds. */
export function roundsOf(view: View): { round: number; rounds: number } | null {
  const { round, rounds } = view.table;
  return typeof round === 'number' ? { round, rounds: typeof rounds === 'number' ? rounds : 0 } : null;
}
