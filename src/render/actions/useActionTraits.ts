import { useRenderPorts } from '../ports.tsx';
import { entryOf } from './entryOf.ts';
import type { WireAction } from './types.ts';

type ActionTraits = {
  /** It may be run again with other input; otherwise it is done once. */
  readonly replaces: boolean;
  /** The form that takes files for it; null when it takes none. */
  readonly filesTo: string | null;
};

/** What an action's kind says of itself. An unknown one promises nothing. */
export function useActionTraits(action: WireAction): ActionTraits {
  const entry = entryOf(useRenderPorts().actions, action);
  return { replaces: entry?.replaces === true, filesTo: entry?.filesTo?.(action) ?? null };
}
