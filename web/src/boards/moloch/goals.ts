/** Writes the win lines of a chapter as sentences, and what is counted for them. */
import type { Names } from '../contract';
import type { Tell } from './data';
import type { Goal } from './standing';

export interface GoalLine {
  key: number;
  side: number;
  text: string;
  /** All its conditions hold. */
  met: boolean;
}

/** What is counted, with the name of its icon. */
export interface Tally {
  key: string;
  icon: string;
  have: number;
  need: number;
  text: string;
}

const TALLIES: Record<string, string> = { deaths: 'skull', progress: 'spiral', burning: 'flame', objects_at_most: 'rm-circle' };

export function goalLines(goals: readonly Goal[], object: string, names: Names, tell: Tell): GoalLine[] {
  const lines = new Map<number, Goal[]>();
  for (const goal of goals) lines.set(goal.line, [...(lines.get(goal.line) ?? []), goal]);
  return [...lines].map(([key, parts]) => {
    const first = parts[0]!;
    const said = parts.map((part) => conditionText(part, object, names, tell)).join(tell('and'));
    const text = first.moment === 'cleanup' ? tell('goal-cleanup', { what: said }) : said;
    return { key, side: first.side, text, met: parts.every(isMet) };
  });
}

function isMet(goal: Goal): boolean {
  if (goal.verb === '' || goal.verb === 'reaches' || goal.verb === 'carrier_reaches') return false;
  return goal.verb === 'objects_at_most' ? goal.have <= goal.need : goal.have >= goal.need;
}

function conditionText(goal: Goal, object: string, names: Names, tell: Tell): string {
  const where = goal.letters.map((letter) => tell(`goal-square-${letter}`)).join(tell('or'));
  switch (goal.verb) {
    case '':
      return tell('goal-limit', { n: goal.need });
    case 'reaches':
      return tell('goal-reaches', { who: names(`sheet:${goal.who}`), where });
    case 'carrier_reaches':
      return tell('goal-carrier', { who: goal.who, where });
    case 'fallen':
      return tell('goal-fallen', { who: names(`sheet:${goal.who}`) });
    case 'not_carried':
      return tell('goal-not-carried', { who: goal.who });
    default:
      return tell(`goal-${goal.verb}`, { n: goal.need, object });
  }
}

export function tallies(goals: readonly Goal[], object: string, tell: Tell): Tally[] {
  return goals.flatMap((goal) => {
    const icon = TALLIES[goal.verb];
    if (!icon) return [];
    const objects = goal.verb === 'objects_at_most';
    return [{ key: objects ? 'objects' : goal.verb, icon, have: goal.have, need: objects ? goal.have : goal.need, text: tell(`tally-${goal.verb}`, { have: goal.have, need: goal.need, object }) }];
  });
}
