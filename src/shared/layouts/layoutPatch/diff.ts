import { longestRise } from '../longestRise.ts';
import type { Outline, Placed, Step } from './types.ts';

export type Digests = (id: string) => string;

/** Returns the fewest steps from `before` to `after`. Ids must be unique. */
export function diff(before: Outline, after: Outline, was: Digests, is: Digests): readonly Step[] {
  const old = new Map(before.map((node, at) => [node.id, { node, at }]));
  const wanted = new Set(after.map(({ id }) => id));
  const common = after.filter(({ id }) => old.has(id));
  const rise = longestRise(common.map(({ id }) => old.get(id)?.at ?? 0));
  const stay = new Set(common.filter((_, at) => rise.has(at)).map(({ id }) => id));
  const steps: Step[] = before.filter(({ id }) => !wanted.has(id)).map(({ id }) => ({ op: 'REMOVE', id }));
  after.forEach((node, at) => {
    const earlier = old.get(node.id)?.node;
    const place = { ...placeOf(node), after: after[at - 1]?.id ?? null };
    if (!earlier) steps.push({ op: 'INSERT', ...place });
    else if (!stay.has(node.id) || !isSamePlace(earlier, node)) steps.push({ op: 'MOVE', ...place });
  });
  for (const { id } of common) if (was(id) !== is(id)) steps.push({ op: 'REPLACE', id });
  return steps;
}

const placeOf = ({ id, parent, region }: Placed): Placed => ({ id, parent, region });
const isSamePlace = (a: Placed, b: Placed): boolean => a.parent === b.parent && a.region === b.region;
