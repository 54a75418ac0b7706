import { createPrivateKey } from 'node:crypto';
import type { MailService } from '../mail/deliver.ts';
import type { SmtpService } from '../mail/smtp.ts';
import { type EnvReader, hostName, outsideParty, type Reader, text } from './readEnv.ts';

export type MailConfig = { readonly mailService: MailService | null; readonly smtp: SmtpService | null };

type Door = Pick<SmtpService, 'host' | 'isImplicitTls' | 'login' | 'port'>;

const SUBMISSION_PORT = 587;
const SUBMISSIONS_PORT = 465;

function loginIn({ username, password }: URL): Door['login'] | undefined {
  try {
    return username === '' ? null : { user: decodeURIComponent(username), secret: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

const smtpDoor: Reader<Door> = (raw) => {
  const address = URL.canParse(raw) ? new URL(raw) : null;
  const login = address && loginIn(address);
  const isBare = address !== null && login !== undefined && /^\/?$/.test(address.pathname) && address.search === '' && address.hash === '';
  if (!isBare || !['smtp:', 'smtps:'].includes(address.protocol) || address.hostname === '')
    return { expected: 'an address as smtp://user:secret@host:587 with a percent sign as %25, or smtps:// for TLS from the first byte' };
  const isImplicitTls = address.protocol === 'smtps:';
  const { hostname, port } = address;
  const host = hostname.replace(/^\[|\]$/g, '');
  return { value: { host, isImplicitTls, login, port: port === '' ? (isImplicitTls ? SUBMISSIONS_PORT : SUBMISSION_PORT) : Number(port) } };
};

const privateKey: Reader<string> = (raw) => {
  try {
    const key = createPrivateKey({ key: Buffer.from(raw, 'base64'), format: 'der', type: 'pkcs8' });
    return { value: key.export({ format: 'pem', type: 'pkcs8' }).toString() };
  } catch {
    return { expected: 'a private key: PKCS #8 (DER) in base64' };
  }
};

const selector: Reader<string> = (raw) =>
  /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/i.test(raw) ? { value: raw } : { expected: 'the name of a selector' };

function dkimIn(reader: EnvReader): SmtpService['dkim'] {
  const domain = reader.read('DKIM_DOMAIN', hostName, null);
  const name = reader.read('DKIM_SELECTOR', selector, null);
  const key = reader.read('DKIM_KEY', privateKey, null);
  const areAll = domain !== null && name !== null && key !== null;
  if (!areAll && ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'].some((variable) => reader.has(variable)))
    reader.problems.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together');
  return areAll ? { domain, selector: name, privateKey: key } : null;
}

/** Adds errors to the reader instead of throwing. */
export function mailIn(reader: EnvReader): MailConfig {
  const party = outsideParty(reader, 'MAIL');
  const door = reader.read('SMTP_URL', smtpDoor, null);
  const from = reader.read('MAIL_FROM', text, null);
  const dkim = dkimIn(reader);
  if (party !== null && door !== null) reader.problems.push('MAIL_URL and SMTP_URL exclude each other: one of them sends mails');
  if ((party === null && door === null) !== (from === null) && !reader.has('SMTP_URL'))
    reader.problems.push('MAIL_URL, MAIL_SECRET and MAIL_FROM go together');
  if (door !== null && from === null) reader.problems.push('SMTP_URL and MAIL_FROM go together');
  if (dkim !== null && door === null) reader.problems.push('DKIM_KEY needs SMTP_URL: a mail service signs by itself');
  return {
    mailService: party === null || from === null ? null : { ...party, from },
    smtp: door === null || from === null ? null : { ...door, from, dkim },
  };
}
