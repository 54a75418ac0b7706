import { type Answer, ask } from './http.ts';
import { type Credentials, type PlayerClient, token } from './playerClient.ts';
import type { TestServer } from './server.ts';
import { showCode } from './showCode.ts';
import { SoftAuthenticator } from './softAuthenticator.ts';

type Options = { readonly challenge: string; readonly rp: { readonly id: string }; readonly user: { readonly id: string } };
const json = { 'content-type': 'application/json' };
export const hostOf = ({ port }: TestServer, brand?: string): string => `${brand === undefined ? '' : `${brand}.`}localhost:${port}`;

export const callAs = (player: PlayerClient, method: string, path: string, body?: unknown, brand?: string): Promise<Answer> =>
  ask(player.server.port, path, {
    method,
    headers: {
      ...(body === undefined ? {} : json),
      host: hostOf(player.server, brand),
      authorization: `Bearer ${player.tokens.access_token}`,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

export const provePasskeyCode = (player: PlayerClient, { email }: Pick<Credentials, 'email'>, source = 'PASSKEY'): Promise<void> =>
  showCode(player.server, { authorization: `Bearer ${player.tokens.access_token}`, email }, source);

export const optionsOf = ({ json: body }: Answer): Options => (body as { readonly options: Options }).options;

/** Confirms the mailed code, then registers a passkey for the player on a brand's host. */
export async function addPasskey(player: PlayerClient, of: Pick<Credentials, 'email'>, brand?: string): Promise<SoftAuthenticator> {
  await provePasskeyCode(player, of);
  const begun = await callAs(player, 'POST', '/api/passkeys/registrations', {}, brand);
  const key = new SoftAuthenticator(`http://${hostOf(player.server, brand)}`);
  const added = await callAs(player, 'POST', '/api/passkeys', { name: 'My phone', passkey: key.register(optionsOf(begun)) }, brand);
  if (added.status !== 201) throw new Error(`passkey: ${added.status} ${added.text}`);
  return key;
}

export async function challenge(server: TestServer, brand?: string, headers: Readonly<Record<string, string>> = {}): Promise<Options> {
  const asked = await ask(server.port, '/api/passkeys/challenges', {
    method: 'POST',
    headers: { ...json, host: hostOf(server, brand), ...headers },
    body: '{}',
  });
  if (asked.status !== 200) throw new Error(`challenge: ${asked.status} ${asked.text}`);
  return optionsOf(asked);
}

export const logInBy = (server: TestServer, proof: unknown, brand?: string, headers: Readonly<Record<string, string>> = {}) =>
  token(server, { grant_type: 'passkey', passkey: JSON.stringify(proof) }, { host: hostOf(server, brand), ...headers });
