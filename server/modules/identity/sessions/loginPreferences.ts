import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { takeOwnProof, takeProof, type Who } from '../codes/sessionCodes.ts';
import type { LoginPreferences } from './sessionView.ts';

/** Locks and writes the preferences. False if a weaker setting needs a code. */
export function setLoginPreferences(
  { db, ports }: { readonly db: Kysely<Schema>; readonly ports: Ports },
  who: Who,
  { isStrongAuthEnabled, asksCodeOnNewDevice }: Partial<LoginPreferences>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('players')
      .select('asks_code_on_new_device')
      .where('id', '=', who.playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isOpened = asksCodeOnNewDevice === false && before.asks_code_on_new_device;
    const take = isOpened ? takeOwnProof : takeProof;
    if ((isOpened || isStrongAuthEnabled === false) && !(await take(tx, who, 'LOGIN_PREFERENCES', ports.now()))) return false;
    await tx
      .updateTable('players')
      .set({
        ...(isStrongAuthEnabled === undefined ? {} : { strong_auth_enabled: isStrongAuthEnabled }),
        ...(asksCodeOnNewDevice === undefined ? {} : { asks_code_on_new_device: asksCodeOnNewDevice }),
      })
      .where('id', '=', who.playerId)
      .execute();
    return true;
  });
}
