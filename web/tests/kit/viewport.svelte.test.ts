/** The viewport that square boards and the hex map share. */
import { flushSync } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { Viewport, type ViewportInput } from '../../src/kit/viewport.svelte';

let stop = (): void => undefined;
afterEach(() => stop());

/** A drawing of 10 by 10 units of 40 pixels each, in a view of 200 by 300 pixels. */
function made(more: Partial<ViewportInput> = {}): { viewport: Viewport; ask: (moment: number, spots: ViewportInput['spots']) => void } {
  let input = $state.raw<ViewportInput>({
    content: { width: 400, height: 400 },
    unit: 40,
    zero: { x: 0, y: 0 },
    wholeScale: 1,
    startScale: 1,
    mostScale: 2,
    spots: [],
    moment: 0,
    ...more,
  });
  let viewport!: Viewport;
  stop = $effect.root(() => {
    viewport = new Viewport(() => input, { width: 200, height: 300 });
  });
  flushSync();
  return {
    viewport,
    ask: (moment, spots) => {
      input = { ...input, moment, spots };
      flushSync();
    },
  };
}

describe('the viewport', () => {
  test('brings the spots to the middle of a board larger than its view', () => {
    const { viewport } = made({ spots: [{ x: 5, y: 5 }] });
    expect(viewport.larger).toBe(true);
    expect(viewport.origin).toEqual({ x: -100, y: -50 });
    expect(viewport.sees({ x: 5, y: 5 })).toBe(true);
    expect(viewport.sees({ x: 1, y: 5 })).toBe(false);
  });

  test('rests at the top left corner, or at the place it is given', () => {
    expect(made().viewport.origin.x + 0).toBe(0);
    stop();
    expect(made({ rest: { x: 5, y: 5 } }).viewport.origin).toEqual({ x: -100, y: -50 });
  });

  test('keeps the place under the pointer while zooming, and never leaves a gap while panning', () => {
    const { viewport } = made({ rest: { x: 5, y: 5 } });
    const before = viewport.placeAt({ x: 120, y: 90 });
    viewport.zoom(1.5, { x: 120, y: 90 });
    expect(viewport.scale).toBe(1.5);
    expect(viewport.placeAt({ x: 120, y: 90 }).x).toBeCloseTo(before.x);
    viewport.pan({ x: 9999, y: 9999 });
    expect(viewport.origin).toEqual({ x: 0, y: 0 });
    viewport.zoom(99);
    expect(viewport.scale).toBe(2);
  });

  test('shows the whole board, and at the second time returns to the spots', () => {
    const { viewport } = made({ spots: [{ x: 5, y: 5 }] });
    viewport.fit();
    expect([viewport.scale, viewport.larger]).toEqual([0.5, false]);
    viewport.fit();
    expect(viewport.scale).toBe(1);
  });

  test('a new question without a spot in view moves the board; the zoom stays or is reset', () => {
    for (const [resetsWhenLost, scale] of [[false, 2], [true, 1]] as const) {
      const { viewport, ask } = made({ resetsWhenLost });
      viewport.zoom(2, { x: 0, y: 0 });
      ask(1, [{ x: 1, y: 1 }]);
      expect(viewport.scale, 'the spot is in view').toBe(2);
      ask(2, [{ x: 9, y: 9 }]);
      expect(viewport.scale).toBe(scale);
      expect(viewport.sees({ x: 9, y: 9 })).toBe(true);
      stop();
    }
  });

  test('leaves the insets free', () => {
    const { viewport } = made({ startScale: 0, insets: { edge: 10, top: 30, bottom: 20 } });
    expect(viewport.scale).toBe(180 / 400);
    expect(viewport.origin).toEqual({ x: 10, y: 30 + 10 + (300 - 50 - 20 - 180) / 2 });
    expect(viewport.sees({ x: 5, y: -2 }), 'under the top inset').toBe(false);
  });
});
