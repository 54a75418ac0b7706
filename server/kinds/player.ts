import { usableBalances } from '#server/modules/wallet/credit/index.ts';
import type { BalancesParent, PlayerParent } from './parents.ts';
import { type KindContext, sessionIn } from './context.ts';

/** Throws `UNAUTHENTICATED` for visitors. */
export async function playerIn(context: KindContext): Promise<PlayerParent> {
  const { playerId } = sessionIn(context);
  return context.deps.db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
}

export async function balancesIn({ deps }: KindContext, player: Pick<PlayerParent, 'id' | 'currency'>): Promise<BalancesParent> {
  return { ...(await usableBalances(deps.db, player.id, deps.ports.now())), playerId: player.id, currency: player.currency };
}
