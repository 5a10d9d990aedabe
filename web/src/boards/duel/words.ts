/** Words of the duel's board and console that are not in the game's texts. */
import { isGerman } from '../../kit/words.svelte';

const EN = {
  room: 'The boiler room',
  trap: 'Trap',
  guard: 'guard',
  health: 'health',
  stamina: 'Stamina',
  door: 'Door',
  shut: 'door, shut',
  open: 'door, open',
  guarded: 'armour until the next turn',
  life: 'health',
  nobody: 'Nobody sees it before both have dialled.',
};

const DE: typeof EN = {
  room: 'Der Kesselraum',
  trap: 'Falle',
  guard: 'Deckung',
  health: 'Leben',
  stamina: 'Ausdauer',
  door: 'Tür',
  shut: 'Tür, geschlossen',
  open: 'Tür, offen',
  guarded: 'Rüstung bis zum nächsten Zug',
  life: 'Leben',
  nobody: 'Niemand sieht es, bevor beide eingestellt haben.',
};

export function duelWords(): typeof EN {
  return isGerman() ? DE : EN;
}
