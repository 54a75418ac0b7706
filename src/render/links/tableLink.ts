import type { Described } from '../types.ts';
import type { LinkKind } from './types.ts';

/** Creates a kind of link whose `field` selects the address from `paths`. */
export function tableLink<L extends Described>(
  kind: L['__typename'],
  field: keyof L & string,
  paths: Readonly<Record<string, string>>,
): LinkKind<L> {
  return {
    parse: (address) => {
      const name = Object.keys(paths).find((each) => paths[each] === address);
      return name === undefined ? null : ({ __typename: kind, [field]: name } as unknown as L);
    },
    path: (link) => {
      const name = String(link[field]);
      return Object.hasOwn(paths, name) ? (paths[name] ?? null) : null;
    },
  };
}
