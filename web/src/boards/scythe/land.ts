/** Computed from public information: control of territories, the score if the game ended now, progress of objectives. */
import { bitsIn, combatUnits, countOf, type Box, type Condition, type PlayerPart, type ScytheTable, type TierData } from './data';

export type Land = ReadonlySet<number>;

const isTerritory = (box: Box, at: number): boolean => at >= 0 && box.hexes[at]?.terrain !== 'home_base';

export function unitsOf(one: PlayerPart): number[] {
  return [one.character, ...one.mechs, ...one.workers].filter((at) => at >= 0);
}

export function fightersOf(one: PlayerPart): number[] {
  return [one.character, ...one.mechs].filter((at) => at >= 0);
}

export const buildingsOf = (one: PlayerPart): number[] => one.structures.filter((at) => at >= 0);

/** SC-TERR-02, SC-TERR-03: by a unit, or by a structure where no enemy unit is; the defender's while a combat waits. */
export function controlOf(box: Box, table: ScytheTable, seat: number): Set<number> {
  const me = table.players[seat];
  if (!me) return new Set();
  const others = new Set(table.players.filter((one) => one.seat !== seat).flatMap(unitsOf));
  for (const npc of table.npcs) if (npc.at >= 0) others.add(npc.at);
  const mine = unitsOf(me).filter((at) => table.active !== seat || !others.has(at));
  const built = buildingsOf(me).filter((at) => !others.has(at));
  return new Set([...mine, ...built].filter((at) => isTerritory(box, at)));
}

/** Who controls each hex: its number → the seat. */
export function owners(box: Box, table: ScytheTable): Map<number, number> {
  const found = new Map<number, number>();
  for (const one of table.players) for (const at of controlOf(box, table, one.seat)) found.set(at, one.seat);
  return found;
}

export function goodsAt(table: ScytheTable, at: number): number[] {
  return table.goods.map((row) => row[at] ?? 0);
}

export function goodsOn(table: ScytheTable, land: Land): number[] {
  return table.goods.map((row) => [...land].reduce((sum, at) => sum + (row[at] ?? 0), 0));
}

/** The hexes that touch a hex, home bases left out. */
export const around = (box: Box, at: number): number[] => (box.hexes[at]?.near ?? []).filter((other) => isTerritory(box, other));

export const factoryOf = (box: Box): number => box.hexes.findIndex((hex) => hex.terrain === 'factory');

export function tierOf(box: Box, popularity: number): TierData {
  return box.tracks.tiers.find((tier) => tier.low <= popularity && popularity <= tier.high) ?? box.tracks.tiers[0]!;
}

/** SC-SCORE-03, SC-ALB-03, SC-TOG-04. */
export function territoriesOf(box: Box, table: ScytheTable, seat: number): number {
  const one = table.players[seat]!;
  const land = controlOf(box, table, seat);
  const held = new Set(table.players.flatMap((other) => [...unitsOf(other), ...buildingsOf(other)]));
  for (const trap of one.traps) if (trap.armed && !held.has(trap.at)) land.add(trap.at);
  const home = new Set(around(box, one.base));
  const flags = one.flags.filter((at) => land.has(at) && !home.has(at)).length;
  return land.size + (land.has(factoryOf(box)) ? box.tracks.factory_worth - 1 : 0) + flags;
}

/** SC-BONUS-01 to -07. */
export function tileCount(box: Box, tile: string, built: readonly number[]): number {
  const near = new Set(built.flatMap((at) => around(box, at)));
  const of = (hexes: Iterable<number>, fits: (at: number) => boolean): number => [...new Set(hexes)].filter(fits).length;
  const hex = (at: number) => box.hexes[at]!;
  if (tile === 'tunnels_adjacent') return of(near, (at) => hex(at).tunnel);
  if (tile === 'lakes_adjacent') return of(near, (at) => hex(at).terrain === 'lake');
  if (tile === 'encounters_adjacent') return of(near, (at) => hex(at).encounter);
  if (tile === 'on_tunnels') return of(built, (at) => hex(at).tunnel);
  if (tile === 'on_farms_or_tundras') return of(built, (at) => ['farm', 'tundra'].includes(hex(at).terrain));
  return longestRow(box, built);
}

function longestRow(box: Box, built: readonly number[]): number {
  const places = new Set(built.map((at) => `${box.hexes[at]!.q},${box.hexes[at]!.r}`));
  let best = 0;
  for (const at of built) {
    const { q, r } = box.hexes[at]!;
    for (const [dq, dr] of [[1, 0], [0, 1], [1, -1]] as const) {
      let long = 1;
      while (places.has(`${q + dq * long},${r + dr * long}`)) long++;
      best = Math.max(best, long);
    }
  }
  return best;
}

export function tileCoins(box: Box, tile: string, count: number): number {
  return (box.tiles[tile] ?? []).reduce((worth, [low, , coins]) => (count >= low ? coins : worth), 0);
}

export interface Worth {
  coins: number;
  stars: number;
  territories: number;
  resources: number;
  structures: number;
  total: number;
}

/** What a player would have if the game ended now; null where the coins are not known (SC-SCORE-01). */
export function worthNow(box: Box, table: ScytheTable, seat: number): Worth | null {
  const one = table.players[seat];
  if (!one || one.coins < 0 || table.modules.some((id) => id !== 'base' && id !== 'automas')) return null;
  const tier = tierOf(box, one.popularity);
  const human = one.kind === 'human';
  const goods = goodsOn(table, controlOf(box, table, seat)).reduce((sum, n) => sum + n, 0);
  const count = table.tile ? tileCount(box, table.tile, buildingsOf(one)) : 0;
  const meander = table.big && human && one.faction === 'polania' ? 3 * [...controlOf(box, table, seat)].filter((at) => box.hexes[at]!.encounter).length : 0;
  const parts = {
    coins: one.coins + meander,
    stars: one.stars.length * tier.star,
    territories: territoriesOf(box, table, seat) * tier.territory,
    resources: human ? Math.floor(goods / 2) * tier.pair : 0,
    structures: human && count ? tileCoins(box, table.tile, count) : 0,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, n) => sum + n, 0) };
}

/* ---- the triumph track ---- */

/** How far a player is on a space of the track; null where the page cannot count it. */
export function spaceCount(table: ScytheTable, one: PlayerPart, space: string): number | null {
  const counts: Record<string, number> = {
    upgrades: bitsIn(one.lifted),
    mechs: bitsIn(one.deployed),
    structures: buildingsOf(one).length,
    recruits: bitsIn(one.recruits),
    workers: one.workers.length,
    objective: one.achieved.length,
    combat_1: Math.min(1, one.wins),
    combat_2: Math.max(0, one.wins - 1),
    popularity: one.popularity,
    power: one.power,
  };
  return counts[space] ?? null;
}

export const spaceNeed = (box: Box, space: string): number => (space === 'combat_2' ? 1 : (box.tracks.needs[space] ?? 1));

/* ---- objectives ---- */

export interface Progress {
  have: number;
  need: number;
  met: boolean;
}

/** How far an objective is, its worst part first; a part that is true or not counts 0 or 1. */
export function progressOf(box: Box, table: ScytheTable, one: PlayerPart, no: number): Progress | null {
  const card = box.objectives[String(no)];
  if (!card) return null;
  const parts = card.all.map((condition) => partOf(box, table, one, condition));
  if (parts.length === 1) return parts[0]!;
  const done = parts.filter((part) => part.met).length;
  return { have: done, need: parts.length, met: done === parts.length };
}

function partOf(box: Box, table: ScytheTable, one: PlayerPart, condition: Condition): Progress {
  if (condition.fact) return factOf(box, table, one, condition);
  const have = counted(box, table, one, condition);
  const need = condition.equals ? named(one, condition.equals) : (condition.value ?? 0);
  const met = condition.op === '>=' ? have >= need : condition.op === '<=' ? have <= need : have === need;
  // "at most" and "just as many" have no way to go that could be shown
  return condition.op === '>=' ? { have: Math.min(have, need), need, met } : { have: met ? 1 : 0, need: 1, met };
}

function counted(box: Box, table: ScytheTable, one: PlayerPart, condition: Condition): number {
  if (condition.count === 'controlled_territories') {
    const land = [...controlOf(box, table, one.seat)];
    const is = (fits: (at: number) => boolean): number => land.filter(fits).length;
    if (condition.terrain) return is((at) => box.hexes[at]!.terrain === condition.terrain);
    if (condition.feature === 'tunnel') return is((at) => box.hexes[at]!.tunnel);
    if (condition.adjacent_to === 'factory') return is((at) => around(box, factoryOf(box)).includes(at));
    if (condition.adjacent_to === 'same_lake')
      return Math.max(...box.hexes.flatMap((hex, lake) => (hex.terrain === 'lake' ? [is((at) => around(box, lake).includes(at))] : [])));
    return land.length;
  }
  if (condition.count === 'structures' && condition.adjacent_to === 'own_home_base')
    return buildingsOf(one).filter((at) => around(box, one.base).includes(at)).length;
  return named(one, condition.count ?? '');
}

function named(one: PlayerPart, what: string): number {
  const counts: Record<string, number> = {
    power: one.power,
    popularity: one.popularity,
    coins: one.coins,
    combat_cards: one.cards.length,
    factory_cards: one.factory_card ? 1 : 0,
    mechs_deployed: bitsIn(one.deployed),
    workers_on_board: one.workers.length,
    upgrades: bitsIn(one.lifted),
    structures: buildingsOf(one).length,
    recruits: bitsIn(one.recruits),
    combat_stars: one.stars.filter((star) => star.startsWith('combat')).length,
  };
  return counts[what] ?? 0;
}

function factOf(box: Box, table: ScytheTable, one: PlayerPart, condition: Condition): Progress {
  const land = controlOf(box, table, one.seat);
  const yes = (met: boolean): Progress => ({ have: met ? 1 : 0, need: 1, met });
  const upTo = (have: number, need: number): Progress => ({ have: Math.min(have, need), need, met: have >= need });
  switch (condition.fact) {
    case 'controls_factory':
      return yes(land.has(factoryOf(box)));
    case 'power_at_least_every_other_player':
      return yes(table.players.every((other) => other.power <= one.power));
    case 'forced_opponent_worker_to_retreat_this_turn':
      return yes(one.ousted > 0);
    case 'controls_resources': {
      const have = goodsOn(table, land);
      if (condition.one_kind_at_least) return upTo(Math.max(...have), condition.one_kind_at_least);
      return upTo(have.filter((n) => n >= (condition.each_kind_at_least ?? 1)).length, have.length);
    }
    case 'controlled_territory_with':
      return yes([...land].some((at) => pile(table, one, at, condition)));
    case 'territory_with': {
      const near = new Set(around(box, factoryOf(box)));
      const places = box.hexes.flatMap((hex, at) => (hex.terrain !== 'home_base' && (condition.adjacent_to !== 'factory' || near.has(at)) ? [at] : []));
      if (condition.workers_at_least) return upTo(Math.max(...places.map((at) => countOf(one, 'worker', at))), condition.workers_at_least);
      return upTo(Math.max(...places.map((at) => pieces(one, at))), condition.own_pieces_at_least ?? 1);
    }
    default: {
      const terrains = condition.terrains ?? [];
      const worked = terrains.filter((terrain) => [...land].some((at) => box.hexes[at]!.terrain === terrain && countOf(one, 'worker', at) > 0));
      return upTo(worked.length, terrains.length);
    }
  }
}

function pile(table: ScytheTable, one: PlayerPart, at: number, condition: Condition): boolean {
  const here = goodsAt(table, at);
  if (here.reduce((sum, n) => sum + n, 0) < (condition.resources_at_least ?? 0) || Math.min(...here) < (condition.each_kind_at_least ?? 0)) return false;
  if (condition.character && one.character !== at) return false;
  if (condition.mechs_exactly !== undefined && countOf(one, 'mech', at) !== condition.mechs_exactly) return false;
  return condition.workers_exactly === undefined || countOf(one, 'worker', at) === condition.workers_exactly;
}

const pieces = (one: PlayerPart, at: number): number => combatUnits(one, at) + countOf(one, 'worker', at) + buildingsOf(one).filter((hex) => hex === at).length;
