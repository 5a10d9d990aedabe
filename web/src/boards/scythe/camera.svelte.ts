/** How the map is looked at: the size of a hex, what is in view, zoom, drag and pinch. Nothing is drawn here. */
import { untrack } from 'svelte';
import type { Point } from './geometry';

export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Wanted {
  extent: Extent;
  /** What matters now, in units of a hex: it is brought to the middle of a map larger than its view. */
  spots: readonly Point[];
  /** The size of a hex a finger needs; smaller and the map is moved instead. */
  least: number;
  /** Changes with the question. */
  moment: number | string;
  /** Room left free at the top and the bottom. */
  top: number;
  bottom: number;
}

interface Look {
  s: number;
  /** The middle of the view, in units of a hex. */
  x: number;
  y: number;
}

const MOST = 110;
const EDGE = 6;

export class Camera {
  width = $state(0);
  height = $state(0);
  private wish = $state.raw<Look | null>(null);
  private readonly wanted: () => Wanted;

  constructor(wanted: () => Wanted) {
    this.wanted = wanted;
    $effect(() => {
      void [this.width, this.height];
      this.wish = null;
    });
    // another question is looked at afresh, unless what is lit can be seen already
    $effect(() => {
      void this.wanted().moment;
      untrack(() => {
        const { spots } = this.wanted();
        if (this.wish && spots.length > 0 && !spots.some((spot) => this.sees(spot))) this.wish = null;
      });
    });
  }

  private room = $derived.by(() => {
    const { top, bottom } = this.wanted();
    return { width: Math.max(60, (this.width || 690) - 2 * EDGE), height: Math.max(60, (this.height || 680) - top - bottom - 2 * EDGE) };
  });
  /** The size at which the whole map is in view. */
  whole = $derived.by(() => {
    const { extent } = this.wanted();
    return Math.min(this.room.width / extent.width, this.room.height / extent.height, 72);
  });
  private look = $derived.by((): Look => {
    if (this.wish) return this.held(this.wish);
    const { extent, spots, least } = this.wanted();
    const s = Math.max(this.whole, least);
    const seen = spots.length ? spots : [{ x: extent.left + extent.width / 2, y: extent.top + extent.height / 2 }];
    const xs = seen.map((spot) => spot.x);
    const ys = seen.map((spot) => spot.y);
    return this.held({ s, x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 });
  });
  s = $derived(this.look.s);
  /** Where the Factory's middle is, in pixels of the view. */
  origin = $derived.by((): Point => {
    const { top } = this.wanted();
    return { x: EDGE + this.room.width / 2 - this.look.x * this.s, y: top + EDGE + this.room.height / 2 - this.look.y * this.s };
  });
  /** The map is larger than its view: it can be dragged. */
  larger = $derived(this.s > this.whole * 1.01);
  /** What is seen, in units of a hex. */
  window = $derived({ x: -this.origin.x / this.s, y: -this.origin.y / this.s, width: (this.width || 690) / this.s, height: (this.height || 680) / this.s });

  private held(look: Look): Look {
    const { extent } = this.wanted();
    const s = Math.min(MOST, Math.max(this.whole, look.s));
    const hold = (at: number, low: number, size: number, room: number): number => {
      const half = room / s / 2;
      return size <= room / s ? low + size / 2 : Math.min(low + size - half, Math.max(low + half, at));
    };
    return { s, x: hold(look.x, extent.left, extent.width, this.room.width), y: hold(look.y, extent.top, extent.height, this.room.height) };
  }

  sees(spot: Point): boolean {
    const [x, y] = [this.origin.x + spot.x * this.s, this.origin.y + spot.y * this.s];
    const { top, bottom } = this.wanted();
    const near = this.s / 2;
    return x > near && y > top + near && x < this.width - near && y < this.height - bottom - near;
  }

  centre(spot: Point): void {
    this.wish = this.held({ s: this.s, ...spot });
  }

  shift(by: Point): void {
    this.wish = this.held({ s: this.s, x: this.look.x - by.x / this.s, y: this.look.y - by.y / this.s });
  }

  /** Zoom, so that what lies under a point of the view stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const s = Math.min(MOST, Math.max(this.whole, this.s * factor));
    const under = { x: (at.x - this.origin.x) / this.s, y: (at.y - this.origin.y) / this.s };
    const from = { x: (at.x - this.origin.x) / this.s - this.look.x, y: (at.y - this.origin.y) / this.s - this.look.y };
    this.wish = this.held({ s, x: under.x - (from.x * this.s) / s, y: under.y - (from.y * this.s) / s });
  }

  /** The whole map; once more: back to what is lit. */
  fit(): void {
    const { extent } = this.wanted();
    if (this.wish && !this.larger) this.wish = null;
    else this.wish = this.held({ s: this.whole, x: extent.left + extent.width / 2, y: extent.top + extent.height / 2 });
  }

  /** A point of the view, in units of a hex. */
  under(at: Point): Point {
    return { x: (at.x - this.origin.x) / this.s, y: (at.y - this.origin.y) / this.s };
  }
}

/** Drag, pinch, wheel and double tap; a tap on what is no button says where. */
export function steer(camera: Camera, tapped: (at: Point) => void) {
  return (svg: SVGSVGElement): (() => void) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    const at = (event: MouseEvent): Point => {
      const box = svg.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const pair = (): { middle: Point; apart: number } => {
      const [a, b] = [...pointers.values()] as [Point, Point];
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      pointers.set(event.pointerId, at(event));
      if (pointers.size === 1) [start, dragged] = [at(event), false];
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (pointers.size === 2) {
        const old = pair();
        pointers.set(event.pointerId, now);
        const next = pair();
        dragged = true;
        camera.shift({ x: next.middle.x - old.middle.x, y: next.middle.y - old.middle.y });
        camera.zoom(next.apart / old.apart, next.middle);
        return;
      }
      if (!camera.larger || (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < 7)) return;
      if (!dragged) svg.setPointerCapture?.(event.pointerId);
      dragged = true;
      pointers.set(event.pointerId, now);
      camera.shift({ x: now.x - before.x, y: now.y - before.y });
    };
    const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
    };
    const click = (event: MouseEvent): void => {
      if (dragged) {
        dragged = false;
        event.stopPropagation();
      } else if (!(event.target instanceof Element && event.target.closest('[role="button"]'))) tapped(camera.under(at(event)));
    };
    const twice = (event: MouseEvent): void => {
      if (!(event.target instanceof Element && event.target.closest('[role="button"]'))) camera.fit();
    };
    const hear: [string, EventListener, AddEventListenerOptions?][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', up as EventListener],
      ['wheel', wheel as EventListener, { passive: false }],
      ['click', click as EventListener, { capture: true }],
      ['dblclick', twice as EventListener],
    ];
    for (const [name, what, options] of hear) svg.addEventListener(name, what, options);
    return () => {
      for (const [name, what, options] of hear) svg.removeEventListener(name, what, options);
    };
  };
}
