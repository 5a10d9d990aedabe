/** Questions the page asks of any campaign: pure functions of what the server says, so that every state can be tested. */
import { moment } from './time';
import type { Campaign, CampaignChair, Episode, Leg, Plain, Seat, View } from './types';
import type { Words } from './words';

/** What one seat has to do with a step before the next match. */
export interface Awaited {
  seat: Seat;
  state: 'choosing' | 'committed' | 'later';
  /** Since when it is asked, in milliseconds since 1970; 0 if it is not asked. */
  since: number;
}

export interface AwaitedStep {
  /** The key of its text; empty for questions the campaign does not list. */
  key: string;
  now: boolean;
  seats: Awaited[];
}

/** Returns what is still decided before the next match, and by whom. Of a hidden step only who has committed is known. */
export function awaitedSteps(campaign: Campaign): AwaitedStep[] {
  const since = new Map(campaign.waiting.map((one) => [one.seat, moment(one.since)]));
  const between = campaign.phase === 'between';
  const steps = campaign.steps.map(({ key, seats, hidden, now }) => ({
    key,
    now: now && between,
    seats: seats.map((seat): Awaited => {
      if (!now || !between) return { seat, state: 'later', since: 0 };
      if (since.has(seat)) return { seat, state: 'choosing', since: since.get(seat)! };
      return { seat, state: hidden ? 'committed' : 'later', since: 0 };
    }),
  }));
  const listed = new Set(steps.filter((step) => step.now).flatMap((step) => step.seats.map((one) => one.seat)));
  const others = [...since].filter(([seat]) => !listed.has(seat));
  if (!others.length) return steps;
  return [{ key: '', now: true, seats: others.map(([seat, at]) => ({ seat, state: 'choosing' as const, since: at })) }, ...steps];
}

/** Returns how many decisions are open before the next match. */
export const openDecisions = (campaign: Campaign): number =>
  awaitedSteps(campaign).reduce((sum, step) => sum + step.seats.filter((one) => one.state !== 'committed').length, 0);

/** Returns the place on the rail of a match of the chronicle. A match that does not count has none. */
export function legOf(campaign: Campaign, episode: Episode): Leg | null {
  if (episode.void) return null;
  if (episode.status !== 'recorded') return campaign.rail.find((leg) => leg.status === 'now') ?? null;
  // A campaign that began later, or as a copy, has past legs without a match: the first ones.
  const counted = campaign.chronicle.filter((one) => one.status === 'recorded');
  const past = campaign.rail.filter((leg) => leg.status === 'past');
  return past[past.length - counted.length + counted.indexOf(episode)] ?? null;
}

/** Returns the match that is on the table or comes next. */
export const legNow = (campaign: Campaign): Leg | null => campaign.rail.find((leg) => leg.status === 'now') ?? null;

/** Says whether a campaign that began later has left a match out. Such a match keeps its title to itself. */
export const isLeftOut = (leg: Leg): boolean => leg.status === 'past' && !leg.title;

export const played = (campaign: Campaign): number => campaign.rail.filter((leg) => leg.status === 'past' && !isLeftOut(leg)).length;

/** Returns the title of a match on the rail, or its number while its title is sealed or its text is not here yet. */
export function legTitle(leg: Pick<Leg, 'number' | 'title'>, words: Words): string {
  return leg.title && words.t.has(leg.title) ? words.t.say(leg.title) : words.t.say('campaign-leg', { number: leg.number });
}

/** Returns the title of a match of the chronicle. */
export const episodeTitle = (campaign: Campaign, episode: Episode, words: Words): string =>
  legTitle(legOf(campaign, episode) ?? { number: episode.number, title: null }, words);

/** Returns the name of the campaign, or that of its game. */
export function campaignTitle(rules: string, words: Words): string {
  const key = `${rules}-title`;
  return words.t.has(key) ? words.t.say(key) : words.title;
}

export function campaignBlurb(rules: string, words: Words): string {
  const key = `${rules}-blurb`;
  return words.t.has(key) ? words.t.say(key) : '';
}

export const heldChairs = (campaign: Campaign): CampaignChair[] => campaign.seats.filter((chair) => chair.kind !== 'open');
export const freeChairs = (campaign: Campaign): CampaignChair[] => campaign.seats.filter((chair) => chair.kind === 'open');

/** Says whether this person may say that a chair stays away from the next match: their own, or a bot's if they are the host. Once those who play are fixed, it is too late. */
export function maySkip(campaign: Campaign, chair: CampaignChair): boolean {
  const mine = chair.you || (campaign.host && chair.kind === 'bot');
  const ahead = campaign.phase === 'gathering' || (campaign.phase === 'match' && campaign.rail.some((leg) => leg.status === 'ahead'));
  return mine && ahead && campaign.status === 'playing' && !chair.joining && !chair.leaving;
}

/** Says whether the others may vote now to let a bot decide for a seat that is asked. */
export function mayVoteProxy(campaign: Campaign, seat: Seat, now: number): boolean {
  const asked = campaign.waiting.find((one) => one.seat === seat);
  return !!asked && isOthers(campaign, seat) && now - moment(asked.since) > campaign.vote_after * 1000;
}

/** Says whether the others may vote now to play the next match without a seat. */
export const mayVoteAbsent = (campaign: Campaign, seat: Seat, now: number): boolean =>
  campaign.phase === 'gathering' && campaign.status === 'playing' && !campaign.seats[seat]?.absent && isOthers(campaign, seat) && now - moment(campaign.moved) > campaign.vote_after * 1000;

const isOthers = (campaign: Campaign, seat: Seat): boolean =>
  campaign.member && campaign.seats[seat]?.kind === 'person' && !campaign.seats[seat]?.you;

/** Returns the fields of a sheet that have one value for each chair, such as the points of everyone. */
export function chairFields(view: View, known: (name: string) => boolean): [name: string, values: Plain[]][] {
  return Object.entries(view.table).flatMap(([name, value]) =>
    known(name) && Array.isArray(value) && value.length === view.seats && value.every((one) => typeof one !== 'object' || one === null)
      ? [[name, value] as [string, Plain[]]]
      : [],
  );
}
