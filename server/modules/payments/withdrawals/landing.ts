import type { Kysely } from 'kysely';
import { withTransaction, type Schema } from '#server/platform/store/index.ts';
import { exclusionsOf } from '../exclusions.ts';
import type { Landing, OfferedProvider, PaymentMethod } from '../deposits/landing.ts';
import { isOnSite, isThereFor, payerOf } from '../offers.ts';
import { CARD_CODE, type Provider, providers } from '../rules/providers.ts';
import type { CardGateway } from '../types.ts';
import { cardsOwed, type OwedCard } from './cardsFirst.ts';
import { refusalOfOwner } from './judge.ts';
import { typicalSeconds } from './typicalTimes.ts';

export async function withdrawalLanding(
  db: Kysely<Schema>,
  playerId: string,
  cardGateway: CardGateway,
): Promise<Landing & { readonly owed: readonly OwedCard[]; readonly typicalSeconds: ReadonlyMap<string, number> }> {
  const { refusal, owed } = await withTransaction(db, async (trx) => ({
    refusal: await refusalOfOwner(trx, playerId),
    owed: await cardsOwed(trx, playerId),
  }));
  const isExcluded = await exclusionsOf(db, playerId, 'WITHDRAWAL');
  const known = await db.selectFrom('payment_methods').selectAll().where('player_id', '=', playerId).orderBy('added_at', 'desc').execute();
  const methods = known.filter(({ id, removed_at: removedAt }) => removedAt === null || owed.some(({ methodId }) => methodId === id));
  const last = await lastPaidTo(db, playerId);
  const payer = await payerOf(db, playerId);
  const paidBy = providers.filter(
    (provider) =>
      provider.payout !== null &&
      isThereFor(provider, payer) &&
      (isOnSite(provider, { cardGateway }) || methods.some(({ provider_id: id }) => id === provider.id)),
  );
  const offered = paidBy.map((provider) => {
    const own = methods.filter(({ provider_id: id }) => id === provider.id);
    const first = own.find(({ id }) => owed.some(({ methodId }) => methodId === id)) ?? own.find(({ id }) => id === last?.method_id);
    return offeredOf(provider, own, {
      isExcluded: isExcluded(provider.id),
      preferredMethod: first ?? own[0] ?? null,
    });
  });
  const firstId = owed[0]?.providerId ?? last?.provider_id;
  return {
    refusal,
    owed,
    typicalSeconds: await typicalSeconds(
      db,
      offered.map(({ id }) => id),
    ),
    providers: offered,
    preferred: offered.find(({ id, isAvailable, isExcluded }) => id === firstId && isAvailable && !isExcluded) ?? null,
  };
}

type State = Pick<OfferedProvider, 'isExcluded' | 'preferredMethod'>;

const offeredOf = (provider: Provider, methods: readonly PaymentMethod[], state: State): OfferedProvider => ({
  ...provider,
  ...provider.payout,
  isAvailable: provider.payout !== null && (provider.code !== CARD_CODE || methods.length > 0),
  methods,
  ...state,
});

const lastPaidTo = (db: Kysely<Schema>, playerId: string) =>
  db
    .selectFrom('withdrawals')
    .select(['provider_id', 'method_id'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'SUCCESSFUL')
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
