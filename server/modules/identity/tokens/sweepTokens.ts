import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

/** How long rows stay after expiry, so that late requests learn why their session ended. */
const KEPT_MS = 24 * 3_600_000;

export async function sweepTokens({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> }): Promise<void> {
  const before = new Date(ports.now().getTime() - KEPT_MS);
  for (const table of ['refresh_tokens', 'session_codes', 'session_proofs'] as const)
    await db.deleteFrom(table).where('expires_at', '<', before).execute();
}
