/** The connection of one seat: what the seat knows, kept up to date by its socket, and the answers it gives. */
import { app, say } from './app.svelte';
import { sealedBetween } from './prompt';
import { SeatSocket, type Line, type Sent } from './socket';
import { beep } from './sound';
import type { TableStore } from './table.svelte';
import type { Refusal, Seat, Seen, View } from './types';

export class SeatLink {
  view = $state.raw<View | null>(null);
  events = $state.raw<Seen[]>([]);
  /** The number of the last event the player has seen in the log. Events of the first state count as seen. */
  read = $state(-1);
  /** The number of the last event of the first state. Older events are not animated. */
  first = 0;
  unread = $derived(this.read < 0 ? 0 : this.events.filter((seen) => seen.n > this.read && !seen.withdrawn).length);
  line = $state<Line>('new');
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  committed = $state(false);
  undoAsked = $state<Seat | null>(null);
  /** When the current question was first seen, in milliseconds since 1970. */
  askedAt = $state(Date.now());
  readonly socket: SeatSocket;
  /** The view at the time of the last answer. */
  private before: View | null = null;

  constructor(
    private readonly owner: TableStore,
    readonly seat: Seat | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = seat === null ? '' : `?seat=${seat}`;
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(owner.id)}/ws${query}`;
    this.socket = new SeatSocket(address, {
      line: (line) => (this.line = line),
      view: (view) => this.seeView(view),
      events: (events) => this.seeEvents(events),
      withdrawn: (numbers) => this.withdraw(new Set(numbers)),
      chat: (lines) => owner.hearChat(lines),
      table: (table) => owner.seeTable(table),
      done: (what) => this.done(what),
      refused: (what, error) => this.refused(what, error),
      undoAsked: (by) => (this.undoAsked = by === seat ? null : by),
      undoAnswered: (granted) => {
        this.undoAsked = null;
        owner.hearUndo(granted);
      },
      reveal: (reveal) => (owner.reveal = reveal),
      nudged: () => owner.hearNudge(),
      campaign: (campaign) => owner.hearCampaign(campaign),
      gates: () => owner.hearGates(),
      next: (campaign, table) => (owner.next = { campaign, table }),
    });
    this.socket.open();
  }

  take(choices: string[]): void {
    const decision = this.view?.decision;
    if (!decision || !this.socket.take(decision.number, choices)) return;
    this.before = this.view;
    this.refusal = null;
    this.busy = true;
  }

  undo(): void {
    if (!this.socket.undo()) return;
    this.refusal = null;
    this.busy = true;
  }

  private seeView(view: View): void {
    const before = this.view;
    const asked = view.decision !== null;
    const anew = asked && before?.decision?.number !== view.decision?.number;
    if (!before || before.number !== view.number || String(before.waiting.seats) !== String(view.waiting.seats))
      this.askedAt = Date.now();
    this.view = view;
    if (asked) this.committed = false;
    if (view.result && !before?.result && before) beepIf('end');
    this.owner.handOver();
    if (anew) this.owner.asked(this, before !== null);
  }

  private seeEvents(events: Seen[]): void {
    const known = new Map(this.events.map((seen) => [seen.n, seen]));
    const fresh = events.filter((seen) => !known.has(seen.n));
    for (const seen of events) known.set(seen.n, seen);
    this.events = [...known.values()].sort((a, b) => a.n - b.n);
    if (fresh.length) this.committed = false;
    if (this.read < 0) {
      this.readAll();
      this.first = this.read;
    }
  }

  readAll(): void {
    this.read = this.events.at(-1)?.n ?? 0;
  }

  private withdraw(numbers: Set<number>): void {
    if (this.events.every((seen) => seen.withdrawn === numbers.has(seen.n))) return;
    this.events = this.events.map((seen) => ({ ...seen, withdrawn: numbers.has(seen.n) }));
  }

  private done(what: Sent): void {
    if (what === 'nudge') app.toast('good', say('nudge-sent'));
    if (what !== 'take' && what !== 'undo') return;
    this.busy = false;
    if (what === 'take') this.committed = sealedBetween(this.before, this.view);
    beepIf('tick');
  }

  private refused(what: Sent, error: Refusal): void {
    if (what === 'take' || what === 'undo') {
      this.busy = false;
      this.refusal = error;
      beepIf('no');
    } else app.toast('bad', what === 'nudge' && error.code === 'too-early' ? say('nudge-again') : app.refusalText(error));
  }
}

function beepIf(tune: string): void {
  if (app.settings.sound) beep(tune);
}
