import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition on `events`, `markets` and `selections`: the row is suspended now or was at any time since `since`, even if inserted later.
 */
export const isSuspended = (since?: Date): RawBuilder<boolean> => suspendedBy(sql`true`, since);

export const isUnderReview = (since?: Date): RawBuilder<boolean> => suspendedBy(sql`u.proposal_id IS NOT NULL`, since);

const suspendedBy = (which: RawBuilder<unknown>, since?: Date): RawBuilder<boolean> => sql<boolean>`EXISTS (SELECT 1 FROM suspensions u
  WHERE ${which} AND ${since ? sql`(u.released_at IS NULL OR u.released_at >= ${since})` : sql`u.released_at IS NULL`} AND (
    (u.scope = 'selection' AND u.target = selections.id) OR (u.scope = 'market' AND u.target = markets.id)
    OR (u.scope = 'event' AND u.target = events.id) OR u.scope = 'everything' OR (u.scope = 'sport' AND u.target = (
      SELECT o.sport_id FROM competitions c JOIN organizations o ON o.id = c.organization_id WHERE c.id = events.competition_id))))`;

export const suspendedStatus = (status: 'CLOSED' | 'HIDDEN' | 'OPEN'): 'CLOSED' | 'HIDDEN' => (status === 'OPEN' ? 'CLOSED' : status);
