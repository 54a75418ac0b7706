import MiniSearch, { type Query } from 'minisearch';
import { tokenize } from './tokenize.ts';

export type Named = { readonly id: string; readonly name: string };

export type CloseNames = {
  /** Finds names that contain all typed words, best match first. Words may contain mistakes. */
  readonly withAll: (typed: readonly string[]) => readonly string[];
  /** Finds names that contain some of the longer typed words. Omits much worse matches than the best one. */
  readonly withSome: (typed: readonly string[]) => readonly string[];
};

/** Minimum letters of a word in which one mistake is accepted. From `LONG` letters, two are. */
const SHORTEST = 3;
const LONG = 8;
/** Minimum letters of a word that may match alone. Excludes words such as `is`, `of` or `the`. */
const TELLING = 4;
/** Names that score less than this share of the best score are omitted. */
const MUCH_WORSE = 0.5;

const mistakesIn = ({ length }: string): number => (length < SHORTEST ? 0 : length < LONG ? 1 : 2);

/** Lists the word's spellings with two adjacent letters swapped. The search library counts a swap as two mistakes, but it is one. */
const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));

const closeTo = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: true, fuzzy: mistakesIn(word) },
    { queries: swapsOf(word), combineWith: 'OR', prefix: word.length > SHORTEST },
  ],
});

export function closeNames(names: readonly Named[]): CloseNames {
  const index = new MiniSearch<Named>({ fields: ['name'], tokenize, processTerm: (word) => word });
  index.addAll(names);
  const find = (typed: readonly string[], combineWith: 'AND' | 'OR') => index.search({ combineWith, queries: typed.map(closeTo) });
  return {
    withAll: (typed) => find(typed, 'AND').map(({ id }) => id as string),
    withSome: (typed) => {
      const found = find(
        typed.filter(({ length }) => length >= TELLING),
        'OR',
      );
      const least = (found[0]?.score ?? 0) * MUCH_WORSE;
      return found.filter(({ score }) => score >= least).map(({ id }) => id as string);
    },
  };
}

export function keptCloseNames(): (owner: object, names: readonly Named[]) => CloseNames {
  const kept = new WeakMap<object, { readonly key: string; readonly index: CloseNames }>();
  return (owner, names) => {
    const key = names.map(({ id, name }) => `${id}\n${name}`).join('\n');
    const held = kept.get(owner);
    if (held?.key === key) return held.index;
    const index = closeNames(names);
    kept.set(owner, { key, index });
    return index;
  };
}
