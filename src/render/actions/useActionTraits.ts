import { useRenderPorts } from '../ports.tsx';
import { entryOf } from './entryOf.ts';
import type { WireAction } from './types.ts';

type ActionTraits = {
  readonly replaces: boolean;
  readonly filesTo: string | null;
};

export function useActionTraits(action: WireAction): ActionTraits {
  const entry = entryOf(useRenderPorts().actions, action);
  return { replaces: entry?.replaces === true, filesTo: entry?.filesTo?.(action) ?? null };
}
