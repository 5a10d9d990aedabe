/** The entry of Scythe in `boards/index.ts`. */
import type { GameBoard } from '../contract';
import { scytheTable } from './data';

export const scythe: GameBoard = {
  board: () => import('./Board.svelte'),
  console: {
    load: () => import('./Console.svelte'),
    // All kinds except plain numbers (coins, workers).
    kinds: [
      'section', 'act', 'move', 'go', 'carry', 'cargo', 'place', 'produce', 'pay', 'upgrade', 'deploy', 'build', 'enlist', 'bonus', 'star', 'fight',
      'use', 'bribe', 'dial', 'cards', 'retreat', 'choose', 'claim', 'entry', 'spend', 'peek', 'looked', 'relocate', 'token', 'arm',
    ],
    idle: true,
  },
  second: { load: () => import('./SideBoard.svelte'), icon: 'cards', label: 'tab-mats' },
  seat: () => import('./Seat.svelte'),
  mark: { load: () => import('./Mark.svelte'), of: (view, seat) => scytheTable(view).players.find((one) => one.seat === seat)?.faction ?? '' },
  scores: () => import('./Scores.svelte'),
  ending: (view, _, names) => {
    const automas = scytheTable(view).players.filter((one) => one.kind === 'automa');
    return view.result?.winners.length === 0 && automas.length ? (names.say?.('automa-won', { n: automas.length }) ?? '') : '';
  },
  refs: ['unit', 'section', 'top-choice', 'bottom', 'mech', 'structure', 'box', 'bonus', 'resource', 'combat-card', 'objective', 'offer', 'factory', 'trap', 'cargo'],
  points: (view, seat) => scytheTable(view).players[seat]?.stars.length ?? 0,
};
