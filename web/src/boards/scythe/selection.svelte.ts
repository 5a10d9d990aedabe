/**
 * What a player has picked up but not yet decided. Map, mats, dialogs and console show one and the same choice.
 *
 * The engine asks one thing at a time; an answer composed here is given piece by piece, each when it is asked for.
 */
import type { Option } from '../../lib/types';

const TRIES = 4;

class Selection {
  /** The thing to be placed, or the unit to be moved. */
  what = $state<string | null>(null);
  /** The place whose number is still to be said. */
  where = $state<string | null>(null);
  /** The text of an option that was chosen but not confirmed. */
  armed = $state<string | null>(null);
  /** What comes along: `worker` → 2. */
  loads = $state<Record<string, number>>({});
  dial = $state<number | null>(null);
  cards = $state<number[]>([]);
  /** What a seat has committed in secret: only that seat sees it, until all have. */
  sealed = $state<{ seat: number; dial: number; cards: number[] } | null>(null);
  /** The hex the pointer or the focus is on. */
  hovered = $state<string | null>(null);
  /** Look at the map while a dialog lies over it. */
  aside = $state(false);
  /** The combat whose outcome was put away, by the number of its event. */
  told = $state(-1);
  /** The answers still to be given; the first of them is on its way. */
  private queue: string[] = [];
  private sent = '';
  private tries = 0;
  private question = -1;

  /** Another question is asked: what was picked for the last one is put down, unless its answer goes on. */
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

  /** Answers to be given one after the other, as they are asked for. */
  say(answers: readonly string[], moment: string, choose: (texts: string[]) => void): void {
    this.queue = [...answers];
    this.sent = moment;
    this.tries = 0;
    this.give(choose);
  }

  /**
   * Give the next answer of those prepared; what is not on offer ends them all. `moment` tells questions apart (`questionKey`): the
   * same one again means that the answer was not heard.
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

  /** Nothing is asked any more. */
  stop(): void {
    this.queue = [];
  }

  /** How many of a thing come along; once more than there are is none again. */
  load(what: string, most: number): void {
    this.loads = { ...this.loads, [what]: ((this.loads[what] ?? 0) + 1) % (most + 1) };
  }

  play(card: number, copies: number, most: number): void {
    const played = this.cards.filter((one) => one === card).length;
    if (played < copies && this.cards.length < most) this.cards = [...this.cards, card].sort((a, b) => b - a);
    else this.cards = this.cards.filter((one) => one !== card);
  }
}

export const selection = new Selection();
