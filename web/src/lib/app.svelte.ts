/** State shared by the whole page: the user, language, settings, games and their texts, toasts, the current route. */
import { api, ApiError, UNREACHABLE } from './api';
import { plainLang, Texts, type FluentArgs } from './texts';
import type { GameInfo, Lang, Me, Refusal } from './types';
import { Words, type NameOfSeat } from './words';

export interface Settings {
  sound: boolean;
  motion: 'auto' | 'off';
  confirmEnd: boolean;
  notify: boolean;
  listAll: boolean;
  /** Show the board as lists, as games without a board of their own are shown. */
  plainBoard: boolean;
}

export interface Toast {
  id: number;
  kind: 'good' | 'warn' | 'bad';
  text: string;
}

export type Route =
  | { page: 'lobby'; table?: string }
  | { page: 'table'; id: string; seat: number | null }
  | { page: 'join'; id: string; token: string }
  | { page: 'link'; token: string }
  | { page: 'rules'; game: string }
  | { page: 'campaigns' }
  /** `token` is null unless the address is an invitation; a listed campaign needs none. */
  | { page: 'campaign'; id: string; seat: number | null; token: string | null };

const KEPT = 'brassboard.settings';
const USUAL: Settings = { sound: false, motion: 'auto', confirmEnd: false, notify: false, listAll: false, plainBoard: false };

export function loadStored<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : usual;
  } catch {
    return usual;
  }
}

export function saveStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may forbid storage; the setting then lasts as long as the page.
  }
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, one = '', two = '', three = ''] = path.split('/').map(decodeURIComponent);
  const seat = new URLSearchParams(query).get('seat');
  if (page === 't' && one) return { page: 'table', id: one, seat: seat === null ? null : Number(seat) };
  if (page === 'join' && one) return { page: 'join', id: one, token: two };
  if (page === 'link' && one) return { page: 'link', token: one };
  if (page === 'rules' && one) return { page: 'rules', game: one };
  if (page === 'campaigns') return { page: 'campaigns' };
  if (page === 'c' && one) return { page: 'campaign', id: one, seat: seat === null ? null : Number(seat), token: two === 'join' ? three : null };
  if (page === 'new' && one) return { page: 'lobby', table: one };
  return { page: 'lobby' };
}

/** Texts are kept for each campaign, because each has opened others. */
const textKey = (game: string, lang: Lang, campaign: string): string => `${game}/${lang}/${campaign}`;

class App {
  me = $state<Me>({ name: '', lang: plainLang(typeof navigator === 'undefined' ? 'en' : navigator.language) });
  settings = $state<Settings>({ ...USUAL, ...loadStored<Partial<Settings>>(KEPT, {}) });
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  down = $state(false);
  route = $state.raw<Route>({ page: 'lobby' });
  toasts = $state<Toast[]>([]);
  width = $state(typeof window === 'undefined' ? 1280 : window.innerWidth);
  private sources = $state.raw<Record<string, string>>({});
  /** The games as a campaign knows them: without what lies behind its closed gates. */
  private gamesIn = $state.raw<Record<string, GameInfo[]>>({});
  private loading = new Set<string>();
  private toastCount = 0;

  lang = $derived<Lang>(this.me.lang);
  texts = $derived(new Texts(this.me.lang));
  phone = $derived(this.width < 800);
  tablet = $derived(this.width >= 800 && this.width < 1200);
  still = $derived(
    this.settings.motion === 'off' ||
      (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches),
  );

  async start(): Promise<void> {
    if (location.pathname.length > 1) history.replaceState(null, '', `/#${location.pathname}${location.search}`);
    this.route = routeOf(location.hash);
    addEventListener('hashchange', () => (this.route = routeOf(location.hash)));
    addEventListener('resize', () => (this.width = window.innerWidth));
    await this.connect();
  }

  /** Asks the server for the user and the games. Tries again until it answers. */
  async connect(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), api.games()]);
      const wished = loadStored<Lang | null>('brassboard.lang', null) ?? (me.lang ? plainLang(me.lang) : this.me.lang);
      this.me = { name: me.name ?? '', lang: wished };
      this.games = games;
      this.down = false;
      // Lobby cards that grow when their texts arrive would move away from under the pointer, so the texts are loaded first.
      if (this.route.page === 'lobby' || this.route.page === 'campaigns') await Promise.all(games.map((game) => this.loadTexts(game.id, wished)));
      this.ready = true;
    } catch {
      this.down = true;
      setTimeout(() => void this.connect(), 2000);
    }
  }

  go(hash: string): void {
    location.hash = hash;
  }

  // Texts

  game(id: string, campaign = ''): GameInfo | undefined {
    return (this.gamesIn[campaign] ?? this.games).find((game) => game.id === id);
  }

  /** Returns a game's words in the current language, with those that a campaign has opened. They are fetched the first time they are needed. */
  words(game: string, nameOfSeat: NameOfSeat = (seat) => this.texts.say('player', { number: seat + 1 }), naming?: (kind: string, id: string) => string, campaign = ''): Words {
    const key = textKey(game, this.lang, campaign);
    const source = this.sources[key];
    if (game && !this.loading.has(key)) void this.loadTexts(game, this.lang, campaign);
    return new Words(game, new Texts(this.lang, source ?? ''), nameOfSeat, this.game(game, campaign)?.verbs ?? {}, naming);
  }

  async loadTexts(game: string, lang: Lang, campaign = ''): Promise<void> {
    const key = textKey(game, lang, campaign);
    if (this.loading.has(key)) return;
    this.loading.add(key);
    try {
      const source = await api.texts(game, lang, { campaign });
      this.sources = { ...this.sources, [key]: source };
    } catch {
      setTimeout(() => this.loading.delete(key), 3000);
    }
  }

  async loadGames(campaign: string): Promise<void> {
    try {
      this.gamesIn = { ...this.gamesIn, [campaign]: await api.games({ campaign }) };
    } catch {
      // Without them a question "why not?" knows fewer actions; everything else works.
    }
  }

  /** Lets the texts of a campaign be fetched again, because more of them are open now. The old ones are shown until then. */
  forgetSealed(game: string, campaign: string): void {
    for (const lang of ['en', 'de'] as const) this.loading.delete(textKey(game, lang, campaign));
  }

  // Settings

  set(change: Partial<Settings>): void {
    Object.assign(this.settings, change);
    saveStored(KEPT, this.settings);
  }

  async setLanguage(lang: Lang): Promise<void> {
    this.me.lang = lang;
    saveStored('brassboard.lang', lang);
    await this.saveMe();
  }

  async rename(name: string): Promise<void> {
    this.me.name = name.trim().slice(0, 40);
    await this.saveMe();
  }

  private async saveMe(): Promise<void> {
    try {
      await api.rename(this.me);
    } catch (error) {
      this.fail(error);
    }
  }

  // Toasts

  toast(kind: Toast['kind'], text: string): void {
    const id = ++this.toastCount;
    this.toasts = [...this.toasts, { id, kind, text }].slice(-2);
    setTimeout(() => (this.toasts = this.toasts.filter((one) => one.id !== id)), 4000);
  }

  fail(error: unknown): void {
    this.toast('bad', this.explain(error));
  }

  /** Returns the text that explains an error. */
  explain(error: unknown): string {
    if (!(error instanceof ApiError)) return this.texts.say('error-unknown', { code: String(error) });
    return this.refusalText(error.refusal);
  }

  /** Returns the page's text for a refusal of the server, or the server's own text if the page has none. */
  refusalText({ code, what }: Refusal): string {
    if (code === UNREACHABLE) return this.texts.say('error-down');
    const key = `error-${code}`;
    if (this.texts.has(key)) return this.texts.say(key, { what: what ?? '' });
    return what || this.texts.say('error-unknown', { code });
  }
}

export const app = new App();

/** Returns a text of the page in the current language. */
export const say = (key: string, said: FluentArgs = {}): string => app.texts.say(key, said);
