/** Converts times as the server sends them (seconds or a date as text) and says how long ago they were. */
import type { Texts } from './texts';
import type { Lang } from './types';

export function moment(value: number | string | null | undefined): number {
  if (value == null) return 0;
  if (typeof value === 'string') return Date.parse(value) || 0;
  return value < 1e12 ? value * 1000 : value;
}

/** Writes a moment of the server as a date, as people of this language write it. */
export const dateText = (at: number, lang: Lang, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', style).format(moment(at));

/** Returns the time between two moments as a short text: "0:40", "3 min", "2 h", "4 days". */
export function since(then: number, now: number, t: Texts): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds < 120) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds < 7200) return t.say('since-minutes', { n: Math.round(seconds / 60) });
  if (seconds < 172_800) return t.say('since-hours', { n: Math.round(seconds / 3600) });
  return t.say('since-days', { n: Math.round(seconds / 86_400) });
}
