/** Writes a value of a view as text, for parts that show any game as lists. */
import { say } from './app.svelte';
import type { Plain } from './types';
import type { Words } from './words';

/** Kinds of things whose ids stand in views as plain texts. */
const KINDS = ['card', 'slot', 'upgrade', 'room', 'item'];

export function valueText(words: Words, value: Plain): string {
  if (value === null || value === '') return say('none');
  if (Array.isArray(value)) {
    if (!value.length) return say('none');
    if (value.every((one) => one === '')) return say('hidden-cards', { count: value.length });
    if (value.every((one) => typeof one !== 'object')) return value.map((one) => thing(words, one)).join(', ');
    return say('things', { count: value.length });
  }
  return typeof value === 'object' ? '' : thing(words, value);
}

function thing(words: Words, value: Plain): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value !== 'string') return String(value);
  return value === '' ? '?' : (KINDS.map((kind) => words.name(kind, value)).find((name) => name !== value) ?? value);
}
