/** Crests, silhouettes of pieces and signs of structures: one drawing each, in every size. Round 0,0. */

/** The second signal of a faction beside its colour. */
export const CRESTS: Readonly<Record<string, string>> = {
  nordic: 'M0,-8.6 L8.8,7 L-8.8,7Z',
  rusviet: 'M-8,-5 L-5,-8 L0,-3 L5,-8 L8,-5 L3,0 L8,5 L5,8 L0,3 L-5,8 L-8,5 L-3,0Z',
  crimea: 'M0,-9.4 L8,0 L0,9.4 L-8,0Z',
  saxony: 'M-7,-7 H7 V7 H-7Z',
  polania: 'M0,-8 A8,8 0 1 1 -0.01,-8Z M0,-3.4 A3.4,3.4 0 1 0 0.01,-3.4Z',
  albion: 'M-7.4,-8 H7.4 V0 Q7.4,6 0,9.4 Q-7.4,6 -7.4,0Z',
  togawa: 'M-9.2,4.6 A9.2,9.2 0 0 1 9.2,4.6 L4,4.6 A4,4 0 0 0 -4,4.6Z',
};

/** The silhouette, where its crest sits and how large, and how wide and high it is. */
export interface Silhouette {
  path: string;
  crest: { y: number; scale: number };
  width: number;
  height: number;
  /** The middle of its box, from 0,0. */
  middle: number;
}

export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  worker: {
    path: 'M0,-10.5 a4.1,4.1 0 0 1 2.9,7 C5,-2.4 6,1.5 6.6,8 a1.2,1.2 0 0 1 -1.2,1.3 H-5.4 A1.2,1.2 0 0 1 -6.6,8 C-6,1.5 -5,-2.4 -2.9,-3.5 A4.1,4.1 0 0 1 0,-10.5Z',
    crest: { y: 3, scale: 0.38 },
    width: 14,
    height: 20,
    middle: -0.6,
  },
  mech: {
    path: 'M-6,-13 H6 L9,-9.5 H13 V-1 H9.6 V2 H8 L11.5,11.5 H14 V14 H4.6 V11.5 H6 L3,3.4 H-3 L-6,11.5 H-4.6 V14 H-14 V11.5 H-11.5 L-8,2 H-9.6 V-1 H-13 V-9.5 H-9Z',
    crest: { y: -2.6, scale: 0.42 },
    width: 28,
    height: 27,
    middle: 0.5,
  },
  character: {
    path: 'M0,-16 a5,5 0 0 1 4.2,7.8 C8.5,-6 10,1 10.6,8 H12.5 V13 H-12.5 V8 H-10.6 C-10,1 -8.5,-6 -4.2,-8.2 A5,5 0 0 1 0,-16Z',
    crest: { y: 1, scale: 0.5 },
    width: 25,
    height: 29,
    middle: -1.5,
  },
};

export const STAR = 'M0,-10.6 L3,-3.6 L10.4,-3.2 L4.7,1.6 L6.6,9 L0,5 L-6.6,9 L-4.7,1.6 L-10.4,-3.2 L-3,-3.6Z';

/** The glyph on a structure's tile. */
export const STRUCTURES: Readonly<Record<string, string>> = {
  mine: 'M-7,7 V0 A7,7 0 0 1 7,0 V7 H4 V0.4 A4,4 0 0 0 -4,0.4 V7Z M-2,7 L-.9,1 H.9 L2,7Z',
  mill: 'M-3.2,8 L-1.6,-1 H1.6 L3.2,8Z M-.9,-2.2 L-7.4,-6.6 L-5.6,-8.4 Z M.9,-2.2 L7.4,-6.6 L5.6,-8.4Z M-1,-.6 L-7.6,3 L-6.2,5Z M1,-.6 L7.6,3 L6.2,5Z M-1.7,-1.6 a1.7,1.7 0 1 0 3.4,0 a1.7,1.7 0 1 0 -3.4,0Z',
  monument: 'M-1.8,-8.2 L0,-9 L1.8,-8.2 L3,4 H-3Z M-6,4.8 H6 V7.8 H-6Z',
  armory: 'M-6,-7.5 H6 V-.5 Q6,4.6 0,8 Q-6,4.6 -6,-.5Z',
};

export const colourOf = (faction: string): string => `var(--f-${faction})`;
export const onColourOf = (faction: string): string => `var(--f-${faction}-on)`;
export const crestOf = (faction: string): string => CRESTS[faction] ?? 'M-6,-6 H6 V6 H-6Z';
