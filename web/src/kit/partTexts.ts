/** The texts of the shared parts. They are messages of the page (`kit-*`); the component around the parts says how to format them. */
import { getContext, setContext } from 'svelte';

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** The key of the context, for whoever mounts a part alone. */
export const PART_TEXTS = Symbol('part texts');

/** Lets all parts inside the current component format their texts with `say`. */
export function setPartTexts(say: Say): void {
  setContext(PART_TEXTS, say);
}

/** Returns the function that formats texts. Call it while a component is created. Without one, a part shows the keys. */
export function partTexts(): Say {
  return getContext<Say | undefined>(PART_TEXTS) ?? ((key) => key);
}
