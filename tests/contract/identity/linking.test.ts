import { createClient } from 'graphql-ws';
import { generateKeyPair, SignJWT } from 'jose';
import * as openid from 'openid-client';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchOnThisMachine } from '#server/sandbox/fetchOnThisMachine.ts';
import { ask, type Call, sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { NONCE, PartnerBrowser, partnerRequest, REDIRECT, STATE, VERIFIER } from '#tests/support/partnerBrowser.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
/** Host of the brand whose players may link accounts. */
const HOST = 'espnbet.localhost';

/** Waits until the partner's code has loaded, which may take longer than a page waits. */
async function partner() {
  const find = () => server().app.deps.linking.partnerOf('espnbet');
  await expect.poll(find, { timeout: 10_000 }).not.toBeNull();
  return (await find()) ?? expect.fail('no partner');
}
async function at(path: string, sent: Call = {}) {
  const { host, port } = new URL((await partner()).issuer);
  return ask(Number(port), path, { ...sent, headers: { host, ...sent.headers } });
}
const wish = async (more: Readonly<Record<string, string>> = {}) => partnerRequest((await partner()).clientId, more);
const newBrowser = () => new PartnerBrowser(at);

async function client() {
  const { issuer, clientId } = await partner();
  return openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
    [openid.customFetch]: fetchOnThisMachine,
    execute: [openid.allowInsecureRequests],
  });
}
const checks = { pkceCodeVerifier: VERIFIER, expectedNonce: NONCE, expectedState: STATE, idTokenExpected: true };
async function tokenFor(account: string, nonce: string): Promise<string> {
  const back = await newBrowser().signIn(account, await wish({ nonce }));
  const tokens = await openid.authorizationCodeGrant(await client(), back, { ...checks, expectedNonce: nonce });
  return tokens.id_token ?? expect.fail('no id token');
}
const refusalOf = async (promise: Promise<unknown>) => {
  const error = await promise.catch((reason: unknown) => reason);
  return error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError ? error.error : error;
};

const CREATE =
  'mutation ($token: String!, $nonce: String) { accountLinkCreate(token: $token, nonce: $nonce) { result linkedAccounts { linked label favorites { fullName } } } }';
type Outcome = { readonly result: string; readonly linkedAccounts: readonly object[] };
class OfBrand extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address, protocols, { headers: { host: HOST } });
  }
}

async function run<T>({ tokens }: PlayerClient, query: string, variables: object = {}, host = HOST): Promise<T> {
  const { data, errors } = await graphql<T>(server(), query, variables, { authorization: `Bearer ${tokens.access_token}`, host });
  if (errors[0]) throw new Error(errors[0].message);
  return data;
}
const link = async (player: PlayerClient, token: string, nonce: string | undefined, host = HOST): Promise<Outcome> =>
  (await run<{ accountLinkCreate: Outcome }>(player, CREATE, { token, nonce }, host)).accountLinkCreate;
const nonceOf = async (player: PlayerClient): Promise<string> =>
  (await run<{ accountLinkBegin: string }>(player, 'mutation { accountLinkBegin }')).accountLinkBegin;
/** Links an account: requests a nonce, gets the partner's token for it, sends the token. */
async function linkTo(player: PlayerClient, account: string, host = HOST): Promise<Outcome> {
  const nonce = await nonceOf(player);
  return link(player, await tokenFor(account, nonce), nonce, host);
}
const unlink = async (player: PlayerClient): Promise<Outcome> =>
  (await run<{ accountLinkDelete: Outcome }>(player, 'mutation { accountLinkDelete { result linkedAccounts { linked label } } }'))
    .accountLinkDelete;

describe('an account of the partner', () => {
  it("a partner's account is linked by its token, listed, and unlinked", async () => {
    const player = await PlayerClient.fresh(server());
    expect(await linkTo(player, 'fan-1')).toEqual({
      result: 'SUCCESS',
      linkedAccounts: [
        {
          ...{ linked: true, label: 'Robin Reader' },
          favorites: [{ fullName: 'New York Jets' }, { fullName: 'Boston Celtics' }, { fullName: 'Arsenal' }],
        },
      ],
    });
    expect(await linkTo(player, 'fan-1')).toMatchObject({ result: 'SUCCESS' });
    expect(await linkTo(player, 'fan-2')).toMatchObject({
      result: 'ALREADY_LINKED',
      linkedAccounts: [{ label: 'Robin Reader' }],
    });
    expect(await unlink(player)).toEqual({ result: 'SUCCESS', linkedAccounts: [{ linked: false, label: '' }] });
    expect(await unlink(player)).toMatchObject({ result: 'INVALID' });
  });

  it("a partner's account is linked to one player, even if three link it at once", async () => {
    const players = await Promise.all([PlayerClient.fresh(server()), PlayerClient.fresh(server()), PlayerClient.fresh(server())]);
    const results = await Promise.all(players.map((player) => linkTo(player, 'fan-2')));
    expect(results.map(({ result }) => result).toSorted((a, b) => a.localeCompare(b))).toEqual(['DUPLICATE_ID', 'DUPLICATE_ID', 'SUCCESS']);
    for (const player of players) await unlink(player);
  });

  it("checklist 67: a link needs the partner's fresh token, for this client and this attempt", async () => {
    const player = await PlayerClient.fresh(server());
    const { privateKey } = await generateKeyPair('ES256');
    const nonce = await nonceOf(player);
    const forged = await new SignJWT({ nonce })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer((await partner()).issuer)
      .setAudience((await partner()).clientId)
      .setSubject('fan-1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    expect(await link(player, forged, nonce)).toMatchObject({ result: 'INVALID', linkedAccounts: [{ linked: false }] });
    expect(await link(player, await tokenFor('fan-1', nonce), await nonceOf(player)), 'of another attempt').toMatchObject({
      result: 'INVALID',
    });
    expect(await link(player, player.tokens.access_token, nonce)).toMatchObject({ result: 'INVALID' });
    const old = await tokenFor('fan-1', nonce);
    await sandbox(server(), 'clock', { advanceSeconds: 310 });
    expect(await link(player, old, nonce)).toMatchObject({ result: 'INVALID' });
    await sandbox(server(), 'clock', { reset: true });
  });

  it('a link refuses a token made for another player or with an unknown nonce', async () => {
    const [player, thief] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const nonce = await nonceOf(player);
    const stolen = await tokenFor('fan-1', nonce);
    expect(await link(thief, stolen, nonce)).toMatchObject({ result: 'INVALID', linkedAccounts: [{ linked: false }] });
    for (const own of [NONCE, 'n'.repeat(62), nonce.replace(/^./, (one) => (one === 'a' ? 'b' : 'a'))])
      expect(await link(player, await tokenFor('fan-1', own), own), own).toMatchObject({ result: 'INVALID' });
    expect(await link(player, stolen, nonce)).toMatchObject({ result: 'SUCCESS' });
    await unlink(player);
    const early = await nonceOf(player);
    await sandbox(server(), 'clock', { advanceSeconds: 3_601 });
    expect(server().app.deps.identity.isNonceOf(player.playerId, early), 'an hour later').toBe(false);
    await sandbox(server(), 'clock', { reset: true });
  });

  it('a link that sends the token alone needs the nonce of that player inside the token', async () => {
    const [player, thief] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const own = await tokenFor('fan-1', await nonceOf(player));
    const invalid = { result: 'INVALID', linkedAccounts: [{ linked: false }] };
    expect(await link(thief, own, undefined), 'made for another player').toMatchObject(invalid);
    expect(await link(player, await tokenFor('fan-1', NONCE), undefined), 'with a nonce that we never issued').toMatchObject(invalid);
    expect(await link(player, own, undefined)).toMatchObject({ result: 'SUCCESS', linkedAccounts: [{ label: 'Robin Reader' }] });
    await unlink(player);
  });

  it('while the flag is off no account is linked or offered, but a linked one can be unlinked', async () => {
    const turn = async (state: 'on' | 'off') =>
      (await OperatorClient.as(server(), 'approver')).run('switchFlag', { flag: 'account-linking', state, reason: 'For the test' });
    const [linked, late] = await Promise.all([PlayerClient.fresh(server()), PlayerClient.fresh(server())]);
    expect(await linkTo(linked, 'fan-1')).toMatchObject({ result: 'SUCCESS' });
    await turn('off');
    expect(await linkTo(late, 'fan-2')).toEqual({ result: 'INVALID', linkedAccounts: [] });
    expect(await unlink(linked)).toEqual({ result: 'SUCCESS', linkedAccounts: [] });
    await turn('on');
    expect(await linkTo(late, 'fan-2')).toMatchObject({ result: 'SUCCESS' });
    await unlink(late);
  });

  it('a brand without a partner neither links nor offers accounts', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await linkTo(player, 'fan-1', 'tsb.localhost')).toEqual({ result: 'INVALID', linkedAccounts: [] });
    const asked = async (host: string) =>
      (
        await graphql<{ startup: { serviceAttributes: Readonly<Record<string, string | null>> } }>(
          server(),
          '{ startup { serviceAttributes { partnerIssuer partnerSendsIssuer partnerClientId partnerAuthorizeUrl partnerTokenUrl } } }',
          {},
          { host },
        )
      ).data.startup.serviceAttributes;
    const nothing = {
      partnerIssuer: null,
      partnerSendsIssuer: false,
      partnerClientId: null,
      partnerAuthorizeUrl: null,
      partnerTokenUrl: null,
    };
    expect(await asked('tsb.localhost')).toEqual(nothing);
    const { issuer, clientId } = await partner();
    expect(await asked(HOST)).toEqual({
      partnerIssuer: issuer,
      partnerSendsIssuer: true,
      partnerClientId: clientId,
      partnerAuthorizeUrl: `${issuer}/authorize`,
      partnerTokenUrl: `${issuer}/token`,
    });
  });

  it("a dismissed link prompt stays dismissed on all the player's devices", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const DISMISS = 'mutation ($promptType: String!) { accountLinkDismissPrompt(promptType: $promptType) { promptTypes } }';
    const dismissed = (who: PlayerClient) => run(who, '{ linkPromptDismissals { promptTypes } }');
    expect(await dismissed(player)).toEqual({ linkPromptDismissals: { promptTypes: [] } });
    for (let again = 0; again < 2; again += 1)
      expect(await run(player, DISMISS, { promptType: 'ACCOUNT_SUMMARY' })).toEqual({
        accountLinkDismissPrompt: { promptTypes: ['ACCOUNT_SUMMARY'] },
      });
    expect(await dismissed(player)).toEqual({ linkPromptDismissals: { promptTypes: ['ACCOUNT_SUMMARY'] } });
    expect(await dismissed(other)).toEqual({ linkPromptDismissals: { promptTypes: [] } });
    await expect(run(player, DISMISS, { promptType: 'constructor' })).rejects.toThrow('There is no such prompt.');
    expect((await graphql(server(), '{ linkPromptDismissals { promptTypes } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('every open page of the player receives a change of linked accounts at once', async () => {
    const player = await PlayerClient.fresh(server());
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: OfBrand,
      connectionParams: { authorization: `Bearer ${player.tokens.access_token}` },
      retryAttempts: 0,
    });
    const told = client.iterate<{ linkedAccountUpdates: Outcome['linkedAccounts'] }>({
      query: 'subscription { linkedAccountUpdates { linked label } }',
    });
    const next = async () => ((await told.next()).value as { data: object }).data;
    expect(await next()).toEqual({ linkedAccountUpdates: [{ linked: false, label: '' }] });
    await linkTo(player, 'fan-1');
    expect(await next()).toEqual({ linkedAccountUpdates: [{ linked: true, label: 'Robin Reader' }] });
    await unlink(player);
    expect(await next()).toEqual({ linkedAccountUpdates: [{ linked: false, label: '' }] });
    await client.dispose();
  });

  it('an account cannot be linked without a session', async () => {
    const answer = await graphql(server(), CREATE, { token: 'a.b.c', nonce: NONCE });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('the partner of the sandbox, an oidc-provider', () => {
  it('the played partner asks for an account each time, on its own origin and without scripts', async () => {
    const browser = newBrowser();
    for (let time = 0; time < 2; time += 1) {
      const asked = await browser.go(`/authorize?${await wish()}`);
      const page = await browser.go(asked.headers.location ?? '');
      expect(page.headers['content-security-policy']).toBe(
        `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      expect(page.text).toContain('Continue as Robin Reader');
      expect(page.text).not.toMatch(/<script|<form|<style/);
      const back = await browser.signIn('fan-1', await wish());
      expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
      expect(back.searchParams.get('iss')).toBe((await partner()).issuer);
    }
  });

  it('a cancelled link returns without a code, and the partner refuses an unknown browser', async () => {
    const back = await newBrowser().signIn('nobody', await wish());
    expect(await refusalOf(openid.authorizationCodeGrant(await client(), back, checks))).toBe('access_denied');
    const asked = await newBrowser().go(`/authorize?${await wish()}`);
    for (const path of [`${asked.headers.location}`, `${asked.headers.location}/as/fan-1`, '/sign-in/invented'])
      expect(await newBrowser().go(path)).toMatchObject({ status: 400 });
  });

  it.each([
    ['another client', { client_id: 'x' }, 400, 'invalid_client'],
    ['an address elsewhere', { redirect_uri: 'https://evil.test/account_linking/callback' }, 400, 'invalid_redirect_uri'],
    [
      'an address that looks like ours',
      { redirect_uri: 'http://localhost.evil.test/account_linking/callback' },
      400,
      'invalid_redirect_uri',
    ],
    ['another page of ours', { redirect_uri: 'http://localhost:4000/login' }, 400, 'invalid_redirect_uri'],
    ['our page with a query', { redirect_uri: `${REDIRECT}?next=x` }, 400, 'invalid_redirect_uri'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 303, 'invalid_request'],
    ['no openid', { scope: 'email' }, 303, 'invalid_request'],
    ['a token instead of a code', { response_type: 'token' }, 303, 'unsupported_response_type'],
  ])('the played partner gives no code to %s', async (_, more, status, error) => {
    const answer = await newBrowser().go(`/authorize?${await wish(more)}`);
    expect(answer.status).toBe(status);
    expect(status === 303 ? answer.headers.location : answer.text).toContain(error);
    expect(answer.headers.location ?? '').not.toContain('code=');
  });

  it('the played partner gives a token once, to the holder of the verifier, for any origin', async () => {
    const back = await newBrowser().signIn('fan-1', await wish());
    const exchange = async (more: object = {}) => openid.authorizationCodeGrant(await client(), back, { ...checks, ...more });
    expect(await refusalOf(exchange({ pkceCodeVerifier: 'w'.repeat(43) }))).toBe('invalid_grant');
    const again = await newBrowser().signIn('fan-1', await wish());
    const tokens = await openid.authorizationCodeGrant(await client(), again, checks);
    expect(tokens.claims()).toMatchObject({ sub: 'fan-1', name: 'Robin Reader', nonce: NONCE });
    expect(await refusalOf(openid.authorizationCodeGrant(await client(), again, checks)), 'used').toBe('invalid_grant');
    const preflight = await at('/token', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:4000', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe('http://localhost:4000');
  });

  it('an answer with another state, nonce or issuer is refused', async () => {
    const change = async (more: object, name = '', value = '') => {
      const back = await newBrowser().signIn('fan-1', await wish());
      if (name !== '') back.searchParams.set(name, value);
      return refusalOf(openid.authorizationCodeGrant(await client(), back, { ...checks, ...more }));
    };
    expect(await change({ expectedState: 't'.repeat(22) })).toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
    expect(await change({}, 'iss', 'https://evil.test')).toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
    expect(await change({ expectedNonce: 'm'.repeat(32) })).toMatchObject({ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' });
  });
});
