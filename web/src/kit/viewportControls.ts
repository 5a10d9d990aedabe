/** Pointer and keyboard controls of a viewport: pan, pinch, wheel and zoom keys. */
import type { Point } from './types';
import type { Viewport } from './viewport.svelte';

/** Pixels a pointer may move before a click becomes a drag. */
const SLACK = 7;

const isButton = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role="button"]') !== null;

/**
 * Returns an attachment for a board's drawing. `onclick` gets the place of every click that hits no button. With `fitsOnDoubleClick`
 * a double click beside the buttons shows the whole board.
 */
export function pointerControls(viewport: Viewport, onclick: (place: Point) => void, fitsOnDoubleClick = false) {
  return (svg: SVGSVGElement) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    const at = (event: MouseEvent): Point => {
      const box = svg.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const pinch = (): { middle: Point; distance: number } => {
      const [a, b] = [...pointers.values()] as [Point, Point];
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
    };
    const release = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    const listeners = {
      pointerdown(event: PointerEvent): void {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        pointers.set(event.pointerId, at(event));
        if (pointers.size === 1) {
          start = at(event);
          dragged = false;
        }
      },
      pointermove(event: PointerEvent): void {
        const before = pointers.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        if (pointers.size === 2) {
          const old = pinch();
          pointers.set(event.pointerId, now);
          const next = pinch();
          dragged = true;
          const moved = { x: next.middle.x - old.middle.x, y: next.middle.y - old.middle.y };
          viewport.zoom(next.distance / old.distance, next.middle, moved);
          return;
        }
        if (!viewport.larger || (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK)) return;
        if (!dragged) svg.setPointerCapture?.(event.pointerId);
        dragged = true;
        pointers.set(event.pointerId, now);
        viewport.pan({ x: now.x - before.x, y: now.y - before.y });
      },
      pointerup: release,
      pointercancel: release,
      wheel(event: WheelEvent): void {
        event.preventDefault();
        viewport.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
      },
      dblclick(event: MouseEvent): void {
        if (fitsOnDoubleClick && !isButton(event.target)) viewport.fit();
      },
    };
    const click = (event: MouseEvent): void => {
      if (dragged) {
        // The click that ends a drag chooses nothing.
        dragged = false;
        event.stopPropagation();
      } else if (!isButton(event.target)) onclick(viewport.placeAt(at(event)));
    };
    for (const [name, listener] of Object.entries(listeners)) {
      svg.addEventListener(name, listener as EventListener, { passive: false });
    }
    svg.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) svg.removeEventListener(name, listener as EventListener);
      svg.removeEventListener('click', click, { capture: true });
    };
  };
}

/** Returns an attachment that makes the keys +, - and 0 zoom while the focus is inside the board. */
export function zoomKeys(viewport: Viewport) {
  return (element: HTMLElement) => {
    const listener = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') viewport.zoom(1.25);
      else if (event.key === '-') viewport.zoom(0.8);
      else if (event.key === '0') viewport.fit();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  };
}
