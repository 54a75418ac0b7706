import { type RawBuilder, sql } from 'kysely';

export const OPENING_OUTCOMES = ['CONTACTED', 'LIMITED', 'NO_HARM'] as const;

type Instant = Date | RawBuilder<Date | null> | null;

/**
 * SQL: the player must read the safer-play guide. Finds notices by the person's first account, so that they survive joins. Ignores notices
 * after `heldFrom`, when a delayed wager arrived.
 */
export const isGuideDue = (account: string, heldFrom: Instant): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM harm_notices n JOIN players f ON f.id = n.person_id
  WHERE f.person_id = ${sql.ref(`${account}.person_id`)} AND n.confirmed_at IS NULL AND n.lifted_at IS NULL AND n.level >= 2
    AND (${heldFrom}::timestamptz IS NULL OR n.asked_at <= ${heldFrom}))`;

/** SQL: until when the player must wait for compliance to call, or null. */
export const harmPauseEnd = (account: string, heldFrom: Instant): RawBuilder<Date | null> => sql`(
  SELECT max(c.waits_until) FROM harm_cases c JOIN players f ON f.id = c.person_id
  WHERE f.person_id = ${sql.ref(`${account}.person_id`)} AND (c.outcome IS NULL OR c.outcome NOT IN (${sql.join(OPENING_OUTCOMES)}))
    AND c.waits_until IS NOT NULL AND (${heldFrom}::timestamptz IS NULL OR c.waits_since <= ${heldFrom}))`;
