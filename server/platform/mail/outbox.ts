import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Ports } from '../ports.ts';
import type { Trx } from '../store/index.ts';
import type { Schema } from '../store/schema/index.ts';
import { type Deliver, type Delivery, TIMEOUT_MS } from './deliver.ts';
import type { DueMail, Mail, MailPurpose } from './mail.ts';

const DAY_MS = 24 * 3_600_000;
const LEASE_MS = 2 * TIMEOUT_MS;
const AGAIN_MS = 5_000;
const MOST_AGAIN_MS = 3_600_000;
/** Failed attempts after which a mail no longer delays later mails to the same address. */
const MOST_HOLDING = 5;
const LANES = 4;

export type Outbox = {
  readonly canSend: boolean;
  /** Writes a mail in the caller's transaction. Returns its id. */
  readonly put: (trx: Trx, mail: DueMail) => Promise<string>;
  /**
   * Sends a mail after the commit, after earlier mails to the same address. Returns false if that fails; a job then retries until the mail
   * expires.
   */
  readonly sendNow: (id: string) => Promise<boolean>;
  /** Sends a mail without waiting for the result. Logs failures. Does nothing for null. */
  readonly sendSoon: (id: string | null) => Promise<void>;
  readonly sendDue: () => Promise<void>;
};

type Deps = {
  readonly db: Kysely<Schema>;
  readonly ports: Pick<Ports, 'newId'>;
  readonly log: Logger;
  readonly seal: (purpose: string, text: string) => string;
  readonly unseal: (purpose: string, sealed: string) => string | null;
};
type Claimed = { readonly id: string; readonly about: MailPurpose; readonly sealed: string; readonly tries: number };
type Attempt = { readonly id: string; readonly delivery: Delivery };

const purposeOf = (id: string): string => `mail:${id}`;
const digestOf = (address: string): string => createHash('sha256').update(`mail:${address.toLowerCase()}`).digest('base64url');
const fromNow = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1_000})`;

/** Opens the outbox. Only one process sends a mail. Mails to one address are sent in order. A mail's id is its idempotency key. */
export function openOutbox(deps: Deps, { canSend, deliver }: Deliver, isSlow: boolean): Outbox {
  const { db, ports, log } = deps;
  const attempt = async (recipient: string | null): Promise<Attempt | null> => {
    const claimed = await claim(db, recipient);
    if (claimed === null) return null;
    const { id, about, sealed, tries } = claimed;
    const text = deps.unseal(purposeOf(id), sealed);
    // The keys that encrypted the mail are lost.
    if (text === null) log.error({ event: 'mail-not-sent', about, why: 'sealed with other keys' });
    const delivery = text === null ? 'refused' : await deliver(id, JSON.parse(text) as Mail, about);
    const own = { id, tries };
    await (delivery === 'failed' ? putOff(db, own) : db.deleteFrom('outgoing_mails').where('id', '=', id).execute());
    return { id, delivery };
  };
  const sendNow = async (id: string): Promise<boolean> => {
    const isLeft = () => db.selectFrom('outgoing_mails').select('recipient').where('id', '=', id).executeTakeFirst();
    const row = canSend ? await isLeft() : undefined;
    if (!row) return canSend;
    for (;;) {
      const tried = await attempt(row.recipient);
      // Another process has sent the mail or is sending it.
      if (tried === null) return true;
      if (tried.delivery === 'failed') return (await isLeft()) === undefined;
      if (tried.id === id) return tried.delivery === 'sent';
    }
  };
  return {
    canSend,
    put: async (trx, { about, lifeMs = DAY_MS, inPlaceOf = null, ...mail }) => {
      const id = ports.newId();
      if (!canSend) return id;
      const recipient = digestOf(mail.to);
      if (inPlaceOf !== null)
        await trx.deleteFrom('outgoing_mails').where('recipient', '=', recipient).where('in_place_of', '=', inPlaceOf).execute();
      await trx
        .insertInto('outgoing_mails')
        .values({
          ...{ id, about, recipient, in_place_of: inPlaceOf },
          sealed: deps.seal(purposeOf(id), JSON.stringify(mail)),
          expires_at: fromNow(lifeMs),
        })
        .execute();
      return id;
    },
    sendNow,
    sendSoon: async (id) => {
      if (id === null) return;
      const sent = sendNow(id).catch((error: unknown) => log.error({ event: 'mail-put-off', error }));
      if (!isSlow) await sent;
    },
    sendDue: async () => {
      await dropOver(deps);
      if ((await attempt(null)) === null) return;
      const lane = async (): Promise<void> => {
        while ((await attempt(null)) !== null);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
  };
}

/** Claims the next mail for an address (null: any address) for a limited time. Null if no mail can be sent now. */
async function claim(db: Kysely<Schema>, recipient: string | null): Promise<Claimed | null> {
  const isMeant = recipient === null ? sql`TRUE` : sql`mail.recipient = ${recipient}`;
  // Retries a failed mail at once if an address is given, because a person is waiting for it.
  const isDue =
    recipient === null ? sql`mail.due_at <= now()` : sql`(mail.due_at <= now() OR (mail.has_failed AND mail.tries < ${MOST_HOLDING}))`;
  const { rows } = await sql<Claimed>`
    UPDATE outgoing_mails SET tries = tries + 1, has_failed = FALSE, due_at = ${fromNow(LEASE_MS)}
    WHERE id = (
      SELECT mail.id FROM outgoing_mails AS mail
      WHERE ${isMeant} AND ${isDue} AND mail.expires_at > now() AND NOT EXISTS (
        SELECT FROM outgoing_mails AS earlier
        WHERE earlier.recipient = mail.recipient AND earlier.ordinal < mail.ordinal
          AND earlier.expires_at > now() AND earlier.tries < ${MOST_HOLDING})
      ORDER BY mail.due_at, mail.ordinal LIMIT 1
      FOR UPDATE OF mail SKIP LOCKED)
    RETURNING id, about, sealed, tries`.execute(db);
  return rows[0] ?? null;
}

const putOff = (db: Kysely<Schema>, { id, tries }: Pick<Claimed, 'id' | 'tries'>) =>
  db
    .updateTable('outgoing_mails')
    .set({ has_failed: true, due_at: fromNow(Math.min(MOST_AGAIN_MS, AGAIN_MS * 3 ** (tries - 1))) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute();

async function dropOver({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const over = await db
    .deleteFrom('outgoing_mails')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning(['about', 'tries'])
    .execute();
  for (const { about, tries } of over) if (tries > 0) log.error({ event: 'mail-given-up', about, tries });
}
