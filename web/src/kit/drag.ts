/** Something that is handlers away goes with the pointer and lies where it is let go; a tap stays a tap. */
import type { Point } from './types';

export interface DragHandlers {
  /** May it be handlers now? */
  able: () => boolean;
  /** It is on its way: where on the screen, and over which drop. */
  move: (at: Point, over: string | null) => void;
  /** It was let go over a drop, or over nothing. */
  drop: (over: string | null) => void;
  /** The pointer is lost: nothing has happened. */
  cancel: () => void;
}

/** Pixels a finger may tremble. */
const SLACK = 6;

/** The `data-drop` below the pointer. */
function below(event: PointerEvent): string | null {
  return (
    document
      .elementsFromPoint?.(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-drop]')?.dataset.drop)
      .find((drop) => drop !== undefined) ?? null
  );
}

/** An attachment that lets its element be handlers. */
export function draggable(handlers: DragHandlers) {
  return (element: HTMLElement): (() => void) => {
    let start: Point | null = null;
    let away = false;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !handlers.able()) return;
      start = { x: event.clientX, y: event.clientY };
      away = false;
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!away && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      if (!away) element.setPointerCapture?.(event.pointerId);
      away = true;
      handlers.move({ x: event.clientX, y: event.clientY }, below(event));
    };
    const up = (event: PointerEvent): void => {
      start = null;
      if (away) handlers.drop(below(event));
    };
    const cancel = (): void => {
      start = null;
      handlers.cancel();
    };
    // the click that ends a pull is none
    const click = (event: MouseEvent): void => {
      if (!away) return;
      away = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const capture = { capture: true };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click, capture);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click, capture);
    };
  };
}
