/** Keyboard navigation of the table: arrow keys move the focus between highlighted things. */
const LIT = '[data-lit]';

export function litElements(root: ParentNode = document): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(LIT)].filter((element) => {
    const box = element.getBoundingClientRect();
    const seen = typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
    return seen && box.width > 0 && box.height > 0 && element.getAttribute('aria-disabled') !== 'true';
  });
}

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Spot { x: number; y: number }

/** Returns the index of the nearest spot in a direction. Spots straight ahead come before spots to the side. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, place) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 1) return;
    const cost = ahead + aside * 2.5;
    if (cost < least) [best, least] = [place, cost];
  });
  return best;
}

export function focusNextLit(key: string): boolean {
  const all = litElements();
  if (!all.length) return false;
  const at = document.activeElement as HTMLElement | SVGElement | null;
  if (!at || !all.includes(at)) {
    all[0]!.focus();
    return true;
  }
  const centre = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const next = nearest(centre(at), all.map(centre), key);
  if (next >= 0) all[next]!.focus();
  return true;
}

export const isArrow = (key: string): boolean => key in DIRECTIONS;

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
