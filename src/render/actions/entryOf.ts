import type { ActionKind, ActionRegistry, WireAction } from './types.ts';

/** Null for an unknown action. */
export const entryOf = (actions: ActionRegistry, action: WireAction): ActionKind<WireAction> | null =>
  Object.hasOwn(actions, action.__typename) ? (actions[action.__typename] as unknown as ActionKind<WireAction>) : null;
