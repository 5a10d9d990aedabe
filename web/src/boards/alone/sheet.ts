/** What the panels of the Hero's sheet say: adrenaline limits, steps of missions, skills. Pure functions. */
import type { Names } from '../contract';
import type { AloneTable, Box, Mission, StepData, Tell } from './data';

export interface Band {
  /** The values of the lower track for which the limit holds. */
  from: number;
  to: number;
  most: number;
  now: boolean;
}

/** Returns the adrenaline limits along the tracks, lowest values first. The lower of both tracks selects one. */
export function adrenalineBands(box: Box, life: number, calm: number): Band[] {
  const lower = Math.min(life, calm);
  return [...box.adrenaline].reverse().map(([from, most], place, all) => {
    const to = (all[place + 1]?.[0] ?? box.life + 1) - 1;
    return { from, to, most, now: lower >= from && lower <= to };
  });
}

export interface ShownStep {
  text: string;
  state: 'done' | 'now' | 'later';
  /** How often it has been done, if it must be done more than once. */
  count: number;
  of: number;
}

/** Returns the steps of a mission in their order, with what is done. */
export function stepsOf(mission: Mission, box: Box, names: Names, tell: Tell): ShownStep[] {
  const groups = box.missions[mission.id]?.steps ?? [];
  return groups.flatMap((group, number) =>
    group.map((step, place): ShownStep => {
      const count = number < mission.step || mission.fulfilled ? step.count : number === mission.step ? (mission.counts[place] ?? 0) : 0;
      const done = count >= step.count;
      return { text: stepText(step, names, tell), state: done ? 'done' : number === mission.step ? 'now' : 'later', count, of: step.count };
    }),
  );
}

export function stepText(step: StepData, names: Names, tell: Tell): string {
  const where = step.room ? (names.about?.(`room:${step.room}`, 'in') || names(`room:${step.room}`)) : '';
  const what = step.token ? names(`token:${step.token}`) : '';
  const who = step.who && step.who !== 'any' ? names(`creature:${step.who}`) : '';
  if (step.verb === 'slay') return who ? tell('step-slay-kind', { who, count: step.count }) : tell('step-slay', { count: step.count });
  if (step.verb === 'use' && step.condition) return tell(`step-use-${step.condition}`, { where, count: step.count });
  return tell(`step-${step.verb}`, { where, what, count: step.count });
}

/** Returns the points of a skill and whether it is active. */
export function skillsOf(table: AloneTable, box: Box): { id: string; points: number; active: boolean }[] {
  return box.skills.map((id, place) => {
    const points = table.hero.experience[place] ?? 0;
    return { id, points, active: points >= box.skill_points };
  });
}
