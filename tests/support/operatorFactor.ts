import { URI } from 'otpauth';
import { addOperator } from '#server/console/operatorAccounts.ts';
import { callConsole, OperatorClient } from './operatorClient.ts';
import type { TestServer } from './server.ts';

export type Account = { readonly email: string; readonly password: string; readonly path: string };
/** Returns the app's next code. Each is from a later period, because the server accepts a code only once. */
export type Codes = () => string;

/** Creates an account without a second factor, like the command line. */
export async function newOperator(server: TestServer, role: string): Promise<Account> {
  const { db, ports } = server.app.deps;
  const email = `${role}.${ports.newId()}@house.test`;
  const made = await addOperator({ db, ports }, { email, role, name: 'Ann Lee' });
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

export const tokenIn = (path: string): string => path.replace('/#register=', '');

/** Registers an authenticator app by an account's link. */
export async function registerTotp(server: TestServer, { path, password }: Account): Promise<Codes> {
  const begun = await callConsole(server, 'register', { token: tokenIn(path), password });
  if (begun.status !== 200) throw new Error(`register: ${begun.status} ${begun.text}`);
  const { ticket, totp } = begun.json as { readonly ticket: string; readonly totp: { readonly uri: string } };
  const app = URI.parse(totp.uri);
  let period = -1;
  const codes = (): string => app.generate({ timestamp: Date.now() + (period += 1) * 30_000 });
  const finished = await callConsole(server, 'register/finish', { ticket, code: codes() });
  if (finished.status !== 200) throw new Error(`register: ${finished.status} ${finished.text}`);
  return codes;
}

export async function ticketOf(server: TestServer, { email, password }: Pick<Account, 'email' | 'password'>): Promise<string> {
  const asked = await callConsole(server, 'login', { email, password });
  if (asked.status !== 200) throw new Error(`login: ${asked.status} ${asked.text}`);
  return (asked.json as { readonly factor: { readonly ticket: string } }).factor.ticket;
}

/** Logs an operator in by password and code. */
export async function logInByTotp(server: TestServer, account: Account, codes: Codes): Promise<OperatorClient> {
  const answer = await callConsole(server, 'login/factor', { ticket: await ticketOf(server, account), code: codes() });
  if (answer.status !== 200) throw new Error(`login/factor: ${answer.status} ${answer.text}`);
  const { operator, csrfToken } = answer.json as { operator: { id: string }; csrfToken: string };
  const cookie = String(answer.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
  return new OperatorClient(server, operator.id, { cookie, 'x-csrf-token': csrfToken });
}
