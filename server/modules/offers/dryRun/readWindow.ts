import { sql } from 'kysely';
import type { OfferDocument, Qualifies } from '#src/shared/offers/document.ts';
import { dayAfter, easternDay, easternInstant, isoDay } from '#server/platform/dates/eastern.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { readBets } from '../engine/readBets.ts';
import type { Fact, News } from '../engine/readFacts.ts';

/** Past days in Eastern Time, midnight to midnight; `days`: their dates. */
export type Window = { readonly from: Date; readonly until: Date; readonly days: readonly string[] };

/** Excludes today. */
export function lastDays(count: number, now: Date): Window {
  const today = easternDay(now);
  const days = Array.from({ length: count }, (_, at) => dayAfter(today, at - count));
  return {
    from: easternInstant(dayAfter(today, -count), '00:00'),
    until: easternInstant(today, '00:00'),
    days: days.map(isoDay),
  };
}

const BEGINS = { bet: 'bet-placed', 'near-miss': 'bet-placed', deposit: 'deposit', 'day-loss': 'casino-wagered' } as const satisfies {
  readonly [K in Qualifies['kind']]: string;
};

const MARGIN_MS = 3_600_000;

/** Finds, roughly, the window's first ordinal by binary search, because facts are written in order of time. */
async function firstOrdinal(trx: Trx, { from }: Window): Promise<string> {
  const { rows } = await sql<{ low: string; high: string }>`
    SELECT coalesce(min(ordinal), 0) AS low, coalesce(max(ordinal), 0) AS high FROM facts`.execute(trx);
  let [low, high] = [BigInt(rows[0]?.low ?? 0), BigInt(rows[0]?.high ?? 0)];
  const since = from.getTime() - MARGIN_MS;
  while (low < high) {
    const middle = (low + high) / 2n;
    const at = await trx
      .selectFrom('facts')
      .select('recorded_at')
      .where('ordinal', '>=', String(middle))
      .orderBy('ordinal')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (at.recorded_at.getTime() < since) low = middle + 1n;
    else high = middle;
  }
  return String(low);
}

/** Ids of at most `most` players with a bet, deposit or wager in the window; `count`: how many there are in all. */
export async function playersIn(
  trx: Trx,
  { qualifies, currency }: OfferDocument,
  window: Window,
  most: number,
): Promise<{ readonly ids: readonly string[]; readonly count: number }> {
  const since = await firstOrdinal(trx, window);
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT id, count(*) OVER ()::integer AS count FROM (
      SELECT DISTINCT f.player_id AS id FROM facts f JOIN ledger_accounts a ON a.id = 'player-cash:' || f.player_id
      WHERE f.ordinal >= ${since} AND f.recorded_at >= ${window.from} AND f.recorded_at < ${window.until} AND f.kind = ${BEGINS[qualifies.kind]} AND a.currency = ${currency}
    ) AS p ORDER BY id LIMIT ${most}`.execute(trx);
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
}

/**
 * For bet offers, reads all facts until now about bets placed in the window. For daily-loss offers, lists the window's days. Other offers
 * read what they need themselves.
 */
export async function newsIn(
  trx: Trx,
  { qualifies: { kind } }: OfferDocument,
  { from, until, days }: Window,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, News>> {
  const calls = kind === 'day-loss' ? days.map((day) => ({ ordinal: '0', cause: `day:${day}` })) : [];
  // No `offersPaidBack`, because a draft offer has paid nothing.
  const none: News = { facts: [], bets: new Map(), calls, offersPaidBack: new Set() };
  if (BEGINS[kind] !== 'bet-placed') return new Map(playerIds.map((id) => [id, none]));
  const { rows } = await sql<Fact & { player_id: string }>`
    SELECT f.player_id, f.ordinal, f.reference, f.round, f.bet_status, f.bet_outcome, f.at_risk, f.kind, f.cents, f.recorded_at
    FROM facts p JOIN facts f ON f.player_id = p.player_id AND f.reference = p.reference AND f.ordinal >= p.ordinal
    WHERE p.player_id = ANY (${[...playerIds]}::text[]) AND p.kind = 'bet-placed' AND p.recorded_at >= ${from} AND p.recorded_at < ${until}
    ORDER BY f.ordinal`.execute(trx);
  const bets = await readBets(trx, [...new Set(rows.map(({ reference }) => reference))]);
  const factsOf = new Map<string, Fact[]>();
  for (const row of rows) factsOf.set(row.player_id, [...(factsOf.get(row.player_id) ?? []), row]);
  return new Map(
    playerIds.map((id) => {
      const facts = factsOf.get(id) ?? [];
      const own = facts.flatMap(({ reference }) => {
        const bet = bets.get(reference);
        return bet ? ([[reference, bet]] as const) : [];
      });
      return [id, { ...none, facts, bets: new Map(own) }];
    }),
  );
}
