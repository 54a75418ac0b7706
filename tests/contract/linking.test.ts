import { createHash } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const NONCE = 'n'.repeat(32);
const VERIFIER = 'v'.repeat(43);
const REDIRECT = 'http://localhost:4000/account_linking/callback';

const partner = () => {
  const { partner: known } = server().app.deps.linking;
  if (known === null) throw new Error('no partner');
  const { host, port } = new URL(known.authorizeUrl);
  return { ...known, host, port: Number(port) };
};
const at = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  ask(partner().port, path, { ...options, headers: { host: partner().host, ...options.headers } });
const wish = (more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    client_id: partner().clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid',
    state: 's'.repeat(22),
    nonce: NONCE,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString();
async function codeFor(account: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await at(`/authorize/as?${wish({ account, ...more })}`);
  const to = new URL(String(answer.headers.location));
  expect(`${to.origin}${to.pathname}`).toBe(REDIRECT);
  expect(to.searchParams.get('iss')).toBe(partner().issuer);
  return to.searchParams.get('code') ?? '';
}
const exchange = (code: string, more: Readonly<Record<string, string>> = {}) =>
  at('/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: partner().clientId,
      redirect_uri: REDIRECT,
      code,
      code_verifier: VERIFIER,
      ...more,
    }).toString(),
  });
const tokenFor = async (account: string): Promise<string> =>
  ((await exchange(await codeFor(account))).json as { id_token: string }).id_token;

const CREATE =
  'mutation ($token: String!, $nonce: String!) { accountLinkCreate(token: $token, nonce: $nonce) { result linkedAccounts { linked label } } }';
type Outcome = { readonly result: string; readonly linkedAccounts: readonly { readonly linked: boolean; readonly label: string }[] };
const link = async (player: PlayerClient, token: string, nonce = NONCE): Promise<Outcome> =>
  (await player.run<{ accountLinkCreate: Outcome }>(CREATE, { token, nonce })).accountLinkCreate;
const unlink = async (player: PlayerClient): Promise<Outcome> =>
  (await player.run<{ accountLinkDelete: Outcome }>('mutation { accountLinkDelete { result linkedAccounts { linked label } } }'))
    .accountLinkDelete;

describe('an account of the partner', () => {
  it('is linked by its token, told, and unlinked', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await link(player, await tokenFor('fan-1'))).toEqual({
      result: 'SUCCESS',
      linkedAccounts: [{ linked: true, label: 'Robin Reader' }],
    });
    expect(await link(player, await tokenFor('fan-1'))).toMatchObject({ result: 'SUCCESS' });
    expect(await link(player, await tokenFor('fan-2'))).toMatchObject({
      result: 'ALREADY_LINKED',
      linkedAccounts: [{ label: 'Robin Reader' }],
    });
    expect(await unlink(player)).toEqual({ result: 'SUCCESS', linkedAccounts: [{ linked: false, label: '' }] });
    expect(await unlink(player)).toMatchObject({ result: 'INVALID' });
  });

  it('is linked to one player at a time, also when two want it at once', async () => {
    const players = await Promise.all([PlayerClient.fresh(server()), PlayerClient.fresh(server()), PlayerClient.fresh(server())]);
    const tokens = await Promise.all(players.map(() => tokenFor('fan-2')));
    const results = await Promise.all(players.map((player, index) => link(player, tokens[index] ?? '')));
    expect(results.map(({ result }) => result).toSorted((a, b) => a.localeCompare(b))).toEqual(['DUPLICATE_ID', 'DUPLICATE_ID', 'SUCCESS']);
    for (const player of players) await unlink(player);
  });

  it('checklist 67: is linked by nothing but the partner’s token, for us, for this attempt, just made', async () => {
    const player = await PlayerClient.fresh(server());
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ nonce: NONCE })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(partner().issuer)
      .setAudience(partner().clientId)
      .setSubject('fan-1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    expect(await link(player, forged)).toMatchObject({ result: 'INVALID', linkedAccounts: [{ linked: false }] });
    expect(await link(player, await tokenFor('fan-1'), 'm'.repeat(32))).toMatchObject({ result: 'INVALID' });
    expect(await link(player, player.tokens.access_token)).toMatchObject({ result: 'INVALID' });
    const old = await tokenFor('fan-1');
    await sandbox(server(), 'clock', { advanceSeconds: 310 });
    expect(await link(player, old)).toMatchObject({ result: 'INVALID' });
    await sandbox(server(), 'clock', { reset: true });
  });

  it('is neither linked nor offered while its flag is off; what is linked can be unlinked', async () => {
    const turn = async (state: 'on' | 'off') =>
      (await OperatorClient.as(server(), 'approver')).run('switchFlag', { flag: 'account-linking', state, reason: 'For the test' });
    const [linked, late] = await Promise.all([PlayerClient.fresh(server()), PlayerClient.fresh(server())]);
    expect(await link(linked, await tokenFor('fan-1'))).toMatchObject({ result: 'SUCCESS' });
    await turn('off');
    expect(await link(late, await tokenFor('fan-2'))).toEqual({ result: 'INVALID', linkedAccounts: [] });
    expect(await unlink(linked)).toEqual({ result: 'SUCCESS', linkedAccounts: [] });
    await turn('on');
    expect(await link(late, await tokenFor('fan-2'))).toMatchObject({ result: 'SUCCESS' });
    await unlink(late);
  });

  it('is told to every page that is open, at once', async () => {
    const player = await PlayerClient.fresh(server());
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${player.tokens.access_token}` },
      retryAttempts: 0,
    });
    const told = client.iterate<{ linkedAccountUpdates: Outcome['linkedAccounts'] }>({
      query: 'subscription { linkedAccountUpdates { linked label } }',
    });
    const next = async () => ((await told.next()).value as { data: object }).data;
    expect(await next()).toEqual({ linkedAccountUpdates: [{ linked: false, label: '' }] });
    await link(player, await tokenFor('fan-1'));
    expect(await next()).toEqual({ linkedAccountUpdates: [{ linked: true, label: 'Robin Reader' }] });
    await unlink(player);
    expect(await next()).toEqual({ linkedAccountUpdates: [{ linked: false, label: '' }] });
    await client.dispose();
  });

  it('is nobody’s without a session', async () => {
    const answer = await graphql(server(), CREATE, { token: 'a.b.c', nonce: NONCE });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('the partner of the sandbox', () => {
  it('asks which account, on an origin of its own, with nothing that runs', async () => {
    const page = await at(`/authorize?${wish()}`);
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(page.text).toContain('Continue as Robin Reader');
    expect(page.text).not.toMatch(/<script|<form/);
  });

  it.each([
    ['another client', { client_id: 'x' }],
    ['an address elsewhere', { redirect_uri: 'https://evil.test/account_linking/callback' }],
    ['another page of ours', { redirect_uri: 'http://localhost:4000/login' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a short state', { state: 'short' }],
    ['no openid', { scope: 'email' }],
  ])('sends nobody anywhere with %s', async (_, more) => {
    expect((await at(`/authorize/as?${wish({ account: 'fan-1', ...more })}`)).status).toBe(400);
  });

  it('gives a token once, to who has the verifier', async () => {
    const code = await codeFor('fan-1');
    expect((await exchange(code, { code_verifier: 'w'.repeat(43) })).status).toBe(400);
    expect((await exchange(code)).status, 'a code that was tried is used').toBe(400);
    expect(await codeFor('')).toBe('');
  });
});
