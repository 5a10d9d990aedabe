/** Pan, pinch, wheel and zoom keys of a board. */
import type { Viewport } from './viewport.svelte';
import type { Point } from './types';

/** Attach to the drawing; a click on what is no button says where, in squares. */
export function steer(viewport: Viewport, onclick: (at: Point) => void) {
  return (svg: SVGSVGElement) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    const at = (event: MouseEvent): Point => {
      const box = svg.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): { middle: Point; apart: number } => {
      const [a, b] = [...pointers.values()] as [Point, Point];
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    const shifted = (by: Point) => ({ ...viewport.camera, x: viewport.camera.x + by.x, y: viewport.camera.y + by.y });
    const listen = {
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
          const old = spread();
          pointers.set(event.pointerId, now);
          const next = spread();
          dragged = true;
          const moved = shifted({ x: next.middle.x - old.middle.x, y: next.middle.y - old.middle.y });
          viewport.zoom(next.apart / Math.max(1, old.apart), next.middle, moved);
          return;
        }
        if (!viewport.larger || (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < 7)) return;
        if (!dragged) svg.setPointerCapture?.(event.pointerId);
        dragged = true;
        pointers.set(event.pointerId, now);
        viewport.look(shifted({ x: now.x - before.x, y: now.y - before.y }));
      },
      pointerup(event: PointerEvent): void {
        pointers.delete(event.pointerId);
      },
      pointercancel(event: PointerEvent): void {
        pointers.delete(event.pointerId);
      },
      wheel(event: WheelEvent): void {
        event.preventDefault();
        viewport.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
      },
    };
    const click = (event: MouseEvent): void => {
      if (dragged) {
        dragged = false;
        event.stopPropagation();
        return;
      }
      if (event.target instanceof Element && event.target.closest('[role="button"]')) return;
      onclick(viewport.square(at(event)));
    };
    for (const [name, hear] of Object.entries(listen)) {
      svg.addEventListener(name, hear as EventListener, { passive: false });
    }
    svg.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, hear] of Object.entries(listen)) svg.removeEventListener(name, hear as EventListener);
      svg.removeEventListener('click', click, { capture: true });
    };
  };
}

/** Zoom keys work wherever the focus is on the board. */
export function zoomKeys(viewport: Viewport) {
  return (element: HTMLElement) => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') viewport.zoom(1.25);
      else if (event.key === '-') viewport.zoom(0.8);
      else if (event.key === '0') viewport.fit();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', hear);
    return () => element.removeEventListener('keydown', hear);
  };
}
