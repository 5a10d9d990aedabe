/** What may be chosen at this moment: nothing while an answer is on its way. */
import type { Option, View } from '../../lib/types';
import { litRefs, type Lit } from '../contract';

/** Tells questions apart. In a combat two answer at once: there a question is the same until it is answered, whatever its number. */
export function momentOf(view: View): string {
  const { number, kind, given } = view.decision ?? { number: -1, kind: '', given: [] };
  return `${['dial', 'cards'].includes(kind) ? '' : number}|${kind}|${given.join()}`;
}

export function liveOptions(view: View, lit: Lit): readonly Option[] {
  const options = view.decision?.options ?? [];
  const pointing = options.some((option) => option.refs.length > 0);
  return pointing && litRefs(lit).length === 0 ? [] : options;
}
