import type { Ports } from '#server/platform/ports.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { hashOf } from './links.ts';

const MINUTES = 5;
const MINUTE_MS = 60_000;
const SECRET_BYTES = 32;

type Wanted = Pick<Row<'operator_tickets'>, 'operator_id' | 'purpose'> &
  Partial<Pick<Row<'operator_tickets'>, 'link_hash' | 'totp_secret'>>;

/** Writes a ticket, shown once and valid for 5 minutes. */
export async function openTicket(trx: Trx, ports: Pick<Ports, 'newSecret' | 'now'>, wanted: Wanted) {
  const [ticket, challenge] = [ports.newSecret(SECRET_BYTES), ports.newSecret(SECRET_BYTES)];
  const expires_at = new Date(ports.now().getTime() + MINUTES * MINUTE_MS);
  await trx
    .insertInto('operator_tickets')
    .values({ ...wanted, ticket_hash: hashOf(ticket), challenge, expires_at })
    .execute();
  return { ticket, challenge };
}

/** Locks and returns the ticket. Null if it is invalid. */
export const lockTicket = async (trx: Trx, ticket: string, purpose: Wanted['purpose'], now: Date) =>
  (await trx
    .selectFrom('operator_tickets')
    .selectAll()
    .where('ticket_hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** Writes that the ticket is used up, even after a wrong proof. */
export const useTicket = (trx: Trx, ticketHash: string, now: Date): Promise<unknown> =>
  trx.updateTable('operator_tickets').set({ used_at: now }).where('ticket_hash', '=', ticketHash).execute();
