/** Texts and icons for what cards cost and give. */
import type { Amount, PlayerPart } from './data';
import type { Tell } from './scene';

const SIGNS: Readonly<Record<string, string>> = {
  coins: 'coin', power: 'power', popularity: 'pop', combat_card: 'card', cards: 'card', food: 'food', wood: 'wood', metal: 'metal', oil: 'oil',
  resource_any: 'terr', resource_different: 'terr', worker: 'worker', upgrade: 'upgrade', deploy: 'mech', build: 'build', enlist: 'recruit',
  produce: 'home', peek_combat_cards: 'eye', relocate_units: 'move', character_or_mech: 'char',
};

export const iconOf = (what: string): string => SIGNS[what] ?? 'star';
/** Returns the colour of an icon on parchment, if its own colour would be too pale. */
export const inkOf = (what: string): string | undefined => (['power', 'popularity', 'combat_card', 'cards'].includes(what) ? (what === 'popularity' ? 'var(--blood-700)' : 'var(--ink-900)') : undefined);
export const amountText = (amount: Amount, tell: Tell): string => tell(`amount-${amount.what}`, { n: amount.n });

/** Returns how much a player has of what a card costs; null if it is not a number on a track. */
export function holds(one: PlayerPart, what: string): number | null {
  const known: Record<string, number> = { coins: one.coins, power: one.power, popularity: one.popularity, combat_card: one.cards.length };
  return known[what] ?? null;
}
