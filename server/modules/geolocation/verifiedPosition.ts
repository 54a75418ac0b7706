import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Point } from '#server/platform/regions/regions.ts';

type Asked = { readonly sessionId: string; readonly now: Date };

/** The session's position, rounded to about 100 m; null without a valid, allowed location check. */
export async function verifiedPosition(db: Kysely<Schema>, { sessionId, now }: Asked): Promise<Point | null> {
  const verdict = await db
    .selectFrom('geo_verdicts')
    .select(['latitude', 'longitude'])
    .where('session_id', '=', sessionId)
    .where('is_allowed', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const { latitude = null, longitude = null } = verdict ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
