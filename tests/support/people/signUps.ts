import { randomUUID } from 'node:crypto';
import { ask, type Answer } from '../http.ts';
import type { PlayerClient } from '../playerClient.ts';
import type { TestServer } from '../server.ts';
import { openAccount, type OpenedAccount } from './openAccount.ts';

export type Named = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };
const PASSWORD = 'tall giraffe 9';

export type SignedUp = OpenedAccount & { readonly email: string; readonly identityStatus: string };

/** Opens an account like a page of any brand and logs it in. */
export async function signUpAs(server: TestServer, { firstName, lastName, birthDate }: Named, brand?: string): Promise<SignedUp> {
  const email = `someone-${randomUUID()}@example.com`;
  const named = { first_name: firstName, last_name: lastName, birth_date: birthDate };
  const headers = brand === undefined ? {} : { host: `${brand}.localhost:${server.port}` };
  const opened = await openAccount(server, { ...named, email, password: PASSWORD }, headers);
  const { json } = await ask(server.port, '/api/identity', { headers: { authorization: `Bearer ${opened.player.tokens.access_token}` } });
  return { ...opened, email, identityStatus: (json as { readonly status: string }).status };
}

/** Posts to a REST route with the player's token. */
export const rest = ({ server, tokens }: PlayerClient, path: string, body: object = {}): Promise<Answer> =>
  ask(server.port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify(body),
  });
