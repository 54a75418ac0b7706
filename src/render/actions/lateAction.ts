import type { ActionKind } from './types.ts';

/** What has to be known of a kind before its code is there. */
type Traits<A> = Pick<ActionKind<A>, 'replaces' | 'filesTo'>;

/** An action whose code comes when it is first needed. When it does not come nothing is begun, and it is asked for again next time. */
export const lateAction = <A>(load: () => Promise<ActionKind<A>>, traits: Traits<A> = {}): ActionKind<A> => ({
  ready: load,
  run: async (action, input, context) => (await load()).run(action, input, context),
  current: async (context) => (await load()).current?.(context) ?? {},
  taken: async (action, context) => (await load()).taken?.(action, context) ?? null,
  ...traits,
});
