/** How a board is looked at: the size of a square, what is in view, zoom and pan. Nothing is drawn here. */
import { untrack } from 'svelte';
import { boardPoint, centredOn, fitCell, fitted, held, zoomed, type Camera } from './geometry';
import { MARGIN, PAD } from './margins';
import { watchSize } from './elementSize';
import type { PlainBoard, Point } from './types';

/** A finger: squares must be larger. */
export const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

export interface ViewportInput {
  board: PlainBoard;
  /** What is lit, in squares: it is brought to the middle. */
  spots: readonly Point[];
  leastCell: number | undefined;
  mostCell: number;
  moment: number | string;
  /** It stands at the top of its view: something else lies below. */
  high?: boolean;
}

export class Viewport {
  private width = $state(0);
  private height = $state(0);
  /** How a person wants to look at it; null: the board decides, and brings what is lit to the middle. */
  private wish = $state.raw<Camera | null>(null);
  private readonly at: () => ViewportInput;

  /** Made while a component is made: it watches what is looked at. */
  constructor(at: () => ViewportInput) {
    this.at = at;
    // another view is looked at afresh
    $effect(() => {
      void [this.view.width, this.view.height];
      this.wish = null;
    });
    // another decision keeps the wish, unless nothing that is lit can be seen that way
    $effect(() => {
      void this.at().moment;
      untrack(() => {
        const { spots } = this.at();
        if (this.wish && spots.length > 0 && !spots.some((spot) => this.sees(spot))) this.centre(spots);
      });
    });
  }

  view = $derived({ width: this.width || 640, height: this.height || 480 });
  /** Pixels a square has at scale 1. */
  cell = $derived.by(() => {
    const { board, leastCell, mostCell } = this.at();
    return fitCell(this.view, board, MARGIN, leastCell ?? (coarse ? 44 : 34), mostCell);
  });
  private content = $derived.by(() => {
    const { board } = this.at();
    return { width: board.width * this.cell + MARGIN.width, height: board.height * this.cell + MARGIN.height };
  });
  /** How bold walls are drawn. */
  thick = $derived(Math.min(1.5, Math.max(0.85, this.cell / 44)));
  private high = $derived.by(() => this.at().high ?? false);
  private whole = $derived(fitted(this.view, this.content, this.high));
  private most = $derived(Math.max(1.5, 132 / this.cell));
  camera = $derived.by(() => {
    if (this.wish) return held(this.wish, this.view, this.content, this.high);
    return centredOn(this.inPixels(this.at().spots), { x: 0, y: 0, scale: 1 }, this.view, this.content, this.high);
  });
  /** The board is larger than its view: it can be dragged. */
  larger = $derived(
    this.content.width * this.camera.scale > this.view.width + 1 ||
      this.content.height * this.camera.scale > this.view.height + 1,
  );
  /** The zoom buttons never lie on a board that is wholly in view. */
  tools = $derived(this.larger || this.camera.scale < 0.99 || (this.view.width - this.content.width) / 2 >= 44);
  /** What is seen of the board, in squares. */
  window = $derived.by(() => {
    const { camera, cell, view } = this;
    const { board } = this.at();
    return {
      x: (-camera.x / camera.scale - PAD.left) / cell,
      y: (-camera.y / camera.scale - PAD.top) / cell,
      width: Math.min(board.width, view.width / camera.scale / cell),
      height: Math.min(board.height, view.height / camera.scale / cell),
    };
  });

  /** Attach to the element the board fills. */
  measure = watchSize((width, height) => {
    this.width = width;
    this.height = height;
  });

  sees(spot: Point): boolean {
    const { x: left, y: top, scale } = this.camera;
    const x = left + (PAD.left + spot.x * this.cell) * scale;
    const y = top + (PAD.top + spot.y * this.cell) * scale;
    const near = (this.cell * scale) / 2;
    return x > near && y > near && x < this.view.width - near && y < this.view.height - near;
  }

  look(next: Camera): void {
    this.wish = held(next, this.view, this.content, this.high);
  }

  zoom(factor: number, at: Point = { x: this.view.width / 2, y: this.view.height / 2 }, from: Camera = this.camera): void {
    this.look(zoomed(from, factor, at, this.whole.scale, this.most));
  }

  /** The whole board; once more: back to what is lit. */
  fit(): void {
    if (this.wish && this.larger === false && this.whole.scale < 0.99) this.wish = null;
    else this.look(this.whole);
  }

  centre(spots: readonly Point[]): void {
    this.look(centredOn(this.inPixels(spots), this.camera, this.view, this.content));
  }

  /** A point of the view in squares of the board. */
  square(point: Point): Point {
    const at = boardPoint(this.camera, point);
    return { x: (at.x - PAD.left) / this.cell, y: (at.y - PAD.top) / this.cell };
  }

  private inPixels(spots: readonly Point[]): Point[] {
    return spots.map((at) => ({ x: PAD.left + at.x * this.cell, y: PAD.top + at.y * this.cell }));
  }
}
