import { sql, type Kysely } from 'kysely';
import { priceHalfPoints } from '#server/modules/trading/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { NewRow, Schema } from '#server/platform/store/schema/index.ts';
import { baseRows } from './baseRows.ts';
import { casinoGames } from './casinoGames.ts';
import { seededCompetitions } from '#server/modules/trading/competitions/index.ts';
import { insertMarkets, insertRows } from '#server/modules/trading/import/index.ts';
import { fillers, type Known } from './live.ts';
import { eventRows, participantId } from '#server/modules/trading/offer/index.ts';
import { fixturesBetween, type Fixture } from '#server/modules/trading/offer/index.ts';

export type WorldDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Pick<Ports, 'now'>;
  readonly bus?: Bus;
};
export type WorldOptions = {
  readonly seed?: number;
};

export const WORLD_SEED = 20_261_121;
const HOUR_MS = 3_600_000;
/** Games are offered at most this long before they start. */
const HORIZON_MS = 8 * 24 * HOUR_MS;
const LONGEST_MS = 5 * HOUR_MS;
const SEED_LOCK = 7_201;

/** Writes the world with eight days of events, under an advisory lock. If the world exists, refreshes only its casino games. */
export async function seedWorld(deps: WorldDeps, { seed = WORLD_SEED }: WorldOptions = {}): Promise<{ readonly addedEvents: number }> {
  return await deps.db.transaction().execute(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    await refreshGames(db, seed);
    const isSeeded = await db.selectFrom('events').select('id').where('origin', '=', 'seed').limit(1).executeTakeFirst();
    if (isSeeded) return { addedEvents: 0 };
    await insertBase(db, seed);
    const added = await addEvents(db, seed, deps.ports.now(), 'in-progress');
    return { addedEvents: added.length };
  });
}

/** Adds games up to `HORIZON_MS` ahead, and enough games in play, under an advisory lock. Publishes new events. */
export async function rollover(
  deps: WorldDeps,
  { seed = WORLD_SEED, mode = 'soon' }: WorldOptions & { readonly mode?: 'in-progress' | 'soon' } = {},
): Promise<{ readonly addedEvents: number }> {
  const added = await deps.db.transaction().execute(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    await insertBase(db, seed);
    const events = await addEvents(db, seed, deps.ports.now(), mode);
    await priceHalfPoints(db, events);
    return events;
  });
  if (added.length > 0) deps.bus?.publish(topics.world, { reload: added });
  return { addedEvents: added.length };
}

/** Overwrites casino games by ordinal, because older builds stored unsupported features. Keeps ids, which played rounds refer to. */
async function refreshGames(db: Kysely<Schema>, seed: number): Promise<void> {
  for (const { id: _, ...game } of casinoGames(seed))
    await db.updateTable('casino_games').set(game).where('ordinal', '=', game.ordinal).execute();
}

async function insertBase(db: Kysely<Schema>, seed: number): Promise<void> {
  const { sports, organizations, competitions, participants } = baseRows(seed);
  const stored = <T extends { readonly crest: object }>(row: T) => ({ ...row, crest: JSON.stringify(row.crest) });
  await insertRows(db, 'sports', sports);
  await insertRows(db, 'organizations', organizations);
  await insertRows(db, 'competitions', competitions.map(stored));
  await insertRows(db, 'participants', participants.map(stored));
  await insertRows(db, 'casino_games', casinoGames(seed));
}

async function addEvents(db: Kysely<Schema>, seed: number, now: Date, mode: 'in-progress' | 'soon'): Promise<readonly string[]> {
  const from = new Date(now.getTime() - (mode === 'in-progress' ? LONGEST_MS : 0));
  const scheduled = seededCompetitions.flatMap((competition) =>
    fixturesBetween(seed, competition, from, new Date(now.getTime() + HORIZON_MS)),
  );
  const known = await db
    .selectFrom('events')
    .select(['id', 'competition_id', 'home_id', 'away_id', 'starts_at', 'status'])
    .where('starts_at', '>', new Date(now.getTime() - 30 * HOUR_MS))
    .execute();
  const have = new Set(known.map(({ id }) => id));
  const built = rowsOf(
    seed,
    scheduled.filter(({ id }) => !have.has(id)),
    now,
  );
  const all: Known[] = [
    ...known.map((row) => ({
      competitionId: row.competition_id,
      homeId: row.home_id,
      awayId: row.away_id,
      startsAt: row.starts_at,
      isInPlay: isAlive(row, now),
    })),
    ...built.map(({ fixture, rows }) => ({
      competitionId: fixture.competition.id,
      homeId: rows.event.home_id,
      awayId: rows.event.away_id,
      startsAt: fixture.startsAt,
      isInPlay: rows.event.status === 'IN_PLAY',
    })),
  ];
  const extra = rowsOf(seed, fillers(all, { seed, now, participantId, mode }), now);
  const rows = [...built, ...extra].map((one) => one.rows).filter(({ event }) => !have.has(event.id));
  await insertRows(
    db,
    'events',
    rows.map(({ event }) => event),
  );
  await insertMarkets(db, rows);
  return rows.map(({ event }: { event: NewRow<'events'> }) => event.id);
}

const isAlive = ({ status, starts_at: startsAt }: { status: string; starts_at: Date }, now: Date): boolean =>
  status === 'IN_PLAY' && now.getTime() - startsAt.getTime() < 3 * HOUR_MS;

function rowsOf(seed: number, fixtures: readonly Fixture[], now: Date) {
  return fixtures.flatMap((fixture) => {
    const rows = eventRows(seed, fixture, now);
    return rows ? [{ fixture, rows }] : [];
  });
}
