import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { FaultyNode, NodeFault, Sighting } from './health.ts';

export type Tally = { readonly failing: number; readonly viewers: number; readonly reason: string };

const MOST_OF_NETWORK = 2;
const KEPT_MS = 3_600_000;

export const healthStore = (db: Kysely<Schema>) => ({
  write: async (seen: readonly Sighting[], faults: readonly NodeFault[]): Promise<void> => {
    if (seen.length > 0)
      await sql`INSERT INTO layout_viewers (surface, session, network, capabilities, seen_at)
        SELECT surface, session, network, capabilities, at FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
          AS r(surface text, session text, network text, capabilities text, at timestamptz)
        ON CONFLICT (surface, session) DO UPDATE SET seen_at = excluded.seen_at, network = excluded.network,
          capabilities = coalesce(excluded.capabilities, layout_viewers.capabilities)`.execute(db);
    if (faults.length === 0) return;
    const rows = faults.map(({ node: { id, digest }, capabilities: _, ...fault }) => ({ ...fault, node_id: id, digest }));
    await sql`INSERT INTO layout_node_faults (surface, node_id, digest, session, network, reason, reported_at)
      SELECT surface, node_id, digest, session, network, reason, at FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r(surface text, node_id text, digest text, session text, network text, reason text, at timestamptz)
      ON CONFLICT DO NOTHING`.execute(db);
  },
  forget: async (now: Date): Promise<void> => {
    const before = new Date(now.getTime() - KEPT_MS);
    await db.deleteFrom('layout_viewers').where('seen_at', '<', before).execute();
    await db.deleteFrom('layout_node_faults').where('reported_at', '<', before).execute();
  },
});

/** Counts viewers since shortly before the first fault, because earlier ones would lower the failure rate. */
export async function tallyOf(db: Kysely<Schema>, { surface, id, digest }: Pick<FaultyNode, 'surface' | 'id' | 'digest'>): Promise<Tally> {
  const { rows } = await sql<Tally>`
    WITH faults AS (SELECT * FROM layout_node_faults WHERE surface = ${surface} AND node_id = ${id} AND digest = ${digest}),
      failing AS (SELECT least(count(*), ${MOST_OF_NETWORK}) AS sessions FROM faults GROUP BY network),
      viewers AS (SELECT least(count(*), ${MOST_OF_NETWORK}) AS sessions FROM layout_viewers
        WHERE surface = ${surface} AND seen_at >= (SELECT min(reported_at) FROM faults) - interval '2 minutes' GROUP BY network)
    SELECT coalesce((SELECT sum(sessions) FROM failing), 0)::int AS failing,
      coalesce((SELECT sum(sessions) FROM viewers), 0)::int AS viewers,
      coalesce((SELECT mode() WITHIN GROUP (ORDER BY reason) FROM faults), '') AS reason`.execute(db);
  return rows[0] ?? { failing: 0, viewers: 0, reason: '' };
}
