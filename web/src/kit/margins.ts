/** Pixels round the squares of a board: coordinates stand there. */
export const PAD = { left: 8, top: 18, right: 20, bottom: 8 };
export const MARGIN = { width: PAD.left + PAD.right, height: PAD.top + PAD.bottom };
