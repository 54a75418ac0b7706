import type { Kind } from './define.ts';
import { kinds } from './generated/kinds.ts';
import type { KindName } from './nodeParents.ts';
import { validatorOf, type Validate } from './validators.ts';

export { kinds };

export const isKindName = (kind: string): kind is KindName => Object.hasOwn(kinds, kind);

export const kindResolvers = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.resolvers])) as {
  readonly [K in KindName]: Kind<K>['resolvers'];
};

const propsChecks = new Map<string, Validate>(Object.keys(kinds).map((name) => [name, validatorOf(name)]));

/** Throws for a kind without a JSON schema. */
export function propsCheckOf(kind: KindName): Validate {
  const check = propsChecks.get(kind);
  if (!check) throw new Error(`No schema for ${kind}`);
  return check;
}
