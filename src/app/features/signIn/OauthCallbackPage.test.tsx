import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { challengeOf } from '#src/platform/pkce.ts';
import { createStorage } from '#src/platform/storage.ts';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { beginOauth, takeOauth } from './oauthAttempt.ts';
import { OauthCallbackPage } from './OauthCallbackPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabStorage = (brandId: string) => createStorage(brandId, () => sessionStorage);
const WAY = { origin: 'http://site.test', clientId: 'linemaker-web', previousPath: '/my-bets?x=1' };
const ORIGIN = location.origin;

describe('an authorization', () => {
  test('an authorization request has all parameters, and its state is used once (product §7)', async () => {
    const storage = tabStorage('o1');
    const to = new URL(await beginOauth(storage, WAY));
    const attempt = takeOauth(storage);
    expect(to.origin + to.pathname).toBe('http://site.test/oauth/authorize');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'linemaker-web',
      code_challenge: await challengeOf(attempt?.verifier ?? ''),
      code_challenge_method: 'S256',
      redirect_uri: 'http://site.test/oauth_callback',
      response_type: 'code',
      state: attempt?.state,
    });
    expect(attempt?.state.length).toBeGreaterThanOrEqual(22);
    expect(takeOauth(storage)).toBeNull();
  });

  test('an authorization does not start without a client id (product §5)', async () => {
    await expect(beginOauth(tabStorage('o2'), { ...WAY, clientId: '' })).rejects.toThrow('Unable to retrieve client id');
    expect(takeOauth(tabStorage('o2'))).toBeNull();
  });
});

let tabs = 0;
type Back = { readonly search?: (state: string) => string; readonly previousPath?: string; readonly token?: () => Response };

const GRANTED = () => Response.json({ access_token: 't', user_id: 'p1', expires_in: 900, token_type: 'Bearer' });
const REFUSED = (error_reason: string) => () => Response.json({ error: 'invalid_grant', error_reason }, { status: 400 });

async function back({ search, previousPath = '/my-bets?x=1', token = GRANTED }: Back = {}) {
  const brandId = `oauth-${(tabs += 1)}`;
  const to = new URL(await beginOauth(tabStorage(brandId), { ...WAY, origin: ORIGIN, previousPath }));
  const state = to.searchParams.get('state') ?? '';
  const asked: Record<string, string>[] = [];
  const server = new ShellServer();
  server.onToken = (form) => {
    asked.push(Object.fromEntries(form));
    return token();
  };
  const query = (search ?? ((own: string) => `code=c1&state=${own}&iss=${encodeURIComponent(ORIGIN)}`))(state);
  const view = showShell(
    <Routes>
      <Route path="/oauth_callback" element={<OauthCallbackPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path: `/oauth_callback?${query}`, server, who: 'visitor', brandId },
  );
  return { ...view, asked, challenge: to.searchParams.get('code_challenge') };
}

describe('back from the identity server', () => {
  test('the callback exchanges the code with its verifier and leads back to the previous page', async () => {
    const { asked, challenge, address } = await back();
    await waitFor(() => expect(address()).toBe('/my-bets?x=1'));
    expect(asked).toMatchObject([
      { grant_type: 'authorization_code', code: 'c1', client_id: 'linemaker-web', redirect_uri: `${ORIGIN}/oauth_callback` },
    ]);
    expect(await challengeOf(asked[0]?.['code_verifier'] ?? '')).toBe(challenge);
  });

  test.each([['https://evil.test/'], ['//evil.test'], ['/oauth_callback?code=1'], ['/login']])(
    'a previous page of %s leads to the home page',
    async (previousPath) => {
      const { address } = await back({ previousPath });
      await waitFor(() => expect(address()).toBe('/'));
    },
  );

  test('the callback with login_required leads to the login and back afterwards', async () => {
    const { address } = await back({ search: (state) => `error=login_required&state=${state}&iss=${encodeURIComponent(ORIGIN)}` });
    await waitFor(() => expect(address()).toBe(`/login?previousPath=${encodeURIComponent('/my-bets?x=1')}`));
  });

  const iss = `iss=${encodeURIComponent(ORIGIN)}`;
  test.each([
    ['another state', { search: () => `code=c1&state=${'x'.repeat(32)}&${iss}` }, 'Something went wrong', /not valid or was already used/],
    ['no state', { search: () => `code=c1&${iss}` }, 'Something went wrong', /not valid or was already used/],
    [
      'another issuer',
      { search: (own: string) => `code=c1&state=${own}&iss=https://evil.test` },
      'Something went wrong',
      /not valid or was already used/,
    ],
    ['no issuer', { search: (own: string) => `code=c1&state=${own}` }, 'Something went wrong', /not valid or was already used/],
    ['no code', { search: (own: string) => `state=${own}&${iss}` }, 'Something went wrong', /Authorization code missing/],
    [
      'a refusal',
      { search: (own: string) => `error=access_denied&state=${own}&${iss}` },
      'We could not log you in',
      /You canceled the login/,
    ],
    [
      'a fault of the server',
      { search: (own: string) => `error=server_error&state=${own}&${iss}` },
      'Something went wrong',
      /try again later/,
    ],
    [
      'an error that nobody knows',
      { search: (own: string) => `error=constructor&state=${own}&${iss}` },
      'Something went wrong',
      /try again later/,
    ],
    ['a code that is over', { token: REFUSED('deadCode') }, 'Something went wrong', /Your login timed out/],
    ['an answer without a token', { token: () => Response.json({}) }, 'Something went wrong', /try again later/],
    ['a server that is down', { token: () => new Response(null, { status: 503 }) }, 'Something went wrong', /try again later/],
    [
      'no way to the server',
      {
        token: () => {
          vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
          throw new TypeError('Failed to fetch');
        },
      },
      'You are offline',
      /Check your connection/,
    ],
  ] as const)('the callback with %s shows an error, and can be retried or left for the login', async (_, options, title, body) => {
    const { address, user, asked } = await back(options);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(body)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(asked.length).toBe('token' in options ? 1 : 0);
    await user.click(screen.getByRole('link', { name: 'Log In' }));
    expect(address()).toBe(`/login?previousPath=${encodeURIComponent('/my-bets?x=1')}`);
  });

  test('retrying a failed login starts a new authorization', async () => {
    const { user } = await back({ search: () => 'code=stolen&state=' });
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    const to = new URL(String(gone.mock.calls[0]?.[0]));
    expect(`${to.origin}${to.pathname}`).toBe(`${ORIGIN}/oauth/authorize`);
    expect(to.searchParams.get('state')?.length).toBeGreaterThanOrEqual(22);
  });
});
