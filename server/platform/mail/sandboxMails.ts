import type { Kysely } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema/index.ts';
import type { Mail } from './mail.ts';

type SentMail = Mail & { readonly sentAt: string };
type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> };

const MOST_SHOWN = 20;
const KEPT_MS = 24 * 3_600_000;

export async function keepMail({ db, ports }: Deps, id: string, { to, subject, body }: Mail): Promise<void> {
  await db
    .insertInto('sandbox_mails')
    .values({ id, recipient: to, subject, body, sent_at: ports.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function mailsTo({ db }: Pick<Deps, 'db'>, address: string): Promise<readonly SentMail[]> {
  const rows = await db
    .selectFrom('sandbox_mails')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['recipient']), '=', address.toLowerCase()))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ recipient, subject, body, sent_at }) => ({ to: recipient, subject, body, sentAt: sent_at.toISOString() }));
}

export async function sweepMails({ db, ports }: Deps): Promise<void> {
  await db
    .deleteFrom('sandbox_mails')
    .where('sent_at', '<', new Date(ports.now().getTime() - KEPT_MS))
    .execute();
}
