import type { ActionKind } from './types.ts';

/** Needed before the code is loaded. */
type Traits<A> = Pick<ActionKind<A>, 'replaces' | 'filesTo'>;

/** Loads an action's code on first use. After a failed import nothing is sent; the next use retries. */
export const lateAction = <A>(load: () => Promise<ActionKind<A>>, traits: Traits<A> = {}): ActionKind<A> => ({
  ready: load,
  run: async (action, input, context) => (await load()).run(action, input, context),
  current: async (context) => (await load()).current?.(context) ?? {},
  taken: async (action, context) => (await load()).taken?.(action, context) ?? null,
  ...traits,
});
