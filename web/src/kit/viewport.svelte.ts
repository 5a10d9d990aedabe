/**
 * The visible part of a board: its scale, its position, zoom and pan. Square boards and the hex map share it; nothing is drawn here.
 *
 * Places on a board are given in units: squares or hexes. A unit has `unit` pixels at scale 1.
 */
import { untrack } from 'svelte';
import { boardPoint, centredOn, fitted, held, zoomed, type Camera, type Size } from './camera';
import { watchSize } from './elementSize';
import type { Point } from './types';

/** True on touch screens, where squares and hexes must be large enough for a finger. */
export const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

export interface ViewportInput {
  /** The size of the whole drawing in pixels at scale 1, margins included. */
  content: Size;
  /** Pixels of one unit at scale 1. */
  unit: number;
  /** The place 0,0 in pixels of the drawing at scale 1. */
  zero: Point;
  /** The scale at which the whole drawing is shown, at most. */
  wholeScale: number;
  /** The scale the board has at least until someone zooms. Where the view is too small for it, the board is panned instead. */
  startScale: number;
  /** The largest scale someone can zoom to. */
  mostScale: number;
  /** The highlighted places in units. They are brought to the middle of a board that is larger than its view. */
  spots: readonly Point[];
  /** The place that is brought to the middle while there are no spots; the top left corner if it is left out. */
  rest?: Point;
  /** Changes with the question that is asked. */
  moment: number | string;
  /** Places the board at the top of its view instead of the middle, because something else lies below it. */
  high?: boolean;
  /** Pixels of the view that are left free. `edge` is kept on all four sides in addition. */
  insets?: { edge: number; top: number; bottom: number };
  /** Return to the start scale when a new question has no spot in view; otherwise only the position changes. */
  resetsWhenLost?: boolean;
}

const NO_INSETS = { edge: 0, top: 0, bottom: 0 };
/** Pixels the room of a board has at least, however small its element is. */
const LEAST_ROOM = 60;

export class Viewport {
  private width = $state(0);
  private height = $state(0);
  /** The camera a player has chosen by panning or zooming; null while the board follows the spots by itself. */
  private wish = $state.raw<Camera | null>(null);
  private readonly input: () => ViewportInput;
  private readonly unmeasured: Size;

  /** Must be created while a component is created, because it starts effects. `unmeasured` is the size before the first measurement. */
  constructor(input: () => ViewportInput, unmeasured: Size = { width: 640, height: 480 }) {
    this.input = input;
    this.unmeasured = unmeasured;
    // A view of another size starts afresh.
    $effect(() => {
      void [this.view.width, this.view.height];
      this.wish = null;
    });
    // A new question keeps the player's camera unless that camera shows none of the spots.
    $effect(() => {
      void this.input().moment;
      untrack(() => {
        const { spots, resetsWhenLost } = this.input();
        if (!this.wish || spots.length === 0 || spots.some((spot) => this.sees(spot))) return;
        if (resetsWhenLost) this.wish = null;
        else this.centre(spots);
      });
    });
  }

  view = $derived.by((): Size => ({ width: this.width || this.unmeasured.width, height: this.height || this.unmeasured.height }));
  private insets = $derived.by(() => this.input().insets ?? NO_INSETS);
  private high = $derived.by(() => this.input().high ?? false);
  /** The part of the view the board may use. */
  private room = $derived.by((): Size => {
    const { edge, top, bottom } = this.insets;
    return {
      width: Math.max(LEAST_ROOM, this.view.width - 2 * edge),
      height: Math.max(LEAST_ROOM, this.view.height - top - bottom - 2 * edge),
    };
  });
  content = $derived.by((): Size => this.input().content);
  private whole = $derived.by(() => fitted(this.room, this.content, this.high, this.input().wholeScale));
  private startScale = $derived.by(() => Math.max(this.whole.scale, this.input().startScale));
  private camera = $derived.by((): Camera => {
    if (this.wish) return held(this.wish, this.room, this.content, this.high);
    const { spots, rest } = this.input();
    const shown = spots.length || !rest ? spots : [rest];
    return centredOn(this.inPixels(shown), { x: 0, y: 0, scale: this.startScale }, this.room, this.content, this.high);
  });
  scale = $derived.by(() => this.camera.scale);
  /** The position of the place 0,0 in pixels of the view. */
  origin = $derived.by((): Point => {
    const { zero } = this.input();
    const { edge, top } = this.insets;
    return { x: edge + this.camera.x + zero.x * this.scale, y: top + edge + this.camera.y + zero.y * this.scale };
  });
  /** True if the board is larger than its view, so that it can be panned. */
  larger = $derived.by(
    () => this.content.width * this.scale > this.room.width + 1 || this.content.height * this.scale > this.room.height + 1,
  );
  /** The visible part of the board, in units. */
  window = $derived.by(() => {
    const size = this.unitSize;
    return { x: -this.origin.x / size, y: -this.origin.y / size, width: this.view.width / size, height: this.view.height / size };
  });

  /** An attachment for the element the board fills. */
  measure = watchSize((width, height) => {
    this.width = width;
    this.height = height;
  });

  /** Says whether a place is in view with at least half a unit around it. */
  sees(spot: Point): boolean {
    const size = this.unitSize;
    const [x, y] = [this.origin.x + spot.x * size, this.origin.y + spot.y * size];
    const { top, bottom } = this.insets;
    const near = size / 2;
    return x > near && y > top + near && x < this.view.width - near && y < this.view.height - bottom - near;
  }

  /** Moves the board by pixels of the view. */
  pan(by: Point): void {
    this.look({ ...this.camera, x: this.camera.x + by.x, y: this.camera.y + by.y });
  }

  /** Zooms around a point of the view, after moving the board by `by` pixels. */
  zoom(factor: number, at: Point = { x: this.view.width / 2, y: this.view.height / 2 }, by: Point = { x: 0, y: 0 }): void {
    const { edge, top } = this.insets;
    const from = { ...this.camera, x: this.camera.x + by.x, y: this.camera.y + by.y };
    this.look(zoomed(from, factor, { x: at.x - edge, y: at.y - top - edge }, this.whole.scale, this.input().mostScale));
  }

  /** Shows the whole board. If it is shown already, returns to the spots. */
  fit(): void {
    const startsLarger = this.whole.scale < 0.99 * this.startScale;
    if (this.wish && !this.larger && startsLarger) this.wish = null;
    else this.look(this.whole);
  }

  centre(spots: readonly Point[]): void {
    this.look(centredOn(this.inPixels(spots), this.camera, this.room, this.content, this.high));
  }

  /** Turns a point of the view into a place on the board, in units. */
  placeAt(point: Point): Point {
    const { unit, zero } = this.input();
    const { edge, top } = this.insets;
    const at = boardPoint(this.camera, { x: point.x - edge, y: point.y - top - edge });
    return { x: (at.x - zero.x) / unit, y: (at.y - zero.y) / unit };
  }

  private get unitSize(): number {
    return this.input().unit * this.scale;
  }

  private look(next: Camera): void {
    this.wish = held(next, this.room, this.content, this.high);
  }

  private inPixels(spots: readonly Point[]): Point[] {
    const { unit, zero } = this.input();
    return spots.map((at) => ({ x: zero.x + at.x * unit, y: zero.y + at.y * unit }));
  }
}
