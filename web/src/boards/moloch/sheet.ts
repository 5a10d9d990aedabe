/** Lists what stands on a figure's sheet and on the cards it has. */
import type { Names } from '../contract';
import type { Box, Figure, Tell } from './data';

export interface SheetItem {
  key: string;
  kind: 'special' | 'gift' | 'weapon' | 'role' | 'advantage' | 'equipment' | 'affliction' | 'benefit' | 'place';
  title: string;
  /** Numbers, such as a weapon's bonus. */
  note: string;
  text: string;
}

export function sheetItems(figure: Figure, box: Box, names: Names, tell: Tell): SheetItem[] {
  const about = (ref: string): string => names.about?.(ref) ?? '';
  const found: SheetItem[] = [];
  const add = (kind: SheetItem['kind'], ref: string, note = ''): void => {
    const times = found.filter((item) => item.key.startsWith(`${ref} `)).length;
    found.push({ key: `${ref} ${times}`, kind, title: names(ref), note, text: about(ref) });
  };
  const card = (id: string): void => {
    const item = box.equipment[id];
    const bonus = [item?.melee ? tell('melee-bonus', { n: item.melee }) : '', item?.ranged ? tell('ranged-bonus', { n: item.ranged }) : ''].filter(Boolean).join(', ');
    add(item?.weapon ? 'weapon' : 'equipment', `card:${id}`, bonus);
  };
  for (const affliction of figure.afflictions) add('affliction', `card:${affliction}`);
  const gentleman = box.gentlemen[figure.sheet];
  const sheet = box.sheets[figure.sheet]?.[figure.version];
  if (gentleman) {
    if (gentleman.weapon) card(gentleman.weapon);
    for (const id of figure.cards) card(id);
    add('gift', giftRef(box, gentleman.gift));
    if (figure.role) add('role', `role:${figure.role}`);
    for (const id of figure.advantages) add('advantage', `card:${id}`, figure.copied && id === 'copycat' ? names(`card:${figure.copied}`) : '');
    for (const special of gentleman.specials) add('special', `special:${special}`);
    for (const place of figure.gains) add('place', `place:${place}`);
  } else if (sheet) {
    for (const key of sheet.abilities) add('gift', giftRef(box, key));
    for (const special of sheet.specials) add('special', `special:${special}`);
    for (const id of figure.cards) card(id);
    for (const id of figure.benefits) add('benefit', `benefit:${id}`);
  } else for (const key of box.allies[figure.sheet]?.abilities ?? []) add('gift', giftRef(box, key));
  return found;
}

/** An ability on a sheet is called by the name of its gift. */
function giftRef(box: Box, key: string): string {
  const gift = box.abilities[key]?.gift;
  return gift ? `gift:${gift}` : `ability:${key}`;
}
