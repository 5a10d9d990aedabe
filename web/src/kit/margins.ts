/** Pixels around the squares of a board, where the coordinates stand. */
export const PAD = { left: 8, top: 18, right: 20, bottom: 8 };
export const MARGIN = { width: PAD.left + PAD.right, height: PAD.top + PAD.bottom };
