/** Animations. Nothing waits for them, so they can always be off: things are in place at once and only look as if they moved. */
import type { Motion, Point } from './types';

export const STEP = 180;
export const MOST = 900;
export const QUICK = 140;
export const MOVE = 260;
export const ROLL = 600;
export const REVEAL = 420;
export const STAGGER = 40;

/** Says whether animations are on. `auto` follows the system and the page's own setting, the class `still` on `<html>`. */
export function isMotionOn(motion: Motion): boolean {
  if (motion !== 'auto') return motion === 'full';
  if (typeof document !== 'undefined' && document.documentElement.classList.contains('still')) return false;
  return typeof matchMedia !== 'function' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a glide over so many squares takes. */
export function glideTime(squares: number): number {
  return Math.min(MOST, STEP * Math.max(1, squares));
}

/** The way a glide takes, and how many squares it is long. */
export function glidePath(from: Point, to: Point, via: readonly Point[] = []): { way: Point[]; squares: number } {
  const through = via.length > 0 && same(via[0] as Point, from) ? via.slice(1) : [...via];
  if (through.length > 0 && same(through[through.length - 1] as Point, to)) through.pop();
  const way = [from, ...through, to];
  let squares = 0;
  for (let i = 1; i < way.length; i++) squares += distance(way[i - 1] as Point, way[i] as Point);
  return { way, squares };
}

export function distance(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function same(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01;
}

/** Play key frames if this browser can. */
export function play(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = 'cubic-bezier(.2, .7, .2, 1)',
  delay = 0,
): void {
  if (duration > 0 && typeof element.animate === 'function')
    element.animate(frames, { duration, easing, delay, fill: 'backwards' });
}

let lastRoll = '';
const rollOf = (faces: readonly (string | number)[]): string => faces.map(String).sort().join(' ');

/** Says whether a roll has not been animated yet. A roll tumbles once, wherever it is shown first. */
export function newRoll(faces: readonly (string | number)[]): boolean {
  if (rollOf(faces) === lastRoll) return false;
  lastRoll = rollOf(faces);
  return true;
}

/** Animates a die that tumbles and lands. The dice of a roll land from left to right. */
export function tumble(element: Element, order: number, motion: Motion = 'auto'): void {
  if (!isMotionOn(motion)) return;
  const at = (x: number, y: number, turn: number, scale: number, opacity: number): Keyframe => ({
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
    opacity,
  });
  const frames = [at(-22, -20, -420, 0.7, 0.2), at(-8, -9, -150, 1.05, 1), at(2, 0, 14, 1, 1), at(0, 0, 0, 1, 1)];
  play(element, frames, ROLL, 'cubic-bezier(.3, .8, .5, 1)', order * STAGGER);
}

/** A card that is shown for the first time turns over. */
export function flip(element: Element, motion: Motion = 'auto'): void {
  if (!isMotionOn(motion)) return;
  const at = (turn: number): Keyframe => ({ transform: `perspective(600px) rotateY(${turn}deg)` });
  play(element, [at(-90), at(8), at(0)], REVEAL);
}

export function shake(element: Element): void {
  const at = (x: number): Keyframe => ({ transform: `translate(${x}px, 0)` });
  play(element, [at(0), at(3), at(-3), at(2), at(0)], STEP, 'linear');
}
