import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LinkingResult } from '#fixtures/pageShelves/LinkingResult.ts';
import { Page } from '#src/app/page/Page.tsx';
import { createStorage } from '#src/platform/storage.ts';
import { showShell, startup } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { beginLinking } from '../../parts/linking/attempt.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const partner = startup.serviceAttributes;
const tabStorage = (brandId: string) => createStorage(brandId, () => sessionStorage);
const WHO = { origin: 'http://shell.test', playerId: 'p1', nonce: 'n'.repeat(62) };
const LinkingPartner = () => ({ startup: { __typename: 'Startup', serviceAttributes: partner } });

const TOKEN = 'a.b.c';
let tabs = 0;

/** Starts to link an account and returns from the partner in the same tab. */
async function back({
  search,
  result = 'SUCCESS',
  token = TOKEN,
  playerId = 'p1',
}: {
  search?: (state: string) => string;
  result?: string;
  token?: unknown;
  playerId?: string;
}) {
  const brandId = `linking-${(tabs += 1)}`;
  const to = await beginLinking(tabStorage(brandId), partner, { ...WHO, playerId });
  const state = new URL(to).searchParams.get('state') ?? '';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    asked.push(`${input} ${String((init?.body as URLSearchParams | undefined)?.get('code'))}`);
    return new Response(JSON.stringify({ id_token: token }));
  });
  const made: unknown[] = [];
  const server = new ShellServer({
    LinkingPartner,
    PageLayout: () => ({ pageLayout: layoutShowing([LinkingResult.usual.node]) }),
    AccountLinkCreate: (variables) => {
      made.push(variables);
      return { accountLinkCreate: { __typename: 'AccountLinkOutcome', result, linkedAccounts: [] } };
    },
  });
  const path = `/account_linking/callback?${(search ?? ((own) => `code=c1&state=${own}&iss=https://partner.example.com`))(state)}`;
  const view = showShell(
    <Routes>
      <Route path="/account_linking/callback" element={<Page />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path, server, who: 'player', brandId },
  );
  return { ...view, asked, made };
}

describe('back from the partner', () => {
  test('returning from the partner links the account and leads back', async () => {
    const { user, asked, made, address } = await back({});
    await screen.findByRole('dialog', { name: 'Account linked' });
    expect(asked).toEqual(['https://partner.example.com/token c1']);
    expect(made).toEqual([{ token: TOKEN, nonce: WHO.nonce }]);
    await user.click(screen.getByRole('link', { name: 'Done' }));
    expect(address()).toBe('/account/linked-accounts');
  });

  test.each([
    ['no code', { search: (state: string) => `state=${state}&error=access_denied` }, 'Something went wrong', /Authorization code missing/],
    ['another state', { search: () => `code=c1&state=${'x'.repeat(32)}` }, 'Unable to link account', /We did not link your account/],
    [
      'another issuer',
      { search: (state: string) => `code=c1&state=${state}&iss=https://evil.test` },
      'Unable to link account',
      /We did not link your account/,
    ],
    ['no issuer', { search: (state: string) => `code=c1&state=${state}` }, 'Unable to link account', /We did not link your account/],
    ['an attempt of another player', { playerId: 'p2' }, 'Unable to link account', /We did not link your account/],
    ['no token', { token: null }, 'Something went wrong', /Did not receive a valid JWT token/],
    ['a token that is none', { token: 'nonsense' }, 'Something went wrong', /Did not receive a valid JWT token/],
    ['an account that is linked elsewhere', { result: 'DUPLICATE_ID' }, 'Unable to link account', /one account at a time/],
    ['a token that the server does not take', { result: 'INVALID' }, 'Unable to link account', /We did not link your account/],
  ] as const)('returning from the partner with %s shows an error, and can be retried or cancelled', async (_, options, title, body) => {
    const { user, address } = await back(options);
    await screen.findByRole('alertdialog', { name: title });
    expect(screen.getByText(body)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/account/linked-accounts');
  });

  test('a linking response with a foreign state is not exchanged with the partner', async () => {
    const { asked, made } = await back({ search: () => 'code=stolen&state=' });
    await screen.findByRole('alertdialog');
    expect([asked, made]).toEqual([[], []]);
  });
});
