import { sql } from 'kysely';
import type { DayLossRule, OfferOn } from '#src/shared/offers/document.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { dayLossStateOf, type Span } from '../rules/qualify.ts';
import type { SeenCause, Whose } from './causes.ts';
import type { News } from './readFacts.ts';

const DAY = 'day:';
const easternDay = (instant: string) => sql`(${sql.ref(instant)} AT TIME ZONE 'America/New_York')::date`;

/** True if the news may change the player's loss on a day. */
export const concernsDays = ({ facts, calls }: News): boolean =>
  facts.some(({ kind }) => kind.startsWith('casino-')) || calls.some(({ cause }) => cause?.startsWith(DAY) === true);

/** Returns the state of the news' days. Hides the loss of an unfinished day; writes a call to recheck that day at its end. */
export async function seenDays(
  trx: Trx,
  { playerId }: Whose,
  document: OfferOn<DayLossRule>,
  { span, news, now }: { readonly span: Span; readonly news: News; readonly now: Date },
): Promise<readonly SeenCause[]> {
  const began = await daysIn(trx, news);
  if (began.size === 0) return [];
  const days = await readDays(trx, playerId, document, { span, days: [...began.keys()] });
  const running = days.filter(({ endsAt }) => endsAt > now);
  for (const { day, endsAt } of running) await callAt(trx, playerId, endsAt, `${DAY}${day}`);
  return days.map(({ day, beganAt, lostCents, openRounds, endsAt }) => {
    const standing = dayLossStateOf(document.qualifies, { lostCents, openRounds, endsAt, now });
    const baseCents = standing.isOver && lostCents > 0n ? lostCents : 0n;
    return { cause: `${playerId}:${day}`, ordinal: began.get(day) ?? '0', beganAt, baseCents, doneCents: 0n, ...standing };
  });
}

/** Maps each day to its first game fact's ordinal; to 0 if only a call names the day, whose cause then has an ordinal already. */
async function daysIn(trx: Trx, { facts, calls }: News): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  for (const { cause } of calls) if (cause?.startsWith(DAY)) days.set(cause.slice(DAY.length), '0');
  const ofGames = facts.filter(({ kind }) => kind.startsWith('casino-'));
  if (ofGames.length === 0) return days;
  const { rows } = await sql<{ reference: string; day: string }>`
    SELECT t.id AS reference, ${easternDay('r.started_at')}::text AS day FROM casino_transactions t JOIN casino_rounds r ON r.id = t.round_id
    WHERE t.id = ANY (${ofGames.map(({ reference }) => reference)}::text[])`.execute(trx);
  const dayOf = new Map(rows.map(({ reference, day }) => [reference, day]));
  for (const { reference, ordinal } of ofGames) {
    const day = dayOf.get(reference);
    if (day !== undefined && (days.get(day) ?? '0') === '0') days.set(day, ordinal);
  }
  return days;
}

type Asked = { readonly span: Span; readonly days: readonly string[] };
type Found = {
  readonly day: string;
  readonly beganAt: Date;
  readonly endsAt: Date;
  readonly lostCents: bigint;
  readonly openRounds: number;
};

/** Sums the day's game rounds that count for the offer. A round counts on the day on which it started. */
async function readDays(
  trx: Trx,
  playerId: string,
  { brands, regions, currency, from, until }: OfferOn<DayLossRule>,
  { span: { joinedAt, stoppedAt }, days }: Asked,
): Promise<readonly Found[]> {
  const { rows } = await sql<Omit<Found, 'lostCents'> & { lost: string }>`
    SELECT day::text AS day, min(started_at) AS "beganAt", (day + 1)::timestamp AT TIME ZONE 'America/New_York' AS "endsAt",
      sum(staked - won) AS lost, count(*) FILTER (WHERE state = 'OPEN')::integer AS "openRounds"
    FROM (
      SELECT r.started_at, r.state, r.won, ${easternDay('r.started_at')} AS day,
        (SELECT coalesce(sum(t.cash), 0) FROM casino_transactions t
          WHERE t.round_id = r.id AND t.kind = 'WAGER' AND t.is_accepted AND t.undone_at IS NULL) AS staked
      FROM casino_rounds r JOIN casino_sessions s ON s.id = r.session_id JOIN sessions l ON l.id = s.login_id
      WHERE s.player_id = ${playerId} AND r.currency = ${currency} AND s.brand = ANY (${[...brands]}::text[]) AND l.region = ANY (${[...regions]}::text[])
        AND r.started_at >= ${joinedAt} AND r.started_at >= ${from}::timestamptz AND r.started_at < ${until}::timestamptz
        AND (${stoppedAt}::timestamptz IS NULL OR r.started_at < ${stoppedAt}::timestamptz)
        AND ${easternDay('r.started_at')} = ANY (${[...days]}::date[])
    ) AS counted GROUP BY day ORDER BY day`.execute(trx);
  return rows.map(({ lost, ...day }) => ({ ...day, lostCents: BigInt(lost) }));
}

const callAt = (trx: Trx, playerId: string, dueAt: Date, cause: string) =>
  sql`INSERT INTO offer_calls (player_id, due_at, cause) SELECT ${playerId}, ${dueAt}, ${cause}
    WHERE NOT EXISTS (SELECT FROM offer_calls c WHERE c.player_id = ${playerId} AND c.due_at = ${dueAt} AND c.cause = ${cause})`.execute(
    trx,
  );
