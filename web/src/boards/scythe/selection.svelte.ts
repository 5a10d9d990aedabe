/**
 * What the player has selected but not confirmed. Map, mats, dialogs and console share it.
 *
 * The engine asks one thing at a time. An answer that is composed here is sent piece by piece, each when it is asked.
 */
import type { Option } from '../../lib/types';

const TRIES = 4;

class Selection {
  /** The thing to be placed, or the unit to be moved. */
  what = $state<string | null>(null);
  /** The place for which a number must still be chosen. */
  where = $state<string | null>(null);
  /** The text of the option that is chosen but not confirmed. */
  armed = $state<string | null>(null);
  /** What the unit carries: `worker` → 2. */
  loads = $state<Record<string, number>>({});
  dial = $state<number | null>(null);
  cards = $state<number[]>([]);
  /** What a seat has committed in secret. Only that seat sees it until all have committed. */
  sealed = $state<{ seat: number; dial: number; cards: number[] } | null>(null);
  /** The hex the pointer or the focus is on. */
  hovered = $state<string | null>(null);
  /** The dialog is hidden, so that the player can look at the map. */
  aside = $state(false);
  /** The combat whose report was closed, by the number of its first event. */
  told = $state(-1);
  /** The answers still to be sent. The first one is on its way. */
  private queue: string[] = [];
  private sent = '';
  private tries = 0;
  private question = -1;

  /** Clears the selection when a new question is asked, except what the next part of the same answer needs. */
  see(question: number, kind: string): void {
    if (question === this.question) return;
    this.question = question;
    this.what = this.where = this.armed = null;
    if (!['carry', 'go'].includes(kind)) this.loads = {};
    if (kind !== 'cards') this.cards = [];
    if (kind !== 'cards' && kind !== 'dial') this.dial = null;
    this.aside = false;
    if (kind && kind !== 'cards') this.sealed = null;
  }

  pick(what: string | null): void {
    this.what = what;
    this.where = this.armed = null;
    if (what === null || what.startsWith('unit:')) this.loads = {};
  }

  arm(text: string | null): void {
    this.armed = text;
  }

  /** Sends answers one after the other, each when it is asked. */
  say(answers: readonly string[], moment: string, choose: (texts: string[]) => void): void {
    this.queue = [...answers];
    this.sent = moment;
    this.tries = 0;
    this.give(choose);
  }

  /**
   * Sends the next prepared answer. If it is not offered, all prepared answers are dropped. `moment` is the `questionKey`: the same
   * key again means that the last answer did not arrive.
   */
  goOn(options: readonly Option[], moment: string, choose: (texts: string[]) => void): void {
    if (this.queue.length === 0 || options.length === 0) return;
    if (moment !== this.sent) {
      this.queue = this.queue.slice(1);
      this.tries = 0;
    } else if (++this.tries > TRIES) return this.stop();
    const next = this.queue[0];
    if (next !== undefined && !options.some((option) => option.text === next)) return this.stop();
    this.sent = moment;
    this.give(choose);
  }

  private give(choose: (texts: string[]) => void): void {
    const next = this.queue[0];
    if (next !== undefined) choose([next]);
  }

  /** Drops the prepared answers. */
  stop(): void {
    this.queue = [];
  }

  /** Carries one more of a thing. After all of them, as few as possible are carried again. */
  load(what: string, most: number, least = 0): void {
    const now = Math.max(least, this.loads[what] ?? 0);
    this.loads = { ...this.loads, [what]: now < most ? now + 1 : least };
  }

  play(card: number, copies: number, most: number): void {
    const played = this.cards.filter((one) => one === card).length;
    if (played < copies && this.cards.length < most) this.cards = [...this.cards, card].sort((a, b) => b - a);
    else this.cards = this.cards.filter((one) => one !== card);
  }
}

export const selection = new Selection();
