/** Turns a view of Rise of Moloch into what the shared square board draws. Pure functions, so that they can be tested without a page. */
import { edgeSegment } from '../../kit/geometry';
import type { DoorState, FigureData, Floor, Highlight, Marker, Pip, PlainBoard, Point, Preview, ReadingGroup } from '../../kit/types';
import type { Option, View } from '../../lib/types';
import { sentence, type Names } from '../contract';
import { letterOf, molochTable, ownerOf, tenths, type Box, type ChapterData, type Figure, type MolochTable, type Tell } from './data';
import { aimOf, targetsOf, verbOf, type Target } from './options';
import { factsOf, type Reach, type Standing } from './standing';

export interface Scene {
  plan: PlainBoard;
  figures: FigureData[];
  doors: Record<string, DoorState>;
  floors: Record<string, Floor>;
  markers: Marker[];
}

export function sceneOf(view: View, chapter: ChapterData, standing: Standing | null, names: Names, tell: Tell): Scene {
  const table = molochTable(view);
  const nameOf = new Map(chapter.board.squares.map((square) => [square.number, square.name]));
  return {
    plan: planNow(chapter, table),
    figures: figuresOf(table, standing, nameOf, names, tell),
    doors: doorStates(chapter, table),
    floors: floorsOf(chapter),
    markers: markersOf(chapter, table, nameOf, names, tell),
  };
}

/** The map as it is now: walls that lie in ruins are rubble, other edges that are gone are open. */
function planNow(chapter: ChapterData, table: MolochTable): PlainBoard {
  if (!table.rubble.length) return chapter.board;
  const edges = chapter.board.edges.map((edge) => {
    if (!table.rubble.includes(edge.number)) return edge;
    const { door: _, ...rest } = edge;
    return { ...rest, kind: 'rubble' };
  });
  return { ...chapter.board, edges };
}

function doorStates(chapter: ChapterData, table: MolochTable): Record<string, DoorState> {
  return Object.fromEntries(chapter.board.doors.map((door) => [door.name, table.gone.includes(door.edge) ? 'removed' : 'closed']));
}

function floorsOf(chapter: ChapterData): Record<string, Floor> {
  const floors: Record<string, Floor> = {};
  for (const name of chapter.inside) floors[name] = 'inside';
  for (const square of chapter.board.squares) if (square.mark.toLowerCase() === 'e') floors[square.name] = 'exit';
  return floors;
}

const MARKS: Record<string, Marker['kind']> = { c: 'crate', m: 'manhole', p: 'reinforcement' };
const OBJECTS: Record<string, string> = { circle: 'rm-circle', seal: 'rm-seal' };

function markersOf(chapter: ChapterData, table: MolochTable, nameOf: Map<number, string>, names: Names, tell: Tell): Marker[] {
  const found: Marker[] = [];
  for (const square of chapter.board.squares) {
    const kind = MARKS[square.mark.toLowerCase()];
    if (kind) found.push({ id: `mark:${square.name}`, square: square.name, kind, label: tell(`mark-${kind}`) });
    if (square.mark.toLowerCase() === 'q') found.push({ id: `altar:${square.name}`, square: square.name, kind: 'objective', icon: 'rm-altar', label: tell('mark-altar') });
  }
  const lay = (number: number, marker: Omit<Marker, 'square'>): void => {
    const square = nameOf.get(number);
    if (square !== undefined) found.push({ ...marker, square });
  };
  for (const number of table.objects) lay(number, { id: `object:${number}`, kind: 'objective', icon: OBJECTS[chapter.object] ?? 'star', label: names(`object:${chapter.object}`) });
  for (const [place, marker] of table.markers.entries())
    lay(marker.square, { id: `marker:${place}`, kind: 'objective', icon: marker.kind ? 'eye' : 'ask', label: marker.kind ? names(`marker:${marker.kind}`) : tell('mark-hidden') });
  if (table.token >= 0) lay(table.token, { id: 'token', kind: 'objective', icon: 'rm-stone', label: tell('mark-token') });
  for (const number of table.fire) lay(number, { id: `fire:${number}`, kind: 'fire', label: tell('mark-fire') });
  return found;
}

// Figures

function figuresOf(table: MolochTable, standing: Standing | null, nameOf: Map<number, string>, names: Names, tell: Tell): FigureData[] {
  return table.figures.flatMap((one): FigureData[] => {
    const square = nameOf.get(one.square);
    if (square === undefined) return [];
    const facts = factsOf(standing, one.id);
    const life = facts && facts.life > 1 ? { life: { now: Math.max(0, facts.life - one.damage), max: facts.life } } : {};
    const ether = facts && facts.ether > 0 ? { ether: { now: one.ether, max: facts.ether } } : {};
    const acting = standing?.turn?.figure === one.id;
    return [
      {
        id: one.id,
        ref: `figure:${one.id}`,
        square,
        owner: ownerOf(one),
        letter: letterOf(one.sheet),
        label: figureLabel(one, standing, names, tell),
        ...(one.kind === 'minion' ? { kind: 'minion' as const } : { ...life, ...ether }),
        pips: pipsOf(one, tell, names),
        state: one.defeated ? 'fallen' : 'up',
        ...(acting ? { chosen: true } : {}),
      },
    ];
  });
}

function pipsOf(one: Figure, tell: Tell, names: Names): Pip[] {
  return [
    ...(one.down ? [{ kind: 'status' as const, icon: 'down', label: tell('is-down') }] : []),
    ...one.afflictions.map((card): Pip => ({ kind: 'status', icon: 'alert', label: names(`card:${card}`) })),
    ...(one.carries ? [{ kind: 'carried' as const, icon: 'rm-stone', label: tell('carries') }] : []),
    ...(one.vip ? [{ kind: 'carried' as const, icon: 'star', label: tell('is-vip') }] : []),
  ];
}

/** What a figure is called and how it is: name, who plays it, life and ether. */
export function figureLabel(one: Figure, standing: Standing | null, names: Names, tell: Tell): string {
  const facts = factsOf(standing, one.id);
  const parts = [names(`figure:${one.id}`)];
  if (one.seat >= 0 && one.kind === 'gentleman') parts.push(names(`seat:${one.seat}`));
  if (one.defeated) parts.push(tell('is-defeated'));
  else if (facts && facts.life > 1) parts.push(tell('life-of', { now: Math.max(0, facts.life - one.damage), most: facts.life }));
  if (facts && facts.ether > 0) parts.push(tell('ether-of', { now: one.ether, most: facts.ether }));
  return parts.join(', ');
}

// Highlights

/** What can be pressed on the map: options with a place there, and squares farther away to which the acting figure could walk. */
export function highlights(options: readonly Option[], standing: Standing | null, made: Pick<Scene, 'figures'> | null, onMap: (ref: string) => boolean, names: Names, tell: Tell): { things: Highlight[]; targets: Target[] } {
  const targets = underFigures(targetsOf(options, onMap), made);
  const reach = walkable(options, standing);
  const byRef = new Map(reach.map((one) => [`square:${one.square}`, one]));
  const things = targets.map(({ ref, options: list }): Highlight => {
    const there = byRef.get(ref);
    return {
      ref,
      label: list.map((option) => sentence(names, option)).join(' / '),
      attack: list.some((option) => ['attack', 'charge', 'counter'].includes(verbOf(option))),
      ...(there ? { cost: there.cost, hurts: there.damage > 0 } : {}),
    };
  });
  const lit = new Set(things.map((thing) => thing.ref));
  for (const one of reach) {
    const ref = `square:${one.square}`;
    if (!lit.has(ref)) things.push({ ref, label: tell(one.damage ? 'walk-hurts' : 'walk', { square: one.square, cost: one.cost, damage: one.damage }), cost: one.cost, hurts: one.damage > 0 });
  }
  return { things, targets };
}

/** A highlighted figure covers its square: what can be chosen there is offered with the figure. */
function underFigures(targets: readonly Target[], made: Pick<Scene, 'figures'> | null): Target[] {
  const lit = new Set(targets.map((target) => target.ref));
  const above = new Map((made?.figures ?? []).filter((figure) => lit.has(figure.ref)).map((figure) => [`square:${figure.square}`, figure.ref]));
  return targets
    .filter((target) => !above.has(target.ref))
    .map((target) => ({ ...target, options: [...target.options, ...targets.filter((other) => above.get(other.ref) === target.ref).flatMap((other) => other.options)] }));
}

/** The squares to which the acting figure could walk with what is asked now. */
export function walkable(options: readonly Option[], standing: Standing | null): readonly Reach[] {
  const moves = options.some((option) => verbOf(option) === 'move' || verbOf(option) === 'step');
  return moves ? (standing?.turn?.reach ?? []) : [];
}

// Previews

/** What is drawn besides: the attack in progress, the way to a square, the line to a target under the pointer. */
export function previewOf(view: View, made: Scene, standing: Standing | null, options: readonly Option[], hovered: string | null, tell: Tell): Preview {
  const there = new Set(made.figures.map((figure) => figure.ref));
  const turn = standing?.turn ?? null;
  if (hovered?.startsWith('square:') && turn) {
    const one = walkable(options, standing).find((each) => `square:${each.square}` === hovered);
    if (one) return { path: { squares: [`figure:${turn.figure}`, ...one.way], cost: one.cost, hurts: one.damage > 0 } };
  }
  if (hovered?.startsWith('figure:') && turn) {
    const aims = options.filter((option) => option.refs.includes(hovered)).flatMap((option) => aimOf(option, standing) ?? []);
    const best = aims.sort((a, b) => b.tenths - a.tenths)[0];
    const from = `figure:${turn.figure}`;
    if (best && there.has(from)) return { sight: [{ from, to: hovered, free: true, covers: best.cover ? coversOf(made, from, hovered) : [] }], targets: [hovered] };
  }
  const attack = standing?.attack;
  if (attack && there.has(`figure:${attack.target}`)) {
    const to = `figure:${attack.target}`;
    const from = `figure:${attack.attacker}`;
    if (!attack.attacker || !there.has(from) || from === to) return { targets: [to] };
    const label = attack.hits >= 0 ? { label: tell('hits', { n: attack.hits }) } : {};
    const loss = attack.step < 6 && attack.hits >= 0 ? { loss: tenths(attack.tenths) } : {};
    return { attack: { from, to, ...label, ...loss, covers: attack.cover ? coversOf(made, from, to) : [] } };
  }
  return {};
}

/** Where a line between two figures crosses windows: there its cover arises. */
export function coversOf(made: Pick<Scene, 'plan' | 'figures'>, from: string, to: string): Point[] {
  const at = (ref: string): Point | null => {
    const square = made.plan.squares.find((one) => one.name === made.figures.find((figure) => figure.ref === ref)?.square);
    return square ? { x: square.column + 0.5, y: square.row + 0.5 } : null;
  };
  const [a, b] = [at(from), at(to)];
  if (!a || !b) return [];
  return made.plan.edges.flatMap((edge) => {
    if (edge.kind !== 'window') return [];
    const { x1, y1, x2, y2 } = edgeSegment(edge);
    const upright = x1 === x2;
    const share = upright ? (x1 - a.x) / (b.x - a.x) : (y1 - a.y) / (b.y - a.y);
    if (!(share > 0 && share < 1)) return [];
    const point = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    const on = upright ? point.y >= y1 && point.y <= y2 : point.x >= x1 && point.x <= x2;
    return on ? [point] : [];
  });
}

// The board as text

export function readingOf(made: Scene, things: readonly Highlight[], names: Names, titles: { lit: string; figures: string; doors: string; floor: string; door: (name: string, state: DoorState) => string }): ReadingGroup[] {
  const lit = new Set(things.map((thing) => thing.ref));
  const ask = (ref: string): { ref?: string } => (lit.has(ref) ? {} : { ref });
  return [
    { title: titles.lit, items: things.map((thing) => ({ text: thing.label, lit: true, ref: thing.ref })) },
    { title: titles.figures, items: made.figures.map((figure) => ({ text: [figure.square, figure.label, ...(figure.pips ?? []).map((pip) => pip.label)].join(', '), ...ask(figure.ref) })) },
    { title: titles.doors, items: made.plan.doors.map((door) => ({ text: titles.door(names(`door:${door.name}`), made.doors[door.name] ?? 'closed'), ...ask(`door:${door.name}`) })) },
    { title: titles.floor, items: made.markers.map((marker) => ({ text: `${marker.square}: ${marker.label}` })) },
  ];
}

/** The figure whose sheet matters now: the one that is attacked or attacks for the viewer's side, the one that acts, else the viewer's first. */
export function figureInView(view: View, standing: Standing | null, box: Box): string | null {
  const table = molochTable(view);
  const attack = standing?.attack;
  const mine = (id: string): boolean => {
    const figure = table.figures.find((one) => one.id === id);
    return !!figure && (figure.kind === 'gentleman' ? figure.seat === view.seat : view.seat === (figure.side === 0 ? 0 : -1));
  };
  for (const id of [attack?.target, attack?.attacker, standing?.turn?.figure]) if (id && mine(id)) return id;
  for (const id of [attack?.target, standing?.turn?.figure]) if (id && table.figures.some((one) => one.id === id)) return id;
  const asked = view.decision?.prompt.args['gentleman'] ?? view.decision?.prompt.args['figure'];
  const named = typeof asked === 'object' && asked !== null && 'id' in asked ? String(asked.id) : typeof asked === 'string' ? asked : '';
  if (table.figures.some((one) => one.id === named)) return named;
  const own = table.figures.find((one) => one.kind === 'gentleman' && (view.seat === null || one.seat === view.seat)) ?? table.figures.find((one) => one.kind === 'agent' && one.square >= 0);
  return own && (box.gentlemen[own.sheet] || box.sheets[own.sheet]) ? own.id : null;
}
