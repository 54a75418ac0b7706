import type { ActionKind } from './types.ts';

/** An action whose code comes when it is first needed. When it does not come nothing is begun, and it is asked for again next time. */
export const lateAction = <A>(load: () => Promise<ActionKind<A>>, { replaces }: Pick<ActionKind<A>, 'replaces'> = {}): ActionKind<A> => ({
  ready: load,
  run: async (action, input, context) => (await load()).run(action, input, context),
  current: async (context) => (await load()).current?.(context) ?? {},
  taken: async (action, context) => (await load()).taken?.(action, context) ?? null,
  ...(replaces ? { replaces } : {}),
});
