import type { Trx } from '#server/platform/store/index.ts';
import type { PlacedBet } from '../rules/qualify.ts';

type ReadBet = PlacedBet & { readonly payingOffer: string | null };

export async function readBets(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, ReadBet>> {
  if (ids.length === 0) return new Map();
  const bets = await trx
    .selectFrom('bets')
    .leftJoin('awards', (join) => join.on((on) => on('awards.id', '=', on.fn.coalesce('bets.free_bet_id', 'bets.profit_boost_id'))))
    .select(['bets.id', 'placed_at', 'geo', 'currency', 'amount_source', 'stake', 'num', 'den', 'offer_id', 'type', 'profit_boost_id'])
    .where('bets.id', 'in', [...ids])
    .execute();
  const legs = await trx
    .selectFrom('bet_legs')
    .innerJoin('events', 'events.id', 'bet_legs.event_id')
    .innerJoin('competitions', 'competitions.id', 'events.competition_id')
    .innerJoin('organizations', 'organizations.id', 'competitions.organization_id')
    .select(['bet_id', 'event_id as event', 'sport_id as sport'])
    .where('bet_id', 'in', [...ids])
    .execute();
  const legsOf = new Map<string, PlacedBet['legs'][number][]>();
  for (const { bet_id: betId, ...leg } of legs) legsOf.set(betId, [...(legsOf.get(betId) ?? []), leg]);
  return new Map(
    bets.map((bet) => [
      bet.id,
      {
        ...{ id: bet.id, payingOffer: bet.offer_id },
        placedAt: bet.placed_at,
        region: (bet.geo as { readonly region?: string | null } | null)?.region ?? null,
        currency: bet.currency,
        source: bet.amount_source,
        stakeCents: BigInt(bet.stake),
        price: { num: BigInt(bet.num), den: BigInt(bet.den) },
        legs: legsOf.get(bet.id) ?? [],
        isParlay: bet.type === 'PARLAY' || bet.type === 'PARLAY_PLUS',
        isBoosted: bet.profit_boost_id !== null,
      },
    ]),
  );
}
