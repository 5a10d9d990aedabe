/** Formats messages with Project Fluent. The page's own texts are built in; a game's texts come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import campaignDe from '../texts/campaign.de.ftl?raw';
import campaignEn from '../texts/campaign.en.ftl?raw';
import de from '../texts/de.ftl?raw';
import en from '../texts/en.ftl?raw';
import type { Lang } from './types';

export type FluentArgs = Record<string, FluentVariable>;

const PAGE: Record<Lang, string> = { en: `${en}\n${campaignEn}`, de: `${de}\n${campaignDe}` };

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly own: string[] = [];

  constructor(
    readonly lang: Lang,
    source = '',
  ) {
    this.bundle = new FluentBundle(lang === 'de' ? 'de-DE' : 'en-GB', { useIsolating: false });
    if (source) {
      const resource = new FluentResource(source);
      this.own = resource.body.map((message) => message.id);
      this.bundle.addResource(resource);
    }
    this.bundle.addResource(new FluentResource(PAGE[lang]), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** Returns the keys of a game's messages with this prefix, in the order of its file. */
  keys(prefix: string): string[] {
    return this.own.filter((key) => key.startsWith(prefix));
  }

  /** Formats a message. A missing message shows its key instead of causing an error. */
  say(key: string, said: FluentArgs = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, said, []) : key;
  }

  /** Formats an attribute of a message, such as a card's printed text; empty if there is none. */
  attribute(key: string, name: string, said: FluentArgs = {}): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, said, []) : '';
  }

  list(words: string[], style: 'conjunction' | 'unit' = 'conjunction'): string {
    return new Intl.ListFormat(this.lang, { type: style, style: style === 'unit' ? 'short' : 'long' }).format(words);
  }
}

export function plainLang(wish: string | undefined | null): Lang {
  return wish?.toLowerCase().startsWith('de') ? 'de' : 'en';
}
