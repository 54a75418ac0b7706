import type { ActionKind, ActionRegistry, WireAction } from './types.ts';

/** Null for an action this build does not know. */
export const entryOf = (actions: ActionRegistry, action: WireAction): ActionKind<WireAction> | null =>
  // Cast: the map is total, and the entry was found by the action's own name.
  Object.hasOwn(actions, action.__typename) ? (actions[action.__typename] as unknown as ActionKind<WireAction>) : null;
