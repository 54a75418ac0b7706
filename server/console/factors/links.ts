import { createHash } from 'node:crypto';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';

const HOURS = 72;
const HOUR_MS = 3_600_000;
const SECRET_BYTES = 32;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Writes a registration link, shown once and valid for 72 hours. Voids earlier links. */
export async function makeLink(trx: Trx, ports: Pick<Ports, 'newSecret' | 'now'>, operatorId: string): Promise<string> {
  const [token, now] = [ports.newSecret(SECRET_BYTES), ports.now()];
  await endLinksOf(trx, operatorId, now);
  await trx
    .insertInto('operator_links')
    .values({ token_hash: hashOf(token), operator_id: operatorId, made_at: now, expires_at: new Date(now.getTime() + HOURS * HOUR_MS) })
    .execute();
  return token;
}

export const endLinksOf = (trx: Trx, operatorId: string, now: Date): Promise<unknown> =>
  trx.updateTable('operator_links').set({ used_at: now }).where('operator_id', '=', operatorId).where('used_at', 'is', null).execute();

/** Puts the token into the URL fragment, which browsers never send to a server. */
export const pathOfLink = (token: string): string => `/#register=${token}`;

/** Locks and returns the link. Null if it is invalid. */
export const lockLink = async (trx: Trx, tokenHash: string, now: Date) =>
  (await trx
    .selectFrom('operator_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()) ?? null;
