import type { Ports } from '#server/platform/ports.ts';
import { type NewRow, type Schema, type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { SeededCompetition } from '../competitions/competition.ts';
import { insertMarkets, insertRows } from './insertRows.ts';
import { selectionName } from '../offer/offerRows.ts';
import { pointsFor, SELECTIONS } from '../quotes/quotes.ts';
import type { Kysely } from 'kysely';
import { instantOf, weeksBetween, weeksIntoFuture } from './dates.ts';
import { type FeedGame, type FeedMarket, slugOf } from './feedGame.ts';
import { notifyWorld } from '#server/platform/bus/notices.ts';
import { addSide, competitionOf, ensureCompetition, findSide, type Participant } from './sides.ts';
import { leaveMovedPrices } from '../handPrices/leavePrices.ts';
import { priceHalfPoints } from '../priceHalfPoints.ts';
import { type PriceUpdate, updatePrices } from './updatePrices.ts';

export type ImportOptions = { readonly file: string; readonly keepDates: boolean };
export type ImportReport = { readonly added: number; readonly updated: number; readonly unchanged: number; readonly weeksMoved: number };
type Sides = { readonly home: Participant; readonly away: Participant };

/** Inserts new games and reprices known games not yet begun, in one transaction. Locks known events, writes and notifies. Idempotent. */
export async function importFeed(
  { db, ports }: { db: Kysely<Schema>; ports: Pick<Ports, 'now'> },
  games: readonly FeedGame[],
  { file, keepDates }: ImportOptions,
): Promise<ImportReport> {
  const now = ports.now();
  return withTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('events')
      .select(['id', 'starts_at', 'status'])
      .where(
        'id',
        'in',
        games.map(({ eventId }) => eventId),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
    const byId = new Map(known.map((event) => [event.id, event]));
    const weeks = keepDates ? 0 : weeksFor(games, byId, now);
    const fresh = games.filter(({ eventId }) => !byId.has(eventId));
    await insertGames(trx, fresh, { file, weeks, now });
    const open = games.filter(({ eventId }) => byId.get(eventId)?.status === 'PRE_GAME');
    const updated = await updatePrices(trx, open.flatMap(priceUpdates), now);
    await priceHalfPoints(trx, [...fresh.map(({ eventId }) => eventId), ...updated]);
    if (known.length > 0)
      await trx
        .updateTable('events')
        .set({ heard_at: now })
        .where(
          'id',
          'in',
          known.map(({ id }) => id),
        )
        .execute();
    await leaveMovedPrices(trx, updated, now);
    await notifyWorld(trx, [...fresh.map(({ eventId }) => eventId), ...updated]);
    return { added: fresh.length, updated: updated.length, unchanged: games.length - fresh.length - updated.length, weeksMoved: weeks };
  });
}

/** Number of weeks by which to move the games; the same as in an earlier import, to keep a file's games together. */
function weeksFor(games: readonly FeedGame[], known: ReadonlyMap<string, { starts_at: Date }>, now: Date): number {
  for (const { eventId, kickOff } of games) {
    const event = known.get(eventId);
    if (event) return weeksBetween(kickOff, event.starts_at);
  }
  return weeksIntoFuture(
    games.map(({ kickOff }) => kickOff),
    now,
  );
}

async function insertGames(
  trx: Trx,
  games: readonly FeedGame[],
  { file, weeks, now }: { file: string; weeks: number; now: Date },
): Promise<void> {
  const rows: ReturnType<typeof rowsOf>[] = [];
  for (const id of new Set(games.map(({ competitionId }) => competitionId))) {
    const competition = competitionOf(id);
    const sides = await sidesOf(trx, competition, games);
    for (const game of games.filter(({ competitionId }) => competitionId === id))
      rows.push(rowsOf(game, competition, { file, weeks, now, sides: sides(game) }));
  }
  await insertRows(
    trx,
    'events',
    rows.map(({ event }) => event),
  );
  await insertMarkets(trx, rows);
}

async function sidesOf(trx: Trx, competition: SeededCompetition, games: readonly FeedGame[]): Promise<(game: FeedGame) => Sides> {
  const known = await ensureCompetition(trx, competition);
  const found = new Map<string, Participant>();
  for (const side of games.flatMap(({ home, away }) => [home, away])) {
    if (!found.has(side.name)) found.set(side.name, findSide(known, side) ?? (await addSide(trx, competition, side)));
  }
  return ({ home, away }) => {
    const sides = { home: found.get(home.name), away: found.get(away.name) };
    if (!sides.home || !sides.away) throw new Error(`No sides for ${home.name} and ${away.name}`);
    return { home: sides.home, away: sides.away };
  };
}

function rowsOf(
  game: FeedGame,
  competition: SeededCompetition,
  { file, weeks, now, sides: { home, away } }: { file: string; weeks: number; now: Date; sides: Sides },
) {
  const name = competition.joiner === 'at' ? `${away.name} at ${home.name}` : `${home.name} v ${away.name}`;
  const event: NewRow<'events'> = {
    id: game.eventId,
    competition_id: competition.id,
    home_id: home.id,
    away_id: away.id,
    name,
    slug: slugOf(name),
    starts_at: instantOf(game.kickOff, weeks),
    status: 'PRE_GAME',
    home_score: null,
    away_score: null,
    period: null,
    clock: null,
    has_live_stream: false,
    has_statistics: false,
    origin: `${file}:${game.line}`,
    version: '1',
  };
  const markets = game.markets.map((market, ordinal) => marketRow(game, market, { ordinal, competition, now }));
  const selections = game.markets.flatMap((market) => selectionRows(game, market, { home, away }));
  return { event, markets, selections };
}

const marketId = ({ eventId }: FeedGame, { type }: FeedMarket): string => `${eventId}:${type}`;

const marketRow = (
  game: FeedGame,
  market: FeedMarket,
  { ordinal, competition, now }: { ordinal: number; competition: SeededCompetition; now: Date },
): NewRow<'markets'> => ({
  id: marketId(game, market),
  event_id: game.eventId,
  type: market.type,
  name: nameOfMarket(market, competition),
  feed_status: 'OPEN',
  feed_line: market.line,
  ordinal,
  updated_at: now,
});

function nameOfMarket({ type }: FeedMarket, { offer }: SeededCompetition): string {
  if (type === 'spread') return offer.spread?.name ?? 'Spread';
  if (type === 'total') return offer.total.name;
  return type === 'three-way' ? 'Match Result' : 'Moneyline';
}

function selectionRows(game: FeedGame, market: FeedMarket, { home, away }: Sides): NewRow<'selections'>[] {
  return SELECTIONS[market.type].flatMap((type, ordinal) => {
    const price = market.prices[type];
    if (!price) return [];
    const participant = type === 'home' ? home.id : type === 'away' ? away.id : null;
    return [
      {
        id: `${marketId(game, market)}:${type}`,
        market_id: marketId(game, market),
        type,
        name: selectionName(type, home.name, away.name),
        participant_id: participant,
        feed_points: pointsFor(market.line, type),
        feed_num: price.num,
        feed_den: price.den,
        feed_status: 'OPEN' as const,
        ordinal,
      },
    ];
  });
}

const priceUpdates = (game: FeedGame): PriceUpdate[] =>
  game.markets.flatMap((market) =>
    Object.entries(market.prices).map(([type, price]) => ({
      selectionId: `${marketId(game, market)}:${type}`,
      marketId: marketId(game, market),
      eventId: game.eventId,
      price,
      line: market.line,
      points: pointsFor(market.line, type),
    })),
  );
