import type { Kysely } from 'kysely';
import type { Ports } from './ports.ts';
import type { Schema } from './store/schema/index.ts';

/** A tab that was left open asks again by its id whenever it is woken, and must not pay twice: long after any of them is. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Forgets the answers to attempts of three months ago. */
export async function sweepAttempts({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> }): Promise<void> {
  await db
    .deleteFrom('action_results')
    .where('decided_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
