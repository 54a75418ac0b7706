import { vi } from 'vitest';
import { ask, type Answer, sandbox } from '../http.ts';
import { PlayerClient, token, type Tokens } from '../playerClient.ts';
import type { TestServer } from '../server.ts';

type Mail = { readonly subject: string; readonly body: string };
type Headers = Readonly<Record<string, string>>;
const json = { 'content-type': 'application/json' };

export const mailsTo = async (server: Pick<TestServer, 'port'>, to: string): Promise<readonly Mail[]> =>
  (await sandbox<{ readonly mails: readonly Mail[] }>(server, 'mail', { to })).mails;

/** A New Jersey address with phone and tax number. */
export const contact = {
  address_line: '12 Market Street',
  city: 'Newark',
  postal_code: '07102',
  phone: '(201) 555-0123',
  tax_digits: '1234',
} as const;
/** An Ontario address with phone. Ontario requires no tax number. */
export const ontarioContact = {
  address_line: '100 Queen Street West',
  city: 'Toronto',
  postal_code: 'm5h2n2',
  phone: '+1 416 555 0123',
  tax_digits: '',
} as const;

const post = ({ port }: Pick<TestServer, 'port'>, path: string, body: object, headers: Headers = {}): Promise<Answer> =>
  ask(port, path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

export const requestAccount = (server: Pick<TestServer, 'port'>, body: object, headers: Headers = {}): Promise<Answer> =>
  post(server, '/api/accounts', { client_id: 'linemaker-web', region_code: 'US-NJ', accepts_terms: true, ...contact, ...body }, headers);

export const confirmAccount = (server: Pick<TestServer, 'port'>, signUpId: string, code: string, headers: Headers = {}): Promise<Answer> =>
  post(server, '/api/accounts/confirmations', { sign_up_id: signUpId, one_time_code: code }, headers);

export const askAgain = (server: Pick<TestServer, 'port'>, signUpId: string): Promise<Answer> =>
  post(server, '/api/accounts/codes', { sign_up_id: signUpId });

export const signUpIdIn = ({ json: body }: Answer): string => (body as { readonly sign_up_id: string }).sign_up_id;

const codeIn = (mails: readonly Mail[]): string | null => {
  for (const { subject } of mails) {
    const code = /^(\d{8}) is your code$/.exec(subject)?.[1];
    if (code !== undefined) return code;
  }
  return null;
};

/** Waits for the newest code mailed to the address and returns it. */
export const mailedCode = (server: Pick<TestServer, 'port'>, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const code = codeIn(await mailsTo(server, to));
      if (code === null) throw new Error(`No code was mailed to ${to}`);
      return code;
    },
    { timeout: 15_000 },
  );

export type OpenedAccount = { readonly answer: Answer; readonly confirmed: Answer; readonly player: PlayerClient };

/** Opens an account like a page: requests it, reads the mail, sends the code, exchanges the token. Throws if refused. */
export async function openAccount(
  server: TestServer,
  body: { readonly email: string } & Readonly<Record<string, unknown>>,
  headers: Headers = {},
): Promise<OpenedAccount> {
  const answer = await requestAccount(server, body, headers);
  if (answer.status !== 202) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
  const confirmed = await confirmAccount(server, signUpIdIn(answer), await mailedCode(server, body.email), headers);
  if (confirmed.status !== 201) throw new Error(`confirmation: ${confirmed.status} ${confirmed.text}`);
  const { limited_access_token } = confirmed.json as { readonly limited_access_token: string };
  const entered = await token(server, { grant_type: 'limited_access_token', limited_access_token }, headers);
  if (entered.status !== 200) throw new Error(`login: ${entered.status} ${entered.text}`);
  return { answer, confirmed, player: new PlayerClient(server, entered.json as Tokens) };
}
