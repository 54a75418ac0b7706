import type { Kysely } from 'kysely';
import { seededCompetitions } from '#server/modules/trading/competitions/index.ts';
import { detailRows, FIRST_ORDINAL, sheetOf } from '#server/modules/trading/details/index.ts';
import { insertMarkets } from '#server/modules/trading/import/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Game } from './play/game.ts';
import type { WorldDeps } from './seed.ts';

const AHEAD_MS = 48 * 3_600_000;
/** Maximum games per call, which keeps calls short. */
const AT_ONCE = 8;

const detailed: ReadonlySet<string> = new Set(
  seededCompetitions
    .filter((competition) => competition.offer.periods.length > 0 || competition.offer.correctScore !== undefined || sheetOf(competition))
    .map(({ id }) => id),
);

/** Adds detailed markets to the next few games that lack them, except those in `tried`. Locks and writes these games. Returns their ids. */
export async function addDetails(
  { db, ports }: Pick<WorldDeps, 'db' | 'ports'>,
  { games, tried }: { readonly games: ReadonlyMap<string, Game>; readonly tried: Set<string> },
): Promise<readonly string[]> {
  const now = ports.now();
  const known = [...games.values()].filter(({ eventId, suspendedFor }) => suspendedFor === 0 && !tried.has(eventId));
  const near = known
    .filter(({ startsAt, competition }) => startsAt.getTime() < now.getTime() + AHEAD_MS && detailed.has(competition.id))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, AT_ONCE);
  if (near.length === 0) return [];
  for (const { eventId } of near) tried.add(eventId);
  return await db.transaction().execute(async (trx) => {
    const bare = new Set((await bareOf(trx, near)).map(({ id }) => id));
    const wanted = near.filter(({ eventId }) => bare.has(eventId));
    const rows = wanted.map((game) => rowsOf(game, now));
    await insertMarkets(trx, rows);
    return wanted.map(({ eventId }) => eventId);
  });
}

/** Locks the games in order of id, like all writers of prices. */
const bareOf = (trx: Kysely<Schema>, near: readonly Game[]) =>
  trx
    .selectFrom('events')
    .select('id')
    .where(
      'id',
      'in',
      near.map(({ eventId }) => eventId),
    )
    .where('origin', '=', 'seed')
    .where('status', 'in', ['IN_PLAY', 'PRE_GAME'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('markets').select('markets.id').whereRef('event_id', '=', 'events.id').where('ordinal', '>=', FIRST_ORDINAL))),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

function rowsOf({ eventId: id, competition, sides, startsAt, progress, statistics, expectation }: Game, now: Date) {
  const fixture = { id, competition, ...sides, startsAt };
  return detailRows({ fixture, expectation, running: progress && { progress, statistics } }, now);
}
