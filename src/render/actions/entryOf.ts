import type { ActionKind, ActionRegistry, WireAction } from './types.ts';

/** An action's own kind; null for one that this build does not know, whatever it is called. */
export const entryOf = (actions: ActionRegistry, action: WireAction): ActionKind<WireAction> | null =>
  // The map is total over the union, and what is found under an action's name takes that action.
  Object.hasOwn(actions, action.__typename) ? (actions[action.__typename] as unknown as ActionKind<WireAction>) : null;
