import type { promotionsOn } from '#server/modules/offers/index.ts';
import { tokenize } from '#server/platform/text/tokenize.ts';

export type Sought = Parameters<typeof promotionsOn>[0] & { readonly typed: readonly string[] };

/** Caches each object's words in a weak map, because changed objects are new objects. */
export function keptWords<T extends object>(textOf: (each: T) => string): (each: T) => readonly string[] {
  const kept = new WeakMap<T, readonly string[]>();
  return (each) => {
    const held = kept.get(each);
    if (held) return held;
    const words = tokenize(textOf(each));
    kept.set(each, words);
    return words;
  };
}
