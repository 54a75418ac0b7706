import { type RawBuilder, sql } from 'kysely';

/** Outcomes after which wagers are taken before the contact hours end. After any other one they wait until then. */
export const OPENING_OUTCOMES = ['CONTACTED', 'LIMITED', 'NO_HARM'] as const;

/**
 * Parts of the statement that reads an account for a wager: one statement, so that the gate is never unknown where the account is known.
 * A person's id is that of its first account, so a join of accounts brings their gates along. `heldFrom`: since when the wager has been
 * held; what came later does not concern it.
 */
export const isGuideDue = (account: string, heldFrom: Date | null): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM harm_notices n JOIN players f ON f.id = n.person_id
  WHERE f.person_id = ${sql.ref(`${account}.person_id`)} AND n.confirmed_at IS NULL AND n.lifted_at IS NULL AND n.level >= 2
    AND (${heldFrom}::timestamptz IS NULL OR n.asked_at <= ${heldFrom}))`;

/** End of the last wait for a human; null without one. */
export const harmPauseEnd = (account: string, heldFrom: Date | null): RawBuilder<Date | null> => sql`(
  SELECT max(c.waits_until) FROM harm_cases c JOIN players f ON f.id = c.person_id
  WHERE f.person_id = ${sql.ref(`${account}.person_id`)} AND (c.outcome IS NULL OR c.outcome NOT IN (${sql.join(OPENING_OUTCOMES)}))
    AND c.waits_until IS NOT NULL AND (${heldFrom}::timestamptz IS NULL OR c.waits_since <= ${heldFrom}))`;
