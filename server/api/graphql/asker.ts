import { sessionIn } from '#server/kinds/context.ts';
import type { OnceAsker } from '#server/platform/once.ts';
import type { GraphQLContext } from './context.ts';

/** Throws `UNAUTHENTICATED` for visitors. */
export const askerIn = (context: Pick<GraphQLContext, 'deps' | 'viewer'>): OnceAsker => ({
  db: context.deps.db,
  ports: context.deps.ports,
  playerId: sessionIn(context).playerId,
});
