import { randomUUID } from 'node:crypto';
import { ask, type Answer } from '../http.ts';
import { deviceIn, PlayerClient } from '../playerClient.ts';
import type { TestServer } from '../server.ts';

export type Named = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };
const PASSWORD = 'tall giraffe 9';

export type SignedUp = { readonly answer: Answer; readonly player: PlayerClient; readonly email: string };

/** Opens an account as a page does, on the host of any brand, and logs in with the same browser. */
export async function signUpAs(server: TestServer, { firstName, lastName, birthDate }: Named, brand?: string): Promise<SignedUp> {
  const email = `someone-${randomUUID()}@example.com`;
  const answer = await ask(server.port, '/api/accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(brand === undefined ? {} : { host: `${brand}.localhost:${server.port}` }) },
    body: JSON.stringify({
      client_id: 'linemaker-web',
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      email,
      password: PASSWORD,
      region_code: 'US-NJ',
      accepts_terms: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
  return { answer, email, player: await PlayerClient.logIn(server, { email, password: PASSWORD }, { cookie: deviceIn(answer) }) };
}

/** A call of the account's REST routes. */
export const rest = ({ server, tokens }: PlayerClient, path: string, body: object = {}): Promise<Answer> =>
  ask(server.port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify(body),
  });
