/** Turns a view of The Smog Riders into what the shared square board draws. Pure functions, so that they can be tested without a page. */
import { hasBit } from '../../kit/geometry';
import { ailmentPips, seatOwner } from '../../kit/appearance';
import type {
  DoorState,
  FigureData,
  Floor,
  Highlight,
  Marker,
  Owner,
  Pip,
  Preview,
  ReadingGroup,
  RoomState,
} from '../../kit/types';
import type { Option, View } from '../../lib/types';
import { sentence, type Names } from '../contract';
import { frameOf, gauges, itemIcon, lettersOf, smogTable, type Box, type PoolFrame, type ScenarioData, type SmogTable } from './data';
import { actorsIn, aims, verbOf } from './options';

/** Returns a text of this game's page. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface Scene {
  figures: FigureData[];
  doors: Record<string, DoorState>;
  rooms: Record<string, RoomState>;
  floors: Record<string, Floor>;
  titles: Record<string, string>;
  markers: Marker[];
}

export const ownerOf = (table: SmogTable, seat: number): Owner => (seat === table.defender ? 'foe' : seatOwner(seat));

export function sceneOf(view: View, box: Box, plan: ScenarioData, names: Names, tell: Say, chosen: string | null = null): Scene {
  const table = smogTable(view);
  const nameOf = new Map(plan.board.squares.map((square) => [square.number, square.name]));
  return {
    figures: [...people(table, box, nameOf, names, tell, chosen), ...turrets(table, box, nameOf, names, tell)],
    doors: doorStates(table, plan),
    ...roomLooks(table, box, plan, names),
    markers: table.floor.flatMap((item, at): Marker[] => {
      const square = nameOf.get(item.square);
      if (square === undefined) return [];
      const label = names(`item:${item.kind}`);
      return [
        item.kind === 'crate'
          ? { id: `item:${at}`, square, kind: 'crate', label }
          : { id: `item:${at}`, square, kind: 'objective', icon: itemIcon(item.kind), label },
      ];
    }),
  };
}

function people(table: SmogTable, box: Box, nameOf: Map<number, string>, names: Names, tell: Say, chosen: string | null): FigureData[] {
  const letters = lettersOf(table);
  return table.characters.flatMap((one): FigureData[] => {
    const square = nameOf.get(one.square);
    if (square === undefined || one.seat < 0 || !['map', 'stygia', 'fallen'].includes(one.at)) return [];
    const { health, mind } = gauges(box, table, one);
    const life = { now: Math.max(0, health - one.wounds), max: health };
    const mindLeft = { now: Math.max(0, mind - one.madness), max: mind };
    const pips: Pip[] = [
      ...ailmentPips(one.stunned ? { stunned: tell('stunned') } : {}),
      ...[...one.carries, ...one.gear].map((kind): Pip => ({
        kind: 'carried',
        icon: itemIcon(kind),
        label: names(`item:${kind}`),
      })),
    ];
    const state = one.at === 'fallen' ? 'fallen' : one.at === 'stygia' ? 'away' : 'up';
    const label = [
      names(`character:${one.id}`),
      names(`seat:${one.seat}`),
      tell(one.at === 'map' ? 'gauges' : one.at === 'fallen' ? 'is-fallen' : 'is-walker', {
        health: life.now,
        most: life.max,
        mind: mindLeft.now,
        minds: mindLeft.max,
      }),
    ].join(', ');
    return [
      {
        id: one.id,
        ref: `figure:${one.id}`,
        square,
        owner: ownerOf(table, one.seat),
        letter: letters.get(one.id) ?? '?',
        label,
        life,
        mind: mindLeft,
        pips,
        state,
        ...(one.id === chosen ? { chosen: true } : {}),
      },
    ];
  });
}

function turrets(table: SmogTable, box: Box, nameOf: Map<number, string>, names: Names, tell: Say): FigureData[] {
  return table.turrets.flatMap((gun): FigureData[] => {
    const square = nameOf.get(gun.square);
    if (square === undefined) return [];
    const health = box.turrets[gun.kind]?.health ?? 1;
    const hurt = gun.wounds ? [{ kind: 'status' as const, text: String(health - gun.wounds), label: tell('turret-hurt') }] : [];
    return [
      {
        id: gun.id,
        ref: `figure:${gun.id}`,
        square,
        owner: 'foe',
        letter: 'T',
        label: `${names(`turret:${gun.id}`)}, ${names(`turret-kind:${gun.kind}`)}, ${tell('turret-health', { health: health - gun.wounds })}`,
        kind: gun.kind === 'flame' ? 'flamer' : 'turret',
        ...(gun.kind === 'flame' ? {} : { level: gun.kind === 'mkii' ? ('II' as const) : ('I' as const) }),
        pips: hurt,
      },
    ];
  });
}

/** Returns how doors are drawn. A closed door of an active room shows a lock, except the one through which the room was entered. */
export function doorStates(table: SmogTable, plan: ScenarioData): Record<string, DoorState> {
  const roomAt = new Map(plan.board.squares.map((square) => [square.name, square.room]));
  const standing = new Set(table.turrets.map((gun) => gun.id));
  const active = new Map(table.rooms.filter((room) => room.state === 'active').map((room) => [room.name, room.entry]));
  const states: Record<string, DoorState> = {};
  for (const door of plan.board.doors) {
    const edge = plan.board.edges.find((one) => one.door === door.name);
    const beside = (edge?.between ?? []).map((name) => (name ? (roomAt.get(name) ?? '') : ''));
    const shut = beside.some((room) => active.has(room)) && beside.every((room) => active.get(room) !== door.number);
    if (hasBit(table.unsealed, door.number)) states[door.name] = 'removed';
    else if (hasBit(table.open, door.number)) states[door.name] = 'open';
    else if (hasBit(table.bolted, door.number)) states[door.name] = 'bolted';
    else if (door.state.startsWith('sealed')) states[door.name] = 'sealed';
    else if (door.state.startsWith('guarded:') && standing.has(door.state.slice('guarded:'.length))) states[door.name] = 'guarded';
    else states[door.name] = shut ? 'locked' : 'closed';
  }
  return states;
}

function roomLooks(table: SmogTable, box: Box, plan: ScenarioData, names: Names): Pick<Scene, 'rooms' | 'floors' | 'titles'> {
  const rooms: Record<string, RoomState> = {};
  const floors: Record<string, Floor> = {};
  const titles: Record<string, string> = {};
  for (const [number, room] of table.rooms.entries()) {
    const squares = plan.board.rooms.find((one) => one.name === room.name)?.squares ?? [];
    const area = plan.areas.includes(room.name);
    const exit = plan.exits.includes(room.name);
    rooms[room.name] = room.state === 'unentered' ? 'unexplored' : room.state === 'active' ? 'active' : 'plain';
    titles[room.name] = names(`room:${room.name}`);
    if (area || exit) {
      for (const square of squares) floors[square] = area ? 'start' : 'exit';
      const home = table.sides.find((side) => side.area === number);
      if (home) titles[room.name] = names(`seat:${home.seat}`);
    }
    const card = box.rooms[room.card];
    if (room.state === 'active' && card) titles[room.name] += ` ${room.laid}/${card.target}`;
  }
  return { rooms, floors, titles };
}

/** Returns the highlights of the board. `standing` says which figure stands on which square: a square under a highlighted figure is left out. */
export function highlights(
  options: readonly Option[],
  chosen: string | null,
  names: Names,
  tell: Say,
  standing: ReadonlyMap<string, string> = new Map(),
): Highlight[] {
  const things: Highlight[] = aims(options, chosen).map(({ ref, options: list }) => ({
    ref,
    label: list.map((option) => sentence(names, option)).join(' / '),
    attack: list.some((option) => verbOf(option) === 'aim'),
  }));
  for (const actor of actorsIn(options)) {
    const ref = `figure:${actor}`;
    if (actor === chosen || things.some((thing) => thing.ref === ref)) continue;
    things.push({ ref, label: tell('pick-figure', { who: names(`character:${actor}`) }) });
  }
  const lit = new Set(things.map((thing) => thing.ref));
  return things.filter((thing) => !lit.has(standing.get(thing.ref) ?? ''));
}

/** Returns what is shown in addition: who is aimed at, and who is about to be hurt. */
export function previewOf(view: View, made: Scene, things: readonly Highlight[], hovered: string | null): Preview {
  const there = new Set(made.figures.map((figure) => figure.ref));
  const deed = frameOf<{ figure: string; targets: string[] }>(view, 'perform');
  const harm = frameOf<{ by: string; blows: { figure: string; wounds: number; madness: number }[] }>(view, 'harm');
  const targets = things.filter((thing) => thing.attack).map((thing) => thing.ref);
  if (deed && targets.length) {
    const from = `figure:${deed.figure}`;
    const wanted = hovered && targets.includes(hovered) ? [hovered] : targets;
    return { sight: wanted.map((to) => ({ from, to, free: true })), targets: wanted };
  }
  if (harm) {
    const hit = harm.blows.filter((blow) => there.has(`figure:${blow.figure}`));
    const first = hit[0];
    const from = harm.by ? `figure:${harm.by}` : '';
    if (first && hit.length === 1 && there.has(from) && harm.by !== first.figure)
      return { attack: { from, to: `figure:${first.figure}`, ...(first.wounds ? { loss: `-${first.wounds}` } : {}) } };
    return { targets: hit.map((blow) => `figure:${blow.figure}`) };
  }
  return {};
}

/** Returns the room whose card is shown: that of the dice pool, or of the chosen figure, or the first active one. */
export function roomInView(view: View, plan: ScenarioData, chosen: string | null): number {
  const table = smogTable(view);
  const pool = frameOf<PoolFrame>(view, 'pool');
  const active = (room: number): boolean => table.rooms[room]?.state === 'active';
  if (pool && active(pool.room)) return pool.room;
  const one = table.characters.find((person) => person.id === chosen);
  const square = plan.board.squares.find((place) => place.number === one?.square);
  const room = table.rooms.findIndex((place) => place.name === square?.room);
  if (room >= 0 && active(room)) return room;
  return table.rooms.findIndex((place) => place.state === 'active');
}

export function readingOf(
  made: Scene,
  things: readonly Highlight[],
  plan: ScenarioData,
  names: Names,
  say: {
    lit: string;
    figures: string;
    doors: string;
    rooms: string;
    floor: string;
    door: (name: string, between: string, state: DoorState) => string;
    room: (name: string) => string;
  },
): ReadingGroup[] {
  const lit = new Set(things.map((thing) => thing.ref));
  const ask = (ref: string): { ref?: string } => (lit.has(ref) ? {} : { ref });
  const between = new Map(plan.board.edges.flatMap((edge) => (edge.door ? [[edge.door, edge.between.join(' – ')] as const] : [])));
  return [
    { title: say.lit, items: things.map((thing) => ({ text: thing.label, lit: true, ref: thing.ref })) },
    {
      title: say.figures,
      items: made.figures.map((figure) => ({
        text: [names(`square:${figure.square}`), figure.label, ...(figure.pips ?? []).map((pip) => pip.label)].join(', '),
        ...ask(figure.ref),
      })),
    },
    { title: say.rooms, items: plan.board.rooms.map((room) => ({ text: say.room(room.name) })) },
    {
      title: say.doors,
      items: plan.board.doors.map((door) => ({
        text: say.door(names(`door:${door.name}`), between.get(door.name) ?? '', made.doors[door.name] ?? 'closed'),
        ...ask(`door:${door.name}`),
      })),
    },
    { title: say.floor, items: made.markers.map((marker) => ({ text: `${names(`square:${marker.square}`)}: ${marker.label}` })) },
  ];
}
