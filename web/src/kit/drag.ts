/** Drag and drop with the pointer. A tap without movement stays a click. */
import type { Point } from './types';

export interface DragHandlers {
  /** Says whether the element can be dragged now. */
  able: () => boolean;
  /** Called while it is dragged, with the position on the screen and the drop target below it. */
  move: (at: Point, over: string | null) => void;
  /** Called when it is released over a drop target, or over none. */
  drop: (over: string | null) => void;
  /** Called when the drag is cancelled. */
  cancel: () => void;
}

/** Pixels a pointer may move before a press becomes a drag. */
const SLACK = 6;

/** Returns the `data-drop` of the drop target below the pointer. */
function below(event: PointerEvent): string | null {
  return (
    document
      .elementsFromPoint?.(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-drop]')?.dataset.drop)
      .find((drop) => drop !== undefined) ?? null
  );
}

/** Returns an attachment that makes an element draggable. */
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
    // The click that ends a drag does nothing else.
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
