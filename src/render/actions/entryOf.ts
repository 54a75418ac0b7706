import type { ActionKind, ActionRegistry, WireAction } from './types.ts';

export const entryOf = (actions: ActionRegistry, action: WireAction): ActionKind<WireAction> | null =>
  Object.hasOwn(actions, action.__typename) ? (actions[action.__typename] as unknown as ActionKind<WireAction>) : null;
