import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealingBy } from '#server/modules/identity/tokens/index.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { Delivery } from '#server/platform/mail/deliver.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { openOutbox, type Outbox } from '#server/platform/mail/outbox.ts';
import type { Schema } from '#server/platform/store/index.ts';

export type Delivered = Mail & { readonly id: string };
type TestMails = {
  readonly outbox: Outbox;
  /** Mails handed to the service, also those not accepted. */
  readonly tried: Delivered[];
};

/** Opens an outbox whose mail service accepts everything, or answers with `answer`. */
export function testMails(db: Kysely<Schema>, answer: (mail: Delivered) => Delivery | Promise<Delivery> = () => 'sent'): TestMails {
  const tried: Delivered[] = [];
  const deliver = async (id: string, mail: Mail): Promise<Delivery> => {
    tried.push({ ...mail, id });
    return answer({ ...mail, id });
  };
  const deps = { db, ports: { newId: randomUUID }, log: createLogger('silent'), ...sealingBy(Buffer.alloc(32, 1)) };
  return { outbox: openOutbox(deps, { canSend: true, deliver }, false), tried };
}

/** Makes all waiting mails due, even retries and those of a killed process. */
export const expireMailDelays = (db: Kysely<Schema>) =>
  db
    .updateTable('outgoing_mails')
    .set({ due_at: new Date(0) })
    .execute();
