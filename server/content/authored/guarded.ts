import { isGuarded } from '../documents/responsibleGaming.ts';
import { authored } from './index.ts';

const ids = new Map<string, Set<string>>();
for (const { document } of authored)
  for (const node of Object.values(document.nodes))
    if (isGuarded(node)) ids.set(document.surface, (ids.get(document.surface) ?? new Set()).add(node.id));

const NONE: ReadonlySet<string> = new Set();

/** Returns ids of guarded nodes, which operators' older documents do not mark as guarded. */
export const guardedIdsOf = (surface: string): ReadonlySet<string> => ids.get(surface) ?? NONE;

export const isGuardedOn = (surface: string, { id, isGuarded: isMarked }: { readonly id: string; readonly isGuarded: boolean }): boolean =>
  isMarked || guardedIdsOf(surface).has(id);
