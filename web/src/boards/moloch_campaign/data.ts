/** The table of Moloch's campaign as a view shows it, and what its sheet says: pure functions, so that every state can be tested. */
import type { Option, View } from '../../lib/types';
import type { Names } from '../contract';
import type { Box, PlaceData, Tell } from '../moloch/data';

export const SITS_OUT = -1;
const NOT_PLAYED = -1;
export const MOST_ADVANTAGES = 3;

export interface SheetGentleman {
  id: string;
  /** The chair that plays him; -1 if he sits out. */
  seat: number;
  used: boolean;
  role: string;
  advantages: string[];
  /** Equipment he was given for the next chapter. */
  cards: string[];
  /** Places whose gain he has in the next chapter. */
  gains: string[];
}

interface Offer {
  place: string;
  cards: string[];
}

export interface CampaignSheet {
  start: number;
  chapter: number;
  gentlemen: SheetGentleman[];
  offers: Offer[];
  /** The side that won each chapter; -1 if it was not played. */
  results: number[];
  leader: string;
  stock: string[];
  aside: string[];
  powers: string[];
  stones: string[];
  points: number;
  chaos: number;
  scars: string[];
  tokens: string[];
  favours: string[];
  versions: string[];
  places: string[];
  /** Visits of this intermezzo, such as `bazaar major`. */
  visits: string[];
}

export const sheetOf = (view: View): CampaignSheet => view.table as unknown as CampaignSheet;

export const groupOf = (sheet: CampaignSheet): SheetGentleman[] => sheet.gentlemen.filter((one) => one.seat !== SITS_OUT);
export const reserveOf = (sheet: CampaignSheet): SheetGentleman[] => sheet.gentlemen.filter((one) => one.seat === SITS_OUT);

export interface ChapterResult {
  number: number;
  state: 'nemesis' | 'gentlemen' | 'now' | 'none';
}

/** Returns how each chapter ended. The one that is played or comes next is marked. */
export function resultsOf(sheet: CampaignSheet): ChapterResult[] {
  const next = sheet.results[sheet.chapter - 1] === NOT_PLAYED ? sheet.chapter : sheet.chapter + 1;
  return sheet.results.map((winner, place) => ({
    number: place + 1,
    state: winner === 0 ? 'nemesis' : winner === 1 ? 'gentlemen' : place + 1 === next ? 'now' : 'none',
  }));
}

/** Returns whether the campaign is between two chapters. */
export const isIntermezzo = (sheet: CampaignSheet): boolean => sheet.results[sheet.chapter - 1] !== NOT_PLAYED && sheet.chapter < sheet.results.length;

export interface Counted {
  id: string;
  n: number;
}

/** Returns each id once, with how often it is there. */
export function counted(ids: readonly string[]): Counted[] {
  return [...new Set(ids)].map((id) => ({ id, n: ids.filter((one) => one === id).length }));
}

export interface PlanPlace {
  id: string;
  data: PlaceData | null;
  /** Who has visited it; the other spaces are free. */
  visitors: string[];
  free: number;
  /** The cards on offer; each group is taken together. */
  offers: { key: string; cards: string[] }[];
}

/** Returns the places of the intermezzo plan: the printed ones, then the place cards. Empty while no plan is laid out. */
export function planOf(sheet: CampaignSheet, box: Box | null): PlanPlace[] {
  if (!sheet.places.length && !sheet.offers.length) return [];
  const printed = Object.entries(box?.places ?? {}).filter(([, place]) => place.printed);
  return [...printed.map(([id]) => id), ...sheet.places].map((id) => {
    const data = box?.places[id] ?? null;
    const visitors = sheet.visits.flatMap((visit) => (visit.startsWith(`${id} `) ? [visit.slice(id.length + 1)] : []));
    const offers = sheet.offers.flatMap((offer, place) => (offer.place === id ? [{ key: `${place}`, cards: offer.cards }] : []));
    return { id, data, visitors, free: Math.max(0, (data?.spaces ?? 1) - visitors.length), offers };
  });
}

/** Returns the place whose cards are being chosen; empty if none. */
export function visitedNow(view: View): string {
  const visit = view.frames.findLast((frame) => frame['frame'] === 'moloch_campaign.visit');
  return String(visit?.['place'] ?? '');
}

/** Returns the option that takes these cards. */
export const takingOf = (options: readonly Option[], cards: readonly string[]): Option | undefined => options.find((option) => option.text === `take_cards:${cards.join(',')}`);

/** Returns what waits for the next chapter: tokens with their owner, favours, and the versions that are fixed. */
export function waitingFor(sheet: CampaignSheet, names: Names, tell: Tell): { key: string; text: string; about: string }[] {
  const tokens = sheet.tokens.map((token, place) => {
    const [at = '', owner = ''] = token.split(' ');
    const text = owner ? tell('camp-token', { place: names(`place:${at}`), who: names(`gentleman:${owner}`) }) : names(`place:${at}`);
    return { key: `token ${place}`, text, about: names.about?.(`place:${at}`) ?? '' };
  });
  const favours = sheet.favours.map((id) => ({ key: `favour ${id}`, text: names(`favour:${id}`), about: '' }));
  const versions = sheet.versions.map((one) => {
    const [id = '', version = ''] = one.split(' ');
    return { key: one, text: tell('camp-version', { sheet: names(`sheet:${id}`), version: version.toUpperCase() }), about: '' };
  });
  return [...tokens, ...favours, ...versions];
}
