/**
 * The WebSocket of one seat. It greets the server with the numbers of the last event and chat line it knows, and gets what it
 * missed. At most one action waits for an answer.
 *
 * An action that was sent when the connection broke is neither lost nor repeated, because it carries the number of its decision:
 * if the new state still asks that number, the action is sent again, otherwise it has arrived. An action or greeting without an
 * answer counts as a broken connection. An action that stays unanswered after that is given up, and the player is told.
 */
import type { Campaign, ChatLine, Denial, FromServer, Refusal, Reveal, Seat, Seen, Table, ToServer, View } from './types';

export type Line = 'new' | 'live' | 'trying' | 'offline' | 'back' | 'elsewhere' | 'refused';

export interface WebSocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: { data: any }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: any) => void) | null;
}

/** Called by the socket when something arrives. */
export interface SocketListener {
  line(line: Line): void;
  view(view: View): void;
  events(events: Seen[]): void;
  withdrawn(numbers: number[]): void;
  chat(lines: ChatLine[]): void;
  table(table: Table): void;
  done(what: Sent): void;
  refused(what: Sent, error: Refusal): void;
  undoAsked(seat: Seat): void;
  undoAnswered(granted: boolean): void;
  reveal(reveal: Reveal): void;
  nudged(): void;
  /** Something of the campaign has changed. */
  campaign(campaign: Campaign): void;
  /** The campaign has opened spoiler gates: there are more texts and rules than before. */
  gates(gates: string[]): void;
  /** The campaign continues at this table, or with decisions. */
  next(campaign: string, table: string | null): void;
}

export type Sent = 'take' | 'undo' | 'consent' | 'chat' | 'order' | 'nudge';

interface Waiting {
  message: ToServer & { ref: number };
  sent: boolean;
  /** When the action was sent last, and how often it was not answered in time. */
  sentAt: number;
  unanswered: number;
}

const BACKOFF = [300, 800, 1500, 3000, 6000, 10_000];
const OFFLINE_AFTER = 20_000;
const BACK_FOR = 4_000;
const PING_EVERY = 25_000;
const SILENCE = 40_000;
const ANSWER_WITHIN = 15_000;
const MOST_UNANSWERED = 2;
const FINAL: Record<number, Line> = { 4401: 'refused', 4403: 'refused', 4404: 'refused', 4409: 'elsewhere' };

export class SeatSocket {
  line: Line = 'new';
  /** The numbers of the last known event and chat line. */
  events = 0;
  chat = 0;

  private wire: WebSocketLike | null = null;
  private tries = 0;
  private brokenAt = 0;
  private heardAt = 0;
  private ref = 0;
  private number = 0;
  private pending: Waiting | null = null;
  private readonly asked = new Map<number, (denial: Denial | null, would?: readonly Seen[]) => void>();
  private readonly sent = new Map<number, Sent>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: SocketListener,
    private readonly make: (url: string) => WebSocketLike = (address) => new WebSocket(address) as unknown as WebSocketLike,
    private readonly now: () => number = () => Date.now(),
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
    this.pulse ??= setInterval(() => this.beat(), 5_000);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.later);
    clearInterval(this.pulse);
    this.pulse = undefined;
    this.drop();
  }

  /** Reconnects at once: for the button "Try now" and when the browser is online again. */
  tryNow(): void {
    if (this.line === 'live' || this.line === 'back') return;
    this.tries = 0;
    this.connect();
  }

  get busy(): boolean {
    return this.pending !== null;
  }

  // Messages a player sends

  /** Answers the decision. Returns false if another action still waits for its answer. */
  take(number: number, choices: string[]): boolean {
    return this.act({ t: 'take', ref: this.next(), number, choices });
  }

  undo(): boolean {
    return this.act({ t: 'undo', ref: this.next() });
  }

  consent(yes: boolean): void {
    this.say({ t: 'consent', ref: this.next(), yes }, 'consent');
  }

  sendChat(text: string): boolean {
    return this.say({ t: 'chat', ref: this.next(), text }, 'chat');
  }

  order(moment: string, pass: boolean): boolean {
    return this.say({ t: 'order', ref: this.next(), moment, pass }, 'order');
  }

  nudge(): void {
    this.say({ t: 'nudge', ref: this.next() }, 'nudge');
  }

  why(choice: string): Promise<Denial | null> {
    return this.question(choice, (denial) => denial);
  }

  /** Asks which events a choice would cause, as far as the server can tell in advance. */
  would(choice: string): Promise<readonly Seen[]> {
    return this.question(choice, (_, would) => would ?? []);
  }

  private question<T>(choice: string, read: (denial: Denial | null, would?: readonly Seen[]) => T): Promise<T> {
    const ref = this.next();
    return new Promise((answer, fail) => {
      if (!this.live) return fail(new Error('offline'));
      this.asked.set(ref, (denial, would) => answer(read(denial, would)));
      this.post({ t: 'why', ref, choice });
    });
  }

  // Inside

  private get live(): boolean {
    return this.line === 'live' || this.line === 'back';
  }

  private next(): number {
    return ++this.ref;
  }

  private act(message: ToServer & { ref: number }): boolean {
    if (this.pending) return false;
    this.pending = { message, sent: false, sentAt: 0, unanswered: 0 };
    if (this.live) this.flush();
    return true;
  }

  private say(message: ToServer & { ref: number }, what: Sent): boolean {
    if (!this.live) return false;
    this.sent.set(message.ref, what);
    this.post(message);
    return true;
  }

  private flush(): void {
    if (!this.pending) return;
    this.pending.sent = true;
    this.pending.sentAt = this.now();
    this.sent.set(this.pending.message.ref, this.pending.message.t as Sent);
    this.post(this.pending.message);
  }

  private post(message: ToServer): void {
    this.wire?.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const wire = this.make(this.url);
    this.wire = wire;
    this.heardAt = this.now();
    wire.onopen = () => wire === this.wire && this.post({ t: 'hello', events: this.events, chat: this.chat });
    wire.onmessage = (event) => wire === this.wire && this.hear(JSON.parse(String(event.data)) as FromServer);
    wire.onclose = (event) => wire === this.wire && this.broken(event.code);
    wire.onerror = () => undefined;
  }

  private drop(): void {
    const old = this.wire;
    this.wire = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    try {
      old.close();
    } catch {
      // The socket was never open.
    }
  }

  private broken(code: number): void {
    this.wire = null;
    this.asked.clear();
    if (this.closed) return;
    const final = FINAL[code];
    if (final) return this.tell(final);
    if (this.line === 'live' || this.line === 'back' || this.line === 'new') {
      this.brokenAt = this.now();
      this.tell('trying');
    } else if (this.now() - this.brokenAt > OFFLINE_AFTER) this.tell('offline');
    const wait = BACKOFF[Math.min(this.tries++, BACKOFF.length - 1)]!;
    this.retry = setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
  }

  private beat(): void {
    if (this.line === 'trying' && this.now() - this.brokenAt > OFFLINE_AFTER) this.tell('offline');
    if (!this.wire) return;
    const silent = this.now() - this.heardAt;
    const waiting = this.live && this.pending?.sent ? this.pending : null;
    const unanswered = waiting !== null && this.now() - waiting.sentAt > ANSWER_WITHIN;
    if (unanswered) waiting.unanswered += 1;
    if (unanswered || silent > SILENCE) {
      this.drop();
      this.broken(1006);
    } else if (this.live && silent > PING_EVERY) this.post({ t: 'ping' });
  }

  private tell(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.listener.line(line);
  }

  private hear(message: FromServer): void {
    this.heardAt = this.now();
    switch (message.t) {
      case 'state':
        return this.onState(message);
      case 'ok':
        return this.answered(message.ref, null);
      case 'no':
        return this.answered(message.ref, message.error);
      case 'why':
        this.asked.get(message.ref)?.(message.denial, message.would);
        this.asked.delete(message.ref);
        return;
      case 'chat':
        if (message.line.n <= this.chat) return;
        this.chat = message.line.n;
        return this.listener.chat([message.line]);
      case 'table':
        return this.listener.table(message.table);
      case 'undo_asked':
        return this.listener.undoAsked(message.seat);
      case 'undo_answered':
        return this.listener.undoAnswered(message.granted);
      case 'reveal':
        return this.listener.reveal(message);
      case 'nudge':
        return this.listener.nudged();
      case 'campaign':
        return this.listener.campaign(message.campaign);
      case 'gates':
        return this.listener.gates(message.gates);
      case 'next':
        return this.listener.next(message.campaign, message.table);
    }
  }

  private onState(message: Extract<FromServer, { t: 'state' }>): void {
    const events = message.events ?? [];
    const chat = (message.chat ?? []).filter((line) => line.n > this.chat);
    this.events = Math.max(this.events, events.at(-1)?.n ?? 0);
    this.chat = chat.at(-1)?.n ?? this.chat;
    if (message.table) this.listener.table(message.table);
    if (events.length) this.listener.events(events);
    if (message.withdrawn) this.listener.withdrawn(message.withdrawn);
    if (chat.length) this.listener.chat(chat);
    if (message.view) {
      this.number = message.view.number;
      this.listener.view(message.view);
    }
    if (message.reveal) this.listener.reveal(message.reveal);
    if (!this.live) this.resumed();
    if (message.ok !== undefined) this.answered(message.ok, null);
  }

  private resumed(): void {
    const first = this.line === 'new';
    this.tries = 0;
    this.tell(first ? 'live' : 'back');
    clearTimeout(this.later);
    if (!first) this.later = setTimeout(() => this.line === 'back' && this.tell('live'), BACK_FOR);
    const waiting = this.pending;
    if (!waiting) return;
    if (waiting.message.t === 'take' && waiting.message.number !== this.number) {
      this.pending = null;
      if (waiting.sent) this.listener.done('take'); // The new state no longer asks this decision, so the answer has arrived.
      else this.listener.refused('take', { code: 'stale' });
    } else if (waiting.message.t === 'undo' && waiting.sent) {
      this.pending = null;
      this.listener.done('undo'); // The view shows whether it arrived. Sending it again could undo twice.
    } else if (waiting.unanswered >= MOST_UNANSWERED) {
      this.pending = null;
      this.listener.refused('take', { code: 'unanswered' });
    } else this.flush();
  }

  private answered(ref: number, error: Refusal | null): void {
    const what = this.sent.get(ref);
    this.sent.delete(ref);
    if (this.pending?.message.ref === ref) this.pending = null;
    const asking = this.asked.get(ref);
    if (asking) {
      this.asked.delete(ref);
      return asking(error?.denial ?? null);
    }
    if (!what) return;
    if (error) this.listener.refused(what, error);
    else this.listener.done(what);
  }
}
