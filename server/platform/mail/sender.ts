import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dropBody } from '../http/dropBody.ts';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema/index.ts';
import { type Mail, putMail } from './outbox.ts';

/** Mail service, called by `POST {origin}/messages`; any 2xx is success. */
export type MailService = { readonly origin: string; readonly secret: string; readonly from: string };
export type MailPurpose = 'new-device' | 'one-time-code' | 'passkey-added' | 'passkey-removed' | 'password-reset' | 'sign-up';

export type MailSender = {
  readonly canSend: boolean;
  /** False if not sent; the log never shows content or recipient. */
  readonly send: (mail: Mail, about: MailPurpose) => Promise<boolean>;
};

type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'newId' | 'now'>; readonly log: Logger };

/** Timeout of all calls over HTTP (product §9). */
const TIMEOUT_MS = 5_000;

/** Sends by mail service, or to the sandbox's outbox, or nowhere. */
export function openMailSender(
  deps: Deps,
  { service, hasOutbox }: { readonly service: MailService | null; readonly hasOutbox: boolean },
  fetcher: typeof fetch = fetch,
): MailSender {
  const { log } = deps;
  const lost = (about: MailPurpose, why: string): false => {
    log.error({ event: 'mail-not-sent', about, why });
    return false;
  };
  if (service)
    return {
      canSend: true,
      send: async (mail, about) => {
        try {
          const answer = await post(service, mail, fetcher);
          await dropBody(answer);
          return answer.ok || lost(about, `answered ${answer.status}`);
        } catch (error) {
          return lost(about, error instanceof Error ? error.name : 'unknown');
        }
      },
    };
  if (hasOutbox) return { canSend: true, send: (mail) => putMail(deps, mail).then(() => true) };
  log.warn({ event: 'no-mail-sender', remedy: 'Set MAIL_URL, MAIL_SECRET and MAIL_FROM: without them no code, reset or notice is sent.' });
  return { canSend: false, send: (_mail, about) => Promise.resolve(lost(about, 'no sender')) };
}

const post = ({ origin, secret, from }: MailService, { to, subject, body }: Mail, fetcher: typeof fetch): Promise<Response> =>
  fetcher(`${origin}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ from, to, subject, text: body }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
