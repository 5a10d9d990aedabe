/** Finds room for the panels of a board: in a column beside it, or in the lower corners it leaves free. */
import { fitCell, type Size } from './camera';
import type { Box } from './labels';
import { MARGIN, PAD } from './margins';
import type { PlainBoard } from './types';

export interface PanelLayout {
  /** beside: a column at the left; corners: boxes on the rock below the board. */
  mode: 'beside' | 'corners';
  /** Pixels a square has at most, so that the boxes stay free. */
  cell: number;
  /** The lower left and the lower right corner. */
  boxes: Box[];
}

export interface PanelNeeds {
  /** The width of the column, with its gap. */
  column: number;
  /** What a panel needs in a corner. */
  corner: Size;
  /** Pixels a square has at most. */
  most: number;
}

const GAP = 8;
/** Names hang on the lower walls. */
const BELOW = 15;
/** Panels move to the corners only if squares become larger by this many pixels. */
const WORTH = 3;

/** The largest free boxes at the lower left and lower right of a board that stands at the top of its view. */
export function freeCorners(board: PlainBoard, view: Size, cell: number, corner: Size): Box[] | null {
  const left = (view.width - board.width * cell - MARGIN.width) / 2 + PAD.left;
  const end = left + board.width * cell;
  for (let row = board.height; row >= 0; row--) {
    const y = PAD.top + row * cell + BELOW;
    const height = view.height - y - 2;
    if (height < corner.height) continue;
    const columns = board.squares.filter((square) => square.row >= row).map((square) => square.column);
    const middle = left + (end - left) * 0.6; // The first panel has more text.
    const from = columns.length ? left + Math.min(...columns) * cell - GAP : middle - GAP / 2;
    const to = columns.length ? left + (Math.max(...columns) + 1) * cell + GAP : middle + GAP / 2;
    const x = Math.max(0, left - PAD.left);
    const boxes = [
      { x, y, width: from - x, height },
      { x: to, y, width: end - to, height },
    ];
    if (boxes.every((box) => box.width >= corner.width)) return boxes;
  }
  return null;
}

export function panelLayoutOf(board: PlainBoard, view: Size, wanted: PanelNeeds): PanelLayout {
  const fit = (width: number): number => fitCell({ ...view, width }, board, MARGIN, 1, wanted.most);
  const beside = fit(view.width - wanted.column);
  for (let cell = fit(view.width); cell >= beside + WORTH; cell--) {
    const boxes = freeCorners(board, view, cell, wanted.corner);
    if (boxes) return { mode: 'corners', cell, boxes };
  }
  return { mode: 'beside', cell: beside, boxes: [] };
}
