import { type Kysely, sql } from 'kysely';
import type { SuspensionView } from '#src/shared/console/suspensions.ts';
import type { Schema } from '#server/platform/store/index.ts';

export async function listSuspensions(
  db: Kysely<Schema>,
  eventId?: string,
): Promise<readonly (Omit<SuspensionView, 'at'> & { readonly at: Date })[]> {
  const { rows } = await sql<Omit<SuspensionView, 'at'> & { readonly at: Date }>`
    SELECT u.id, u.scope, u.target, u.operator_email AS by, u.suspended_at AS at, u.proposal_id AS "proposalId", u.operator_id LIKE 'hand-price:%' AS "isOfPrice", u.is_hidden AS "isHidden", e.id AS "eventId",
      coalesce(nullif(concat_ws(': ', e.name, m.name, s.name), ''), p.name, 'Everything') AS name
    FROM suspensions u
      LEFT JOIN selections s ON u.scope = 'selection' AND s.id = u.target
      LEFT JOIN markets m ON m.id = CASE u.scope WHEN 'market' THEN u.target ELSE s.market_id END
      LEFT JOIN events e ON e.id = CASE u.scope WHEN 'event' THEN u.target ELSE m.event_id END
      LEFT JOIN sports p ON u.scope = 'sport' AND p.id = u.target
    WHERE u.released_at IS NULL AND (${eventId ?? null}::text IS NULL OR u.scope = 'everything' OR e.id = ${eventId ?? null}
      OR (u.scope = 'sport' AND u.target = (SELECT o.sport_id FROM events x JOIN competitions c ON c.id = x.competition_id
        JOIN organizations o ON o.id = c.organization_id WHERE x.id = ${eventId ?? null})))
    ORDER BY u.suspended_at DESC, u.id`.execute(db);
  return rows;
}
