import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { takeProof, type Who } from '../codes/sessionCodes.ts';
import type { LoginPreferences } from './standing.ts';

/** Disabling strong authentication needs a code; false without one. Locks and writes. */
export function setLoginPreferences(
  { db, ports }: { readonly db: Kysely<Schema>; readonly ports: Ports },
  who: Who,
  { isStrongAuthEnabled }: LoginPreferences,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('players').select('id').where('id', '=', who.playerId).forUpdate().executeTakeFirstOrThrow();
    if (!isStrongAuthEnabled && !(await takeProof(tx, who, 'LOGIN_PREFERENCES', ports.now()))) return false;
    await tx.updateTable('players').set({ strong_auth_enabled: isStrongAuthEnabled }).where('id', '=', who.playerId).execute();
    return true;
  });
}
