/** Turns a view of the duel into what the shared square board draws. Pure functions, so that they can be tested without a page. */
import { hasBit } from '../../kit/geometry';
import { seatOwner } from '../../kit/appearance';
import type { DoorState, FigureData, Highlight, Marker, PlainBoard, Preview, ReadingGroup } from '../../kit/types';
import type { View } from '../../lib/types';
import { litRefs, optionsAt, sentence, type Lit, type Names } from '../contract';
import { duelTable } from './data';

/** Returns a text of the duel for its board: `trap` is the message `duel-page-trap`. */
export type Tell = (key: string, args?: Record<string, string | number>) => string;

export interface Scene {
  figures: FigureData[];
  doors: Record<string, DoorState>;
  markers: Marker[];
  lit: Highlight[];
}

const USUAL_HP = 6;

/** Returns one letter for each name, or two where names begin with the same letter. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?');
  return names.map((name, i) =>
    first.filter((letter) => letter === first[i]).length > 1
      ? // "Bot 1" and "Bot 2" become "B1" and "B2".
        `${first[i]}${distinct(names, i)}`
      : (first[i] as string),
  );
}

function distinct(names: readonly string[], which: number): string {
  const all = names.map((name) => [...name.trim()]);
  const mine = all[which] ?? [];
  const rivals = all.filter((other, i) => i !== which && other[0]?.toUpperCase() === mine[0]?.toUpperCase());
  for (let place = 1; place < mine.length; place++) {
    const letter = mine[place] as string;
    if (letter.trim() && rivals.every((other) => other[place]?.toLowerCase() !== letter.toLowerCase())) return letter;
  }
  return String(which + 1);
}

export function armour(view: View, seat: number): number {
  return view.effects
    .filter((effect) => effect.what === 'armour' && effect.on === seat)
    .reduce((sum, effect) => sum + Number(effect.amount), 0);
}

export function sceneOf(view: View, board: PlainBoard, lit: Lit, names: Names, tell: Tell): Scene {
  const table = duelTable(view);
  const nameOf = new Map(board.squares.map((square) => [square.number, square.name]));
  const signs = letters(table.fighters.map((fighter) => names(`seat:${fighter.seat}`)));
  const figures: FigureData[] = table.fighters.flatMap((fighter, i) => {
    const square = nameOf.get(fighter.square);
    if (square === undefined) return [];
    const guard = armour(view, fighter.seat);
    const who = names(`seat:${fighter.seat}`);
    return [
      {
        id: `seat:${fighter.seat}`,
        ref: `seat:${fighter.seat}`,
        square,
        owner: seatOwner(fighter.seat),
        letter: signs[i] ?? '?',
        label: tell('fighter', { who, health: fighter.hp }),
        life: { now: fighter.hp, max: Math.max(USUAL_HP, fighter.hp) },
        pips: guard ? [{ kind: 'status' as const, text: String(guard), label: tell('guard', { armour: guard }) }] : [],
      },
    ];
  });
  const doors: Record<string, DoorState> = {};
  for (const door of board.doors) doors[door.name] = hasBit(table.doors, door.number) ? 'open' : 'closed';
  const markers: Marker[] = table.traps.flatMap((trap, i) => {
    const square = nameOf.get(trap.square);
    if (square === undefined) return [];
    return [
      {
        id: `trap:${i}:${square}`,
        square,
        kind: 'trap' as const,
        owner: seatOwner(trap.seat),
        label: tell('trap-of', { who: names(`seat:${trap.seat}`) }),
      },
    ];
  });
  const mine = view.decision?.seat ?? view.seat;
  const things: Highlight[] = litRefs(lit).flatMap((ref) => {
    const options = optionsAt(lit, ref);
    const option = options[0];
    if (!option || !/^(square|door|seat):/.test(ref)) return [];
    const place = ref.slice(ref.indexOf(':') + 1);
    const danger = table.traps.some((trap) => trap.seat !== mine && nameOf.get(trap.square) === place);
    return [
      {
        ref,
        label: sentence(names, option),
        hurts: ref.startsWith('square:') && option.text.startsWith('move:') && danger,
        attack: option.text.startsWith('strike:'),
      },
    ];
  });
  return { figures, doors, markers, lit: things };
}

/** Returns the preview of the thing under the pointer, or of the current strike if there is none. */
export function previewOf(view: View, made: Scene, hovered: string | null): Preview {
  const mine = made.figures.find((figure) => figure.ref === `seat:${view.decision?.seat ?? view.seat ?? -1}`);
  const thing = made.lit.find((one) => one.ref === hovered);
  if (mine && thing?.attack) {
    return { sight: [{ from: mine.square, to: thing.ref, free: true }], targets: [thing.ref] };
  }
  if (mine && thing && thing.ref.startsWith('square:') && view.decision?.kind === 'act') {
    return { path: { squares: [mine.square, thing.ref.slice('square:'.length)] } };
  }
  const fight = view.frames.findLast((frame) => frame.frame === 'duel.fight');
  if (fight && typeof fight.seat === 'number' && typeof fight.target === 'number') {
    const [from, to] = [`seat:${fight.seat}`, `seat:${fight.target}`];
    const both = [from, to].every((ref) => made.figures.some((figure) => figure.ref === ref));
    if (both) return { attack: { from, to } };
  }
  return {};
}

export function readingOf(
  made: Scene,
  board: PlainBoard,
  names: Names,
  say: {
    lit: string;
    figures: string;
    doors: string;
    floor: string;
    door: (name: string, between: string, state: DoorState) => string;
  },
): ReadingGroup[] {
  const between = new Map(
    board.edges.flatMap((edge) => (edge.door ? [[edge.door, edge.between.join(' – ')] as const] : [])),
  );
  return [
    { title: say.lit, items: made.lit.map((thing) => ({ text: thing.label, lit: true, ref: thing.ref })) },
    {
      title: say.figures,
      items: made.figures.map((figure) => ({
        text: [names(`square:${figure.square}`), figure.label, ...(figure.pips ?? []).map((pip) => pip.label)].join(
          ', ',
        ),
        ...(made.lit.some((thing) => thing.ref === figure.ref) ? {} : { ref: figure.ref }),
      })),
    },
    {
      title: say.doors,
      items: board.doors.map((door) => ({
        text: say.door(names(`door:${door.name}`), between.get(door.name) ?? '', made.doors[door.name] ?? 'closed'),
        ...(made.lit.some((thing) => thing.ref === `door:${door.name}`) ? {} : { ref: `door:${door.name}` }),
      })),
    },
    {
      title: say.floor,
      items: made.markers.map((marker) => ({ text: `${names(`square:${marker.square}`)}: ${marker.label}` })),
    },
  ];
}
