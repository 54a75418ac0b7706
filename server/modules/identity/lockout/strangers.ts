import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { MAX_FAILED_LOGINS } from './failures.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> };

const KEPT_MS = 90 * 24 * 3_600_000;

const hashOf = (email: string): string => createHash('sha256').update(`stranger:${email}`).digest('base64url');

/** Counts failed logins of an unknown email, with one write as for accounts, so that timing reveals nothing. */
export async function countStranger({ db, ports }: Deps, email: string): Promise<number> {
  const counted = await db
    .insertInto('stranger_failures')
    .values({ email_hash: hashOf(email), failures: 1, failed_at: ports.now() })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql`least(stranger_failures.failures + 1, ${MAX_FAILED_LOGINS + 1}::int)`,
        failed_at: ports.now(),
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return counted.failures;
}

export async function sweepStrangers({ db, ports }: Deps): Promise<void> {
  await db
    .deleteFrom('stranger_failures')
    .where('failed_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
