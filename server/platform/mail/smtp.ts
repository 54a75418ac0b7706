import { createTransport } from 'nodemailer';
import { isEmail } from '#src/shared/text/email.ts';
import { LOCAL_HOST } from '../config/hosts.ts';
import type { Mail } from './mail.ts';

export type SmtpService = {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the first byte (RFC 8314), false for STARTTLS. */
  readonly isImplicitTls: boolean;
  readonly login: { readonly user: string; readonly secret: string } | null;
  readonly from: string;
  readonly dkim: { readonly domain: string; readonly selector: string; readonly privateKey: string } | null;
};

type Sent = { readonly delivery: 'failed' | 'refused' | 'sent'; readonly why: string };
export type SmtpSender = { readonly send: (id: string, mail: Mail) => Promise<Sent>; readonly close: () => void };

/** Maximum connections to the mail server, and thus of mails sent in parallel. */
const CONNECTIONS = 4;
const MOST_ANSWER_BYTES = 64 * 1024;

/** `requiresTls` requires TLS even for local hosts. `ca` replaces the public certificate authorities. */
type Trust = { readonly requiresTls?: boolean; readonly ca?: string };

const isThisMachine = (host: string): boolean => LOCAL_HOST.test(host.toLowerCase()) || host === '::1';

/** Sends mails over pooled SMTP connections. If the server responds too late, the mail is `failed` and its connection is closed. */
export function openSmtp(
  service: SmtpService,
  timeoutMs: number,
  { requiresTls = !isThisMachine(service.host), ca }: Trust = {},
): SmtpSender {
  const { host, port, isImplicitTls, login, from, dkim } = service;
  const transport = createTransport({
    ...{ host, port, secure: isImplicitTls, pool: true, maxConnections: CONNECTIONS, maxRequeues: 0, maxResponseSize: MOST_ANSWER_BYTES },
    ...(requiresTls ? { requireTLS: true } : { ignoreTLS: true }),
    tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
    ...(login && { auth: { user: login.user, pass: login.secret } }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs },
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = domainOf(from);
  const send = async (id: string, { to, subject, body }: Mail): Promise<Sent> => {
    if (!isEmail(to) || hasControls(to)) return { delivery: 'refused', why: 'the address is none' };
    if (hasControls(subject) || !/^[\w-]{1,64}$/.test(id))
      return { delivery: 'refused', why: 'a header has a line break or a control character' };
    try {
      await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text: body, messageId: `<${id}@${domain}>` },
        headers: { 'auto-submitted': 'auto-generated' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { delivery: 'sent', why: '' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { send, close: () => transport.close() };
}

// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(text);

const domainOf = (from: string): string => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** SMTP commands whose permanent refusal (5xx) is due to the mail. Refusals of other commands are due to our setup and may be temporary. */
const OF_THE_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/** Reports only the SMTP step and status, because mail servers' texts repeat email addresses. */
function outcomeOf(error: unknown): Sent {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const [status, command, code] = [read('responseCode'), read('command'), read('code')];
  const step = typeof command === 'string' && OF_THE_MAIL.has(command) ? command : typeof code === 'string' ? code : 'unknown';
  const isPermanent = typeof status === 'number' && status >= 500 && status < 600 && OF_THE_MAIL.has(step);
  return { delivery: isPermanent ? 'refused' : 'failed', why: typeof status === 'number' ? `${step} answered ${status}` : step };
}
