import type { Described } from '../types.ts';
import type { LinkKind } from './types.ts';

/** A kind with one field that names one of a few addresses, each of them once. Any other name leads nowhere. */
export function tableLink<L extends Described>(
  kind: L['__typename'],
  field: keyof L & string,
  paths: Readonly<Record<string, string>>,
): LinkKind<L> {
  return {
    parse: (address) => {
      const name = Object.keys(paths).find((each) => paths[each] === address);
      // The kind has this one field; the round trips of its cases say so.
      return name === undefined ? null : ({ __typename: kind, [field]: name } as unknown as L);
    },
    path: (link) => {
      const name = String(link[field]);
      return Object.hasOwn(paths, name) ? (paths[name] ?? null) : null;
    },
  };
}
