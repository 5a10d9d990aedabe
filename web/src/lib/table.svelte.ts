/** A table as the page holds it: one link a seat held here, the seat that is shown, and what is being looked at. */
import { boards } from '../boards';
import { api } from './api';
import { app, loadStored, saveStored, say } from './app.svelte';
import { isComposed, optionsByRef, mainOption } from './forms';
import { promptOf, type Prompt } from './prompt';
import { SeatLink } from './seatLink.svelte';
import { allowNotifications, notify, showTitle } from './notifications';
import { beep } from './sound';
import { moment } from './time';
import type { ChatLine, Denial, Option, Reveal, Seat, Seen, Table, View } from './types';
import { plain, type Words } from './words';

/** Why-not, as the pop-over shows it. */
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
  /** References a log line or chip points at. */
  echo = $state.raw<string[]>([]);
  question = $state.raw<Question | null>(null);
  drawer = $state.raw<{ rule?: string } | null>(null);
  behind = $state.raw<{ step: number; steps: number; view: View } | null>(null);
  /** The seat the screen is to be handed to. */
  handTo = $state<Seat | null>(null);
  noCurtain = $state(false);
  /** Alternatives somebody pointed at: the chips show these alone. */
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
    this.noCurtain = loadStored(`brassboard.curtain.${id}`, false);
    this.clock = setInterval(() => (this.now = Date.now()), 1000);
    addEventListener('online', this.tryNow);
    void this.load();
  }

  // What is shown

  link = $derived<SeatLink | null>(this.links[this.shown] ?? null);
  live = $derived<View | null>(this.link?.view ?? null);
  view = $derived<View | null>(this.behind?.view ?? this.live);
  game = $derived(this.table?.game ?? '');
  held = $derived((this.table?.seats ?? []).filter((chair) => chair.you || chair.here).map((chair) => chair.seat));
  spectator = $derived(this.link?.seat === null);
  words = $derived<Words>(app.words(this.game, (seat) => this.nameOf(seat), (kind, id) => this.naming(kind, id)));
  curtain = $derived(this.handTo !== null);
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
  /** The options on offer; none while looking back, while an answer is on its way, behind the curtain. */
  options = $derived<Option[]>(
    this.behind || this.curtain || this.link?.busy || this.link?.line === 'trying' || this.link?.line === 'offline'
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

  /** What the game's board calls a thing. Board and table are looked up when asked: a new view makes no new words. */
  private naming(kind: string, id: string): string {
    const { view, board } = this;
    return view ? (boards[this.game]?.naming?.(kind, id, view, board) ?? '') : '';
  }

  // Coming and going

  async load(): Promise<void> {
    try {
      this.seeTable(await api.table(this.id));
    } catch {
      this.missing = true;
      return;
    }
    const game = this.table!.game;
    void app.loadTexts(game, app.lang);
    try {
      this.board = await api.board(game);
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
      if (wanted.length > 1 && table.status === 'playing' && !this.noCurtain) this.handTo = wanted[this.shown] ?? null;
    }
  }

  // Hotseat

  /** A seat is newly asked: call the player. */
  asked(link: SeatLink, live: boolean): void {
    if (!live) return;
    if (app.settings.sound) beep('turn');
    if (app.settings.notify)
      notify(say('signal-turn', { game: this.words.title }), plain(this.words.prompt(link.view!.decision!)));
  }

  /** Whose turn at this screen it is, if it is not the shown seat's. Each seat hears by its own socket: wait for all. */
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
    if (this.noCurtain) this.shown = this.links.indexOf(next);
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
    if (this.noCurtain) this.shown = place;
    else this.handTo = seat;
  }

  liftCurtain(): void {
    this.noCurtain = true;
    saveStored(`brassboard.curtain.${this.id}`, true);
    this.takeScreen();
  }

  // Choosing

  /** Take these options. In a question for one of them, several are alternatives: the chips ask which. */
  choose = (texts: string[]): void => {
    const decision = this.live?.decision;
    if (!decision || !this.options.length || !texts.length) return;
    const batch = isComposed(decision.shape) || decision.shape.kind === 'spread' || decision.shape.kind === 'path';
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

  /** Why not? The thing pointed at may be meant by several verbs: the first refusal that says something is shown. */
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

  /** Where the pointer last went down: the pop-over opens there if nothing has the focus. */
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

  /** What would come of an option. A decision's options are asked once each. */
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

  /** The windows this seat lets pass, as the server keeps them. */
  ordersOf(seat: Seat | null): string[] {
    return this.table?.orders?.[String(seat)] ?? [];
  }

  order(moment: string, pass: boolean): void {
    const link = this.link;
    if (!this.table || !link || link.seat === null || !link.socket.order(moment, pass)) return;
    const mine = this.ordersOf(link.seat).filter((one) => one !== moment);
    this.table = { ...this.table, orders: { ...this.table.orders, [String(link.seat)]: pass ? [...mine, moment] : mine } };
  }

  // What is heard

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

  // Viewport back

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

  /** Since when the table waits. */
  get waitsSince(): number {
    return Math.max(this.link?.askedAt ?? 0, moment(this.table?.moved));
  }

  /** Whether to call the player when it is his turn; what the browser answers is what the switch then shows. */
  async setNotifications(want: boolean): Promise<boolean> {
    const allowed = want && (await allowNotifications());
    if (want && !allowed) app.toast('warn', say('notify-refused'));
    app.set({ notify: allowed });
    return allowed;
  }
}
