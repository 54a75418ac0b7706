import { type RawBuilder, sql } from 'kysely';

export const OPENING_OUTCOMES = ['CONTACTED', 'LIMITED', 'NO_HARM'] as const;

/**
 * Returns SQL that is true if the player must read the safer-play guide. Compares first accounts, so that notices survive joins of persons. Ignores notices
 * after `heldFrom`, the arrival of a delayed wager.
 */
export const isGuideDue = (account: string, heldFrom: Date | null): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM harm_notices n JOIN players f ON f.id = n.person_id
  WHERE f.person_id = ${sql.ref(`${account}.person_id`)} AND n.confirmed_at IS NULL AND n.lifted_at IS NULL AND n.level >= 2
    AND (${heldFrom}::timestamptz IS NULL OR n.asked_at <= ${heldFrom}))`;

/** Returns SQL for the end of the wait for contact, null without a wait. */
export const harmPauseEnd = (account: string, heldFrom: Date | null): RawBuilder<Date | null> => sql`(
  SELECT max(c.waits_until) FROM harm_cases c JOIN players f ON f.id = c.person_id
  WHERE f.person_id = ${sql.ref(`${account}.person_id`)} AND (c.outcome IS NULL OR c.outcome NOT IN (${sql.join(OPENING_OUTCOMES)}))
    AND c.waits_until IS NOT NULL AND (${heldFrom}::timestamptz IS NULL OR c.waits_since <= ${heldFrom}))`;
