import type { Cents } from '#src/shared/money/money.ts';
import { type NewRow, withTransaction } from '#server/platform/store/index.ts';
import { accept, type AcceptedBet } from '#server/modules/betting/recording/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { liabilityNeeds, takeOfAllParts } from '#server/modules/betting/recording/index.ts';
import { type Offer, readOffers } from '#server/modules/betting/pricing/index.ts';
import { storeDecision } from '#server/modules/betting/recording/index.ts';
import { recordBets } from '#server/modules/betting/recording/index.ts';
import { NO_REWARDS } from '#server/modules/betting/recording/index.ts';
import { settleEvent } from '#server/modules/betting/settlement/index.ts';
import { DEFAULT_PRICING_RULES } from '#server/modules/betting/recording/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { fundPlayer } from '#server/modules/wallet/index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STAKE_MONEY: Cents = 20_000n;

const PAST: readonly {
  readonly competition: string;
  readonly daysAgo: number;
  readonly home: number;
  readonly away: number;
  readonly total: number;
  readonly pick: PastPick;
  readonly stake: Cents;
}[] = [
  { competition: 'nfl', daysAgo: 6, home: 27, away: 20, total: 4_450, pick: 'spread:home', stake: 2_500n },
  { competition: 'nba', daysAgo: 4, home: 104, away: 111, total: 22_450, pick: 'moneyline:home', stake: 1_500n },
  { competition: 'nhl', daysAgo: 3, home: 4, away: 2, total: 600, pick: 'total:over', stake: 2_000n },
  { competition: 'nba', daysAgo: 2, home: 118, away: 99, total: 21_950, pick: 'moneyline:home', stake: 1_000n },
];
type PastPick = 'moneyline:home' | 'spread:home' | 'total:over';

/** Writes demo bets and settles them through the ledger, unless the player has bets. */
export async function seedDemoBets(deps: DomainDeps, playerId: string): Promise<void> {
  const existing = await deps.db.selectFrom('bets').select('id').where('player_id', '=', playerId).executeTakeFirst();
  if (existing) return;
  await fundPlayer(deps, { playerId, cents: STAKE_MONEY, reference: `demo-stakes-${playerId}` });
  for (const [index, game] of PAST.entries()) await seedPastBet(deps, playerId, game, index);
  await seedOpenBets(deps, playerId);
}

async function seedPastBet(deps: DomainDeps, playerId: string, game: (typeof PAST)[number], index: number): Promise<void> {
  const [home, away] = await deps.db
    .selectFrom('participants')
    .select(['id', 'name'])
    .where('competition_id', '=', game.competition)
    .orderBy('id')
    .offset(index * 2)
    .limit(2)
    .execute();
  if (!home || !away) return;
  const startsAt = new Date(Math.floor((deps.ports.now().getTime() - game.daysAgo * DAY_MS) / HOUR_MS) * HOUR_MS);
  const eventId = `${game.competition}-history-${index + 1}`;
  const selectionId = `${eventId}:${game.pick}`;
  await insertPastGame(deps, {
    ...game,
    eventId,
    homeId: home.id,
    awayId: away.id,
    homeName: home.name,
    name: `${away.name} at ${home.name}`,
    startsAt,
  });
  const offers = await readOffers(deps.db, [selectionId]);
  await place(deps, {
    playerId,
    placementId: `demo-history-${index + 1}`,
    bets: [[game.stake, [...offers.values()]]],
    placedAt: new Date(startsAt.getTime() - HOUR_MS),
  });
  const atTheEnd = { ...deps, ports: { ...deps.ports, now: () => new Date(startsAt.getTime() + 3 * HOUR_MS) } };
  await settleEvent(atTheEnd, { eventId, homeScore: game.home, awayScore: game.away, origin: 'seed' });
}

type PastGame = (typeof PAST)[number] & { eventId: string; homeId: string; awayId: string; homeName: string; name: string; startsAt: Date };

async function insertPastGame(
  { db }: DomainDeps,
  { eventId, competition, homeId, awayId, homeName, name, startsAt, pick, total }: PastGame,
): Promise<void> {
  const [market = '', type = ''] = pick.split(':');
  const line = market === 'spread' ? -350 : market === 'total' ? total : null;
  const marketName = { moneyline: 'Moneyline', spread: 'Spread', total: 'Total' }[market] ?? market;
  const event: NewRow<'events'> = {
    id: eventId,
    competition_id: competition,
    home_id: homeId,
    away_id: awayId,
    name,
    slug: eventId,
    starts_at: startsAt,
    status: 'PRE_GAME',
    home_score: null,
    away_score: null,
    period: 'Final',
    clock: null,
    origin: 'history',
  };
  await db
    .insertInto('events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('markets')
    .values({
      id: `${eventId}:${market}`,
      event_id: eventId,
      type: market,
      name: marketName,
      feed_status: 'CLOSED',
      feed_line: line,
      ordinal: 0,
      updated_at: startsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('selections')
    .values({
      id: `${eventId}:${pick}`,
      market_id: `${eventId}:${market}`,
      type,
      name: type === 'home' ? homeName : 'Over',
      participant_id: type === 'home' ? homeId : null,
      feed_points: line,
      feed_num: 10n,
      feed_den: 11n,
      feed_status: 'CLOSED',
      ordinal: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedOpenBets(deps: DomainDeps, playerId: string): Promise<void> {
  const now = deps.ports.now();
  const rows = await deps.db
    .selectFrom('events')
    .innerJoin('markets', 'markets.event_id', 'events.id')
    .innerJoin('selections', 'selections.market_id', 'markets.id')
    .select('selections.id')
    .where('events.status', '=', 'PRE_GAME')
    .where('events.starts_at', '>', new Date(now.getTime() + DAY_MS))
    .where('events.competition_id', 'in', ['nfl', 'nba', 'nhl'])
    .where('markets.type', '=', 'moneyline')
    .where('selections.type', '=', 'home')
    .where('selections.status', '=', 'OPEN')
    .orderBy('events.starts_at')
    .orderBy('selections.id')
    .limit(3)
    .execute();
  const offers = await readOffers(
    deps.db,
    rows.map(({ id }) => id),
  );
  const [first, second, third] = rows.map(({ id }) => offers.get(id)).filter((offer) => offer !== undefined);
  if (!first || !second || !third) return;
  await place(deps, {
    playerId,
    placementId: 'demo-open-bets-1',
    bets: [
      [2_000n, [first]],
      [1_000n, [second, third]],
    ],
    placedAt: new Date(now.getTime() - HOUR_MS),
  });
}

type Seeded = {
  readonly playerId: string;
  readonly placementId: string;
  readonly bets: readonly (readonly [Cents, readonly Offer[]])[];
  readonly placedAt: Date;
};

/** Places bets without checking session or location. Locks the wallet. */
async function place(deps: DomainDeps, { playerId, placementId, bets, placedAt }: Seeded): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const { cashCents, currency } = await lockWallet(trx, playerId);
    const taken = bets.map(([stake, offers]) => accepted(stake, offers));
    await takeOfAllParts(trx, liabilityNeeds(taken));
    const ids = await recordBets(trx, { playerId, placementId, currency, geo: { origin: 'seed' }, placedAt, bets: taken });
    const staked = bets.reduce((sum, [stake]) => sum + stake, 0n);
    const decision = { placementId, accepted: true, betIds: ids, refusals: [], balanceAfterCents: cashCents - staked };
    await trx
      .insertInto('placements')
      .values({ player_id: playerId, placement_id: placementId, body_hash: 'seed', decided_at: placedAt, result: storeDecision(decision) })
      .execute();
  });
}

function accepted(stakeCents: Cents, offers: readonly Offer[]): AcceptedBet {
  const legs = offers.map(({ selectionId, price: { num, den }, points }) => ({ selectionId, num, den, points }));
  const draftBetId = offers.length === 1 ? `straight:${offers[0]?.selectionId ?? ''}` : 'parlay';
  const bet = accept(
    { draftBetId, stakeCents, legs },
    { offers: new Map(offers.map((offer) => [offer.selectionId, offer])), house: DEFAULT_PRICING_RULES, rewards: NO_REWARDS },
  );
  if (bet === null) throw new Error(`No bet can be made of ${draftBetId}`);
  return bet;
}
