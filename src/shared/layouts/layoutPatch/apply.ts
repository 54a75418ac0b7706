import type { Outline, Placed, Step } from './types.ts';

/** Null if a step does not fit, for example because its node or predecessor is missing. */
export function apply(steps: readonly Step[], outline: Outline): Outline | null {
  const list: Placed[] = [...outline];
  for (const step of steps) if (!take(step, list)) return null;
  return isSound(list) ? list : null;
}

function take(step: Step, list: Placed[]): boolean {
  const at = list.findIndex(({ id }) => id === step.id);
  switch (step.op) {
    case 'REPLACE':
      return at >= 0;
    case 'REMOVE':
      return at >= 0 && list.splice(at, 1).length === 1;
    case 'INSERT':
      return at < 0 && put(step, list);
    case 'MOVE':
      return at >= 0 && list.splice(at, 1).length === 1 && put(step, list);
  }
}

function put({ id, parent, region, after }: Placed & { readonly after: string | null }, list: Placed[]): boolean {
  const behind = after === null ? -1 : list.findIndex((node) => node.id === after);
  if (after !== null && behind < 0) return false;
  list.splice(behind + 1, 0, { id, parent, region });
  return true;
}

function isSound(list: Outline): boolean {
  const seen = new Set<string | null>([null]);
  return list.every(({ id, parent }) => seen.has(parent) && !seen.has(id) && seen.add(id));
}

/** Ids of inserted and replaced nodes, whose content must be loaded. */
export function unknownAfter(steps: readonly Step[], after: Outline): readonly string[] {
  const there = new Set(after.map(({ id }) => id));
  return [...new Set(steps.flatMap(({ op, id }) => ((op === 'INSERT' || op === 'REPLACE') && there.has(id) ? [id] : [])))];
}
