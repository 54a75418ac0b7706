import type { ActionKind } from './types.ts';

type Traits<A> = Pick<ActionKind<A>, 'replaces' | 'filesTo'>;

/** Loads an action's code on first use, before anything is sent. A failed import is retried at the next use. */
export const lazyAction = <A>(load: () => Promise<ActionKind<A>>, traits: Traits<A> = {}): ActionKind<A> => ({
  ready: load,
  run: async (action, input, context) => (await load()).run(action, input, context),
  current: async (context) => (await load()).current?.(context) ?? {},
  taken: async (action, context) => (await load()).taken?.(action, context) ?? null,
  ...traits,
});
