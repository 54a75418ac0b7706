import { sql } from 'kysely';
import { everRuns } from '#server/modules/persons/exclusions/index.ts';
import { circleOf } from '#server/modules/persons/index.ts';
import { callBackDeposits } from '#server/modules/responsibleGaming/register/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import type { RegisterAnswer } from './rules/index.ts';

export type Received = {
  readonly playerId: string;
  readonly requestId: string;
  readonly digest: string;
  readonly answer: RegisterAnswer;
  readonly now: Date;
  readonly freshMs: number;
  readonly newId: () => string;
};
/** `barred`: accounts that the answer excludes. `isApplied`: false if a newer answer was already stored. */
export type Recorded = { readonly isApplied: boolean; readonly barred: readonly string[] };

/** Writes an answer. Locks the account's last answer, then the wallets in order. */
export async function recordAnswer(trx: Trx, received: Received): Promise<Recorded> {
  const isApplied = await keepStanding(trx, received);
  await keepHistory(trx, received, isApplied);
  if (!isApplied) return { isApplied, barred: [] };
  await trx
    .updateTable('players')
    .set({ awaits_register: false })
    .where('id', '=', received.playerId)
    .where('awaits_register', '=', true)
    .execute();
  const running = await runningListing(trx, received);
  if (!received.answer.isListed) {
    if (running) await moveEnd(trx, running, received.now);
    return { isApplied, barred: [] };
  }
  if (!running) return { isApplied, barred: await exclude(trx, received) };
  if (running.ends_at?.getTime() !== received.answer.until?.getTime()) await moveEnd(trx, running, received.answer.until);
  return { isApplied, barred: [] };
}

/** Stores the answer. False if the stored one is newer, unless that is from the future because a clock was wrong. */
async function keepStanding(trx: Trx, { playerId, requestId, answer, now, freshMs }: Received): Promise<boolean> {
  const { isListed, until, answeredAt } = answer;
  const freshMost = Math.min(answeredAt.getTime(), now.getTime()) + freshMs;
  // The answer expires at the end of the listing, so that the player is then rechecked.
  const freshUntil = new Date(isListed && until !== null ? Math.min(freshMost, until.getTime()) : freshMost);
  const { rows } = await sql`
    INSERT INTO register_standings AS s (player_id, request_id, is_listed, answered_at, fresh_until)
    VALUES (${playerId}, ${requestId}, ${isListed}, ${answeredAt}, ${freshUntil})
    ON CONFLICT (player_id) DO UPDATE SET request_id = excluded.request_id, is_listed = excluded.is_listed,
      answered_at = excluded.answered_at, fresh_until = excluded.fresh_until
    WHERE s.answered_at < excluded.answered_at
      OR (s.answered_at = excluded.answered_at AND (excluded.is_listed OR NOT s.is_listed)) OR s.answered_at > ${now}::timestamptz + interval '1 minute'
    RETURNING s.player_id`.execute(trx);
  return rows.length > 0;
}

const keepHistory = (trx: Trx, { playerId, requestId, digest, answer, now }: Received, isApplied: boolean) =>
  trx
    .insertInto('register_answers')
    .values({
      request_id: requestId,
      player_id: playerId,
      person_digest: digest,
      verdict: answer.verdict,
      listed_until: answer.until,
      regions: answer.regions === null ? null : [...answer.regions],
      answered_at: answer.answeredAt,
      received_at: now,
      is_applied: isApplied,
    })
    .execute();

const runningListing = (trx: Trx, { playerId, now }: Received): Promise<Row<'exclusions'> | undefined> =>
  trx
    .selectFrom('exclusions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', '=', 'REGISTER')
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where(everRuns('exclusions'))
    .executeTakeFirst();

/** Moves the end of an exclusion, but not before its start: the clock may have been set back. */
const moveEnd = (trx: Trx, { id }: Row<'exclusions'>, end: Date | null) =>
  sql`UPDATE exclusions SET ends_at = CASE WHEN ${end}::timestamptz IS NULL THEN NULL
    ELSE greatest(${end}::timestamptz, starts_at + interval '1 millisecond') END WHERE id = ${id}`.execute(trx);

/**
 * Locks the wallets against new bets and starts the exclusion, at the latest at the database's time, because the server's clock may be
 * ahead.
 */
async function exclude(trx: Trx, { playerId, answer, now, newId }: Received): Promise<readonly string[]> {
  const accounts = await circleOf(trx, playerId);
  for (const account of accounts) await lockWallet(trx, account);
  await trx
    .insertInto('exclusions')
    .values({
      id: newId(),
      player_id: playerId,
      kind: 'REGISTER',
      starts_at: sql`least(${now}::timestamptz, clock_timestamp())`,
      ends_at: answer.until,
    })
    .execute();
  await callBackDeposits(trx, accounts, now);
  return accounts;
}
