/** Rules of a game, loaded from the server and cached. The first text of an entry is its headline. */
import { api } from './api';
import type { Lang, Reader, RuleEntry } from './types';

const known = new Map<string, Promise<RuleEntry | null>>();

export function ruleOf(game: string, id: string, lang: Lang, reader: Reader = {}): Promise<RuleEntry | null> {
  const key = `${game}/${id}/${lang}/${reader.campaign ?? ''}/${reader.view ?? ''}`;
  const found = known.get(key) ?? api.rule(game, id, lang, reader).catch(() => {
    known.delete(key);
    return null;
  });
  known.set(key, found);
  return found;
}

export function textsOf(entry: RuleEntry & { text?: string; headline?: string }): [string, string][] {
  if (Array.isArray(entry.texts)) return entry.texts;
  return [['text', entry.text ?? entry.headline ?? '']];
}

/** Splits a text at the words searched for. Every second piece is a match. */
export function marked(text: string, search: string): string[] {
  const words = search.trim().split(/\s+/).filter((word) => word.length > 1);
  if (!words.length) return [text];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${pattern})`, 'gi'));
}
