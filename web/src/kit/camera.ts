/** Pure functions that place a drawing inside its view: how far it is moved and how much it is enlarged. */
import type { Point } from './types';

export interface Size {
  width: number;
  height: number;
}

export interface Camera {
  /** Pixels from the view's top left corner to the drawing's, and how much the drawing is enlarged. */
  x: number;
  y: number;
  scale: number;
}

/** Returns the pixels of a square with which the board and its margins fit, within limits. Whole pixels draw sharper. */
export function fitCell(view: Size, squares: Size, margin: Size, least: number, most: number): number {
  const room = Math.min(
    (view.width - margin.width) / Math.max(1, squares.width),
    (view.height - margin.height) / Math.max(1, squares.height),
  );
  return Math.min(most, Math.max(least, Math.floor(room)));
}

/**
 * Moves the drawing so that no gap opens beside it where it is larger than the view. Where it is smaller, it stands in the
 * middle of the view, or at its top if `high` is set.
 */
export function held(camera: Camera, view: Size, content: Size, high = false): Camera {
  const along = (at: number, room: number, size: number, share = 0.5): number =>
    size <= room ? (room - size) * share : Math.min(0, Math.max(room - size, at));
  return {
    scale: camera.scale,
    x: along(camera.x, view.width, content.width * camera.scale),
    y: along(camera.y, view.height, content.height * camera.scale, high ? 0 : 0.5),
  };
}

/** Enlarges by a factor. The point `at` of the view keeps showing the same part of the drawing. */
export function zoomed(camera: Camera, factor: number, at: Point, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

/** Shows the whole drawing, enlarged at most to the scale `most`. */
export function fitted(view: Size, content: Size, high = false, most = 1): Camera {
  const scale = Math.min(most, view.width / content.width, view.height / content.height);
  return held({ x: 0, y: 0, scale }, view, content, high);
}

/** Brings points of the drawing, in its own pixels, to the middle of the view. */
export function centredOn(points: readonly Point[], camera: Camera, view: Size, content: Size, high = false): Camera {
  if (points.length === 0) return held(camera, view, content, high);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  return held(
    { scale: camera.scale, x: view.width / 2 - x * camera.scale, y: view.height / 2 - y * camera.scale },
    view,
    content,
    high,
  );
}

/** Turns a point of the view into the drawing's own pixels. */
export function boardPoint(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}
