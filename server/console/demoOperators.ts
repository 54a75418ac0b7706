import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';
import { forgetDevices } from './devices.ts';
import { endSessionsOf } from './sessions.ts';

/** Locks demo operators, whose passwords are public, and ends their sessions. */
export async function lockDemoOperators({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Ports }): Promise<void> {
  const now = ports.now();
  await db.transaction().execute(async (trx) => {
    for (const id of OPERATOR_ROLES) {
      await trx.updateTable('operators').set({ locked_at: now }).where('id', '=', id).where('locked_at', 'is', null).execute();
      await forgetDevices(trx, id);
      await endSessionsOf(trx, id, now);
    }
  });
}
