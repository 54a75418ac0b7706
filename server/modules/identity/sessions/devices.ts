import type { Kysely } from 'kysely';
import { newDeviceMail } from '#server/platform/mail/accountMails.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { hashOfDevice, knownDeviceOf } from './knownDevices.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly mail: Pick<Outbox, 'put'> };

export async function isKnownDevice(db: Kysely<Schema>, playerId: string, given: string | null): Promise<boolean> {
  return (await knownDeviceOf(db, { playerId }, given)) !== null;
}

type Login = { readonly playerId: string; readonly at: Date };

/** Writes the device. If it is new and the player has others, returns the id of a mail to the player; else null. */
export function noteDevice(deps: Deps, login: Login, device: string): Promise<string | null> {
  return withTransaction(deps.db, async (trx) =>
    (await isNew(trx, deps.ports.now(), login.playerId, device)) ? notify(trx, deps, login) : null,
  );
}

/** Writes a mail about an unknown device, not the device. Returns the mail's id. */
export const notifyOfDevice = (deps: Deps, login: Login): Promise<string> => withTransaction(deps.db, (trx) => notify(trx, deps, login));

async function notify(trx: Trx, { mail }: Pick<Deps, 'mail'>, { playerId, at }: Login): Promise<string> {
  const { email } = await trx.selectFrom('players').select('email').where('id', '=', playerId).executeTakeFirstOrThrow();
  return mail.put(trx, newDeviceMail(email, at));
}

async function isNew(trx: Trx, now: Date, playerId: string, device: string): Promise<boolean> {
  const noted = await trx
    .insertInto('known_devices')
    .values({ player_id: playerId, device_hash: hashOfDevice(device), first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .returning(({ selectFrom }) => [
      'first_seen_at',
      selectFrom('known_devices as before')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('before.player_id', '=', playerId)
        .as('before'),
    ])
    .executeTakeFirstOrThrow();
  return Number(noted.before) > 0 && noted.first_seen_at.getTime() === now.getTime();
}
