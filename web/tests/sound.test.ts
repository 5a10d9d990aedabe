import { afterEach, expect, test, vi } from 'vitest';
import { beep } from '../src/lib/sound';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a page nobody has touched makes no sound, and does not try', () => {
  const made = vi.fn();
  vi.stubGlobal('AudioContext', made);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  beep('turn');
  expect(made).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  beep('turn');
  expect(made).toHaveBeenCalledOnce();
});
