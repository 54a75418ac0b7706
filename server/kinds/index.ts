/** The kinds that documents may hold: the map that codegen writes from the files of the families, total over the unions of the SDL. */
import type { Kind } from './define.ts';
import { kinds } from './generated/kinds.ts';
import type { KindName } from './nodeParents.ts';
import { validatorOf, type Validate } from './validators.ts';

export { kinds };

export const isKindName = (kind: string): kind is KindName => Object.hasOwn(kinds, kind);

/** The resolvers of every kind, total over kinds and over the fields of each. */
export const kindResolvers = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.resolvers])) as {
  readonly [K in KindName]: Kind<K>['resolvers'];
};

const propsChecks = new Map<string, Validate>(Object.keys(kinds).map((name) => [name, validatorOf(name)]));

/** The check of a kind's props at its current version. */
export function propsCheckOf(kind: KindName): Validate {
  const check = propsChecks.get(kind);
  if (!check) throw new Error(`No schema for ${kind}`);
  return check;
}
