import type { Kysely } from 'kysely';
import type { Ports } from './ports.ts';
import type { Schema } from './store/schema/index.ts';

/** Milliseconds for which action ids are kept. No open tab retries later; the retry of a deleted id could pay twice. */
const KEPT_MS = 90 * 24 * 3_600_000;

export async function sweepAttempts({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> }): Promise<void> {
  await db
    .deleteFrom('action_results')
    .where('decided_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
