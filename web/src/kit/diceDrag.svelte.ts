/** The state of a dice tray: which die lies on which slot, which is picked up, which is dragged. Nothing is drawn here. */
import { untrack } from 'svelte';
import { batch, isComplete, diceOn, canPlace, nextDie, placeDie, startPlacement, verbOf, type Fits, type DicePlacement } from './dicePlacement';
import { newRoll, tumble } from './motion';
import { draggable } from './drag';
import type { OptionData, Point, SlotData } from './types';

/** Called with the answer so far, how many dice are placed, and whether another die can still be placed. */
export type Change = (batch: string[], count: number, more: boolean) => void;

export interface DiceDragInput {
  dice: readonly string[];
  slots: readonly SlotData[];
  given: readonly string[];
  options: readonly OptionData[];
  fits: Fits | undefined;
  rolled: boolean;
  onchange: Change | undefined;
  oncommit: ((batch: string[]) => void) | undefined;
  onask: ((face: string, slot: string) => void) | undefined;
}

export class DiceDrag {
  placing = $state.raw<DicePlacement>({ slots: [], given: 0 });
  /** The die that is picked up; -1 for none. */
  picked = $state(-1);
  /** The die that is dragged, its position, and the slot below it. */
  carried = $state.raw<{ die: number; x: number; y: number; over: string | null } | null>(null);
  /** The element the dragged die is drawn in. */
  root = $state<HTMLElement>();
  private falling = false;
  private readonly at: () => DiceDragInput;

  /** Must be created while a component is created, because it starts an effect. A new decision clears what was placed. */
  constructor(at: () => DiceDragInput) {
    this.at = at;
    const question = $derived.by(() => {
      const { dice, given, options } = at();
      return JSON.stringify([dice, given, options.map((option) => option.text)]);
    });
    $effect.pre(() => {
      void question;
      untrack(() => {
        const { dice, given, rolled } = at();
        this.placing = startPlacement(dice, given);
        this.falling = rolled && dice.length > 0 && newRoll(dice);
        this.pickNext();
      });
    });
  }

  private ids = $derived.by(() => this.at().slots.map((slot) => slot.id));
  private all = $derived.by(() => this.at().dice.map((_, die) => die));
  inTray = $derived(this.all.filter((die) => this.placing.slots[die] == null));
  placed = $derived(this.all.filter((die) => this.placing.slots[die] != null));
  ready = $derived(this.all.length > 0 && isComplete(this.placing));

  on(slot: string): number[] {
    return diceOn(this.placing, slot);
  }

  may(die: number, slot: string): boolean {
    const { dice, options, fits } = this.at();
    return die >= 0 && this.isRoomy(slot) && canPlace(dice, this.placing, die, slot, options, fits);
  }

  private isRoomy(slot: string): boolean {
    const most = this.at().slots.find((one) => one.id === slot)?.most;
    return most === undefined || this.on(slot).length < most;
  }

  /** Says whether no slot takes this die yet. */
  waits(die: number): boolean {
    return !this.ids.some((slot) => this.may(die, slot));
  }

  pick(die: number): void {
    this.picked = this.picked === die || this.waits(die) ? -1 : die;
  }

  lay(die: number, slot: string): void {
    if (!this.may(die, slot)) {
      if (die >= 0) this.at().onask?.(this.at().dice[die] ?? '', slot);
      return;
    }
    this.change(placeDie(this.placing, die, slot));
    this.pickNext();
  }

  takeBack(die: number): void {
    if (die < this.placing.given) return;
    this.change(placeDie(this.placing, die, null));
    this.picked = die;
  }

  send(): void {
    if (this.ready) this.at().oncommit?.(this.batch());
  }

  private pickNext(): void {
    this.picked = this.nextDie();
  }

  private nextDie(): number {
    return nextDie(this.ids, this.placing, (die, slot) => this.may(die, slot));
  }

  private change(next: DicePlacement): void {
    this.placing = next;
    const count = next.slots.filter((slot, die) => die >= next.given && slot != null).length;
    this.at().onchange?.(this.batch(), count, this.nextDie() >= 0);
  }

  private batch(): string[] {
    const { dice, options } = this.at();
    return batch(dice, this.ids, this.placing, verbOf(options));
  }

  /* ---- attachments ---- */

  /** Returns an attachment that animates a die of a new roll the first time it is drawn. */
  fall(die: number) {
    return (element: Element): void => {
      if (this.falling) tumble(element, die);
      if (die === this.at().dice.length - 1) this.falling = false;
    };
  }

  /** Returns an attachment that lets a die be dragged to a slot or back to the tray. */
  drag(die: number) {
    return draggable({
      able: () => die >= this.placing.given && !this.waits(die),
      move: (at, over) => this.carry(die, at, over),
      drop: (over) => {
        this.carried = null;
        if (over !== null && over !== this.placing.slots[die]) this.lay(die, over);
        else if (over === null && this.placing.slots[die] != null) this.takeBack(die);
      },
      cancel: () => (this.carried = null),
    });
  }

  private carry(die: number, at: Point, over: string | null): void {
    const box = this.root?.getBoundingClientRect();
    this.picked = die;
    this.carried = { die, x: at.x - (box?.left ?? 0), y: at.y - (box?.top ?? 0), over };
  }
}
