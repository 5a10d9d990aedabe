/** The state of an open table: one connection for each seat played on this screen, the seat that is shown, and what the player looks at. */
import { boards } from '../boards';
import { api } from './api';
import { app, loadStored, saveStored, say } from './app.svelte';
import { isComposed, optionsByRef, mainOption } from './forms';
import { promptOf, type Prompt } from './prompt';
import { SeatLink } from './seatLink.svelte';
import { allowNotifications, notify, showTitle } from './notifications';
import { beep } from './sound';
import { moment } from './time';
import type { Campaign, ChatLine, Denial, Option, Reveal, Seat, Seen, Table, View } from './types';
import { plain, type Words } from './words';

/** The question "why not?" and its answer, as the pop-over shows them. */
export interface Question {
  what: string;
  denial: Denial | null;
  asking: boolean;
  anchor: { x: number; y: number };
  back: HTMLElement | null;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  links = $state.raw<SeatLink[]>([]);
  shown = $state(0);
  board = $state.raw<unknown>(null);
  chat = $state.raw<ChatLine[]>([]);
  reveal = $state.raw<Reveal | null>(null);
  missing = $state(false);
  /** Where the campaign of a finished match continues. */
  next = $state.raw<{ campaign: string; table: string | null } | null>(null);
  /** The references of the log line or chip under the pointer. The board marks them. */
  echo = $state.raw<string[]>([]);
  question = $state.raw<Question | null>(null);
  drawer = $state.raw<{ rule?: string } | null>(null);
  behind = $state.raw<{ step: number; steps: number; view: View } | null>(null);
  /** The seat the screen must be handed to; null while a player looks at it. */
  handTo = $state<Seat | null>(null);
  skipsHandOver = $state(false);
  /** The options of a thing that was pressed and has several. Only these are shown as chips. */
  narrowed = $state.raw<string[] | null>(null);
  now = $state(Date.now());
  private clock: ReturnType<typeof setInterval>;
  private handing: ReturnType<typeof setTimeout> | undefined;
  private readonly seatWish: Seat | null;

  constructor(
    readonly id: string,
    seat: Seat | null = null,
  ) {
    this.seatWish = seat;
    this.skipsHandOver = loadStored(`brassboard.curtain.${id}`, false);
    this.clock = setInterval(() => (this.now = Date.now()), 1000);
    addEventListener('online', this.tryNow);
    void this.load();
  }

  // What is shown

  link = $derived<SeatLink | null>(this.links[this.shown] ?? null);
  live = $derived<View | null>(this.link?.view ?? null);
  view = $derived<View | null>(this.behind?.view ?? this.live);
  game = $derived(this.table?.game ?? '');
  /** The campaign this table belongs to. */
  campaignId = $derived(this.table?.kind === 'ledger' ? this.table.id : (this.table?.campaign?.id ?? ''));
  /** Whose open gates say which texts and rules are known here: the campaign's, or its own if its game could be played as a campaign. */
  reader = $derived(this.campaignId || (app.game(this.game)?.campaign ? (this.table?.id ?? '') : ''));
  /** The id of the board: a campaign's is that of its own rules. */
  boardId = $derived(this.table?.kind === 'ledger' ? (this.live?.game ?? '') : this.game);
  held = $derived((this.table?.seats ?? []).filter((chair) => chair.you || chair.here).map((chair) => chair.seat));
  spectator = $derived(this.link?.seat === null);
  words = $derived<Words>(app.words(this.game, (seat) => this.nameOf(seat), (kind, id) => this.naming(kind, id), this.reader));
  prompt = $derived<Prompt>(
    promptOf({
      table: this.table,
      view: this.live,
      line: this.link?.line ?? 'new',
      refusal: this.link?.refusal ?? null,
      committed: this.link?.committed ?? false,
      behind: this.behind && { step: this.behind.step, steps: this.behind.steps },
      waitedMs: this.now - (this.link?.askedAt ?? this.now),
    }),
  );
  /** The offered options. There are none during a replay, while an answer is on its way, and while the screen is handed over. */
  options = $derived<Option[]>(
    this.behind || this.handTo !== null || this.link?.busy || this.link?.line === 'trying' || this.link?.line === 'offline' || this.table?.status === 'over'
      ? []
      : (this.live?.decision?.options ?? []),
  );
  lit = $derived(optionsByRef(this.options));
  main = $derived(this.live?.decision && this.options.length ? mainOption(this.live.decision) : null);
  whole = $derived(
    !!this.table && this.held.length > 0 &&
      (this.table.status === 'over' || this.table.seats.every((chair) => chair.kind !== 'person' || chair.you || chair.here)),
  );

  nameOf(seat: Seat): string {
    const chair = this.table?.seats[seat];
    if (chair?.kind === 'open') return say('seat-open');
    if (chair?.kind === 'bot' && (!chair.name || chair.name === chair.bot)) return say('bot-name', { number: seat + 1 });
    if (chair?.here && chair.name === app.me.name) return say('player', { number: seat + 1 });
    return chair?.name || say('player', { number: seat + 1 });
  }

  /** Returns the board's name for a thing. Board and view are read only when asked, so that a new view does not create new `Words`. */
  private naming(kind: string, id: string): string {
    const { view, board } = this;
    return view ? (boards[this.boardId]?.naming?.(kind, id, view, board) ?? '') : '';
  }

  // Loading and closing

  async load(): Promise<void> {
    try {
      this.seeTable(await api.table(this.id));
    } catch {
      this.missing = true;
      return;
    }
    await this.loadBoard();
  }

  private async loadBoard(): Promise<void> {
    const { game, reader } = this;
    void app.loadTexts(game, app.lang, reader);
    if (reader) void app.loadGames(reader);
    try {
      this.board = await api.board(game, { campaign: reader });
    } catch {
      this.board = null;
    }
  }

  close(): void {
    clearInterval(this.clock);
    clearTimeout(this.handing);
    removeEventListener('online', this.tryNow);
    for (const link of this.links) link.socket.close();
    showTitle('Brassboard', false);
  }

  tryNow = (): void => {
    for (const link of this.links) link.socket.tryNow();
  };

  seeTable(table: Table): void {
    this.table = table;
    const wanted: (Seat | null)[] = this.held.length ? this.held : [null];
    if (JSON.stringify(this.links.map((link) => link.seat)) !== JSON.stringify(wanted)) {
      const old = this.links;
      for (const link of old) if (!wanted.includes(link.seat)) link.socket.close();
      this.links = wanted.map((seat) => old.find((link) => link.seat === seat) ?? new SeatLink(this, seat));
      const wish = wanted.indexOf(this.seatWish);
      this.shown = Math.max(0, wish);
      const hides = table.kind === 'ledger' ? table.yours : table.status === 'playing';
      if (wanted.length > 1 && hides && !this.skipsHandOver) this.handTo = wanted[this.shown] ?? null;
    }
  }

  // Hotseat

  /** Calls the player of a seat that has just been asked something. */
  asked(link: SeatLink, live: boolean): void {
    if (!live) return;
    if (app.settings.sound) beep('turn');
    if (app.settings.notify)
      notify(say('signal-turn', { game: this.words.title }), plain(this.words.prompt(link.view!.decision!)));
  }

  /** Hands the screen to the seat that is asked now. Waits a moment, because each seat has its own socket and their messages arrive apart. */
  handOver(): void {
    if (this.links.length < 2) return;
    clearTimeout(this.handing);
    this.handing = setTimeout(() => this.handOverNow(), 60);
  }

  private handOverNow(): void {
    if (this.behind || this.live?.result) return;
    const asked = this.links.filter((link) => link.view?.decision);
    const shown = this.links[this.shown];
    if (!asked.length || !shown) return;
    const next = asked.includes(shown) ? shown : (asked.find((link) => link.seat === this.handTo) ?? asked[0]!);
    if (next === shown && this.handTo === null) return;
    if (this.skipsHandOver) this.shown = this.links.indexOf(next);
    else this.handTo = next.seat;
  }

  takeScreen(): void {
    const place = this.links.findIndex((link) => link.seat === this.handTo);
    this.handTo = null;
    this.narrowed = null;
    this.question = null;
    this.echo = [];
    if (place >= 0) this.shown = place;
  }

  show(seat: Seat): void {
    const place = this.links.findIndex((link) => link.seat === seat);
    if (place < 0 || place === this.shown) return;
    if (this.skipsHandOver) this.shown = place;
    else this.handTo = seat;
  }

  skipHandOver(): void {
    this.skipsHandOver = true;
    saveStored(`brassboard.curtain.${this.id}`, true);
    this.takeScreen();
  }

  // Answers

  /** Answers with these options. If only one can be chosen, several are alternatives, and the chips ask which one is meant. */
  choose = (texts: string[]): void => {
    const decision = this.live?.decision;
    if (!decision || !this.options.length || !texts.length) return;
    const batch = isComposed(decision.shape) || ['order', 'spread', 'path'].includes(decision.shape.kind);
    if (texts.length > 1 && !batch) {
      this.narrowed = texts;
      return;
    }
    this.narrowed = null;
    this.question = null;
    this.link?.take(texts);
  };

  undo = (): void => {
    this.narrowed = null;
    this.link?.undo();
  };

  /** Asks why a thing cannot be chosen. Several actions may be meant; the first refusal that explains something is shown. */
  ask = (ref: string, choice?: string): void => {
    const choices = choice ? [choice] : this.words.choicesAt(ref, this.options);
    void this.explain(this.words.nameRef(ref), choices);
  };

  async explain(what: string, choices: string[]): Promise<void> {
    const focused = document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement ? document.activeElement : null;
    const box = focused && focused !== document.body ? focused.getBoundingClientRect() : null;
    const anchor = box ? { x: box.left + box.width / 2, y: box.top } : this.pointed;
    const back = focused as HTMLElement | null;
    this.question = { what, denial: null, asking: true, anchor, back };
    const denial = await this.firstDenial(choices);
    if (this.question?.what === what) this.question = { what, denial, asking: false, anchor, back };
  }

  /** Where the pointer was last pressed. The pop-over opens there if nothing has the focus. */
  pointed = { x: 400, y: 300 };

  private async firstDenial(choices: string[]): Promise<Denial | null> {
    const socket = this.link?.socket;
    const usual: Denial = { rule: this.live?.decision?.rule ?? '', key: this.live?.decision ? 'not-now' : 'not-asked', args: {} };
    if (!socket || this.spectator) return usual;
    const late = new Promise<Denial>((answer) => setTimeout(() => answer(usual), 4000));
    let found: Denial | null = null;
    for (const choice of choices.slice(0, 4)) {
      try {
        const denial = await Promise.race([socket.why(choice), late]);
        if (denial && (!found || found.key.endsWith('not-now') || found.key.endsWith('no-candidate'))) found = denial;
      } catch {
        return found ?? usual;
      }
    }
    return found ?? usual;
  }

  /** Returns the events an option would cause. Each option of a decision is asked once. */
  would = async (text: string): Promise<readonly Seen[]> => {
    const number = this.live?.decision?.number ?? -1;
    const socket = this.link?.socket;
    if (!socket || number < 0 || this.spectator) return [];
    if (this.foreseen.number !== number) this.foreseen = { number, of: new Map() };
    const known = this.foreseen.of.get(text);
    if (known) return known;
    const asked = socket.would(text).catch(() => []);
    this.foreseen.of.set(text, asked);
    return asked;
  };

  private foreseen = { number: -1, of: new Map<string, Promise<readonly Seen[]>>() };

  // Standing orders

  /** Returns the kinds of reactions this seat passes automatically, as stored by the server. */
  ordersOf(seat: Seat | null): string[] {
    return this.table?.orders?.[String(seat)] ?? [];
  }

  order(moment: string, pass: boolean): void {
    const link = this.link;
    if (!this.table || !link || link.seat === null || !link.socket.order(moment, pass)) return;
    const mine = this.ordersOf(link.seat).filter((one) => one !== moment);
    this.table = { ...this.table, orders: { ...this.table.orders, [String(link.seat)]: pass ? [...mine, moment] : mine } };
  }

  // Messages from the server

  hearChat(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.n, line]));
    for (const line of lines) known.set(line.n, line);
    this.chat = [...known.values()].sort((a, b) => a.n - b.n);
  }

  hearUndo(granted: boolean): void {
    app.toast(granted ? 'good' : 'warn', say(granted ? 'undo-granted' : 'undo-refused'));
  }

  hearNudge(): void {
    app.toast('warn', say('nudged'));
    if (app.settings.sound) beep('turn');
    if (app.settings.notify) notify(say('signal-turn', { game: this.words.title }), say('nudged'));
  }

  /** Takes note of news about a campaign. A match has its own page, which needs none. */
  hearCampaign(_campaign: Campaign): void {}

  /** Gets the texts, board and rules that have just been opened. */
  hearGates(): void {
    app.forgetSealed(this.game, this.reader);
    void this.loadBoard();
  }

  // Replay

  async lookAt(step: number): Promise<void> {
    const link = this.link;
    if (!link) return;
    try {
      const seen = await api.replay(this.id, link.seat, step);
      this.behind = { step: seen.step, steps: seen.steps, view: { ...seen.view, decision: null } };
      this.question = null;
    } catch (error) {
      app.fail(error);
    }
  }

  goLive(): void {
    this.behind = null;
    this.handOver();
  }

  async playOn(): Promise<void> {
    if (!this.behind) return;
    try {
      const made = await api.fork(this.id, this.behind.step, this.link?.seat ?? null);
      app.go(`/t/${made.id}`);
    } catch (error) {
      app.fail(error);
    }
  }

  /** Since when the table waits, in milliseconds since 1970. */
  get waitsSince(): number {
    return Math.max(this.link?.askedAt ?? 0, moment(this.table?.moved));
  }

  /** Turns notifications on or off. Returns whether they are on, because the browser may refuse. */
  async setNotifications(want: boolean): Promise<boolean> {
    const allowed = want && (await allowNotifications());
    if (want && !allowed) app.toast('warn', say('notify-refused'));
    app.set({ notify: allowed });
    return allowed;
  }
}
