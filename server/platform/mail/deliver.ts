import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dropBody } from '../http/dropBody.ts';
import { type Ask, vendorFetch } from '../http/vendorFetch.ts';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema/index.ts';
import type { Mail, MailPurpose } from './mail.ts';
import { keepMail } from './sandboxMails.ts';
import type { SmtpSender } from './smtp.ts';

/** Called as `POST {origin}/messages`. Any 2xx status is success. The service must not send a mail twice for one `idempotency-key`. */
export type MailService = { readonly origin: string; readonly secret: string; readonly from: string };

export type Delivery = 'failed' | 'refused' | 'sent';
export type Deliver = {
  readonly canSend: boolean;
  /** Resolves to `refused` if a retry would fail too. Never logs the mail's content or recipient. */
  readonly deliver: (id: string, mail: Mail, about: MailPurpose) => Promise<Delivery>;
};

type Senders = { readonly service: MailService | null; readonly smtp?: SmtpSender | null; readonly hasSandbox: boolean };

type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'>; readonly log: Logger };

/** Timeout of all calls over HTTP (product §9). */
export const TIMEOUT_MS = 5_000;
/** HTTP statuses by which the service refuses the mail itself. Other errors, such as rate limits, may be temporary. */
const REFUSALS: ReadonlySet<number> = new Set([400, 410, 413, 422]);

export function openDelivery(deps: Deps, { service, smtp = null, hasSandbox }: Senders, ask?: Ask): Deliver {
  const { log } = deps;
  const lost = (about: MailPurpose, why: string, delivery: Delivery = 'failed'): Delivery => {
    log.error({ event: 'mail-not-sent', about, why });
    return delivery;
  };
  if (smtp)
    return {
      canSend: true,
      deliver: async (id, mail, about) => {
        const { delivery, why } = await smtp.send(id, mail);
        return delivery === 'sent' ? delivery : lost(about, why, delivery);
      },
    };
  if (service)
    return {
      canSend: true,
      deliver: async (id, mail, about) => {
        try {
          const answer = await post(service, id, mail, ask);
          await dropBody(answer);
          if (answer.ok) return 'sent';
          return lost(about, `answered ${answer.status}`, REFUSALS.has(answer.status) ? 'refused' : 'failed');
        } catch (error) {
          return lost(about, error instanceof Error ? error.name : 'unknown');
        }
      },
    };
  if (hasSandbox) return { canSend: true, deliver: (id, mail) => keepMail(deps, id, mail).then(() => 'sent') };
  log.warn({
    event: 'no-mail-sender',
    remedy: 'Set SMTP_URL and MAIL_FROM, or MAIL_URL, MAIL_SECRET and MAIL_FROM: without them no code, reset or notice is sent.',
  });
  return { canSend: false, deliver: (_id, _mail, about) => Promise.resolve(lost(about, 'no sender', 'refused')) };
}

const post = ({ origin, secret, from }: MailService, id: string, { to, subject, body }: Mail, ask?: Ask): Promise<Response> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}`, 'idempotency-key': id };
  const asked = {
    method: 'POST',
    headers,
    body: JSON.stringify({ from, to, subject, text: body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return vendorFetch(`${origin}/messages`, asked, ask);
};
