/** Words of the duel's board and console that are not in the game's texts. */
import { isGerman } from '../../kit/words.svelte';

const EN = {
  room: 'The boiler room',
  trap: 'Trap',
  guard: 'guard',
  health: 'health',
  stamina: 'Stamina',
  door: 'Door',
  shut: 'closed door',
  open: 'open door',
  guarded: 'armour until the next turn',
  life: 'health',
  nobody: 'Secret until both have dialled.',
};

const DE: typeof EN = {
  room: 'Der Kesselraum',
  trap: 'Falle',
  guard: 'Deckung',
  health: 'Leben',
  stamina: 'Ausdauer',
  door: 'Tür',
  shut: 'geschlossene Tür',
  open: 'offene Tür',
  guarded: 'Panzerung bis zum nächsten Zug',
  life: 'Leben',
  nobody: 'Geheim, bis beide eingestellt haben.',
};

export function duelWords(): typeof EN {
  return isGerman() ? DE : EN;
}
