import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { challengeOf } from '#src/platform/pkce.ts';
import { createStorage } from '#src/platform/storage.ts';
import { brand, showShell, startup } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { beginLinking, takeAttempt } from './attempt.ts';
import { LinkedAccountsPage } from './LinkedAccountsPage.tsx';
import { LinkPrompt } from './LinkPrompt.tsx';
import { useBeginLinking } from './useBeginLinking.ts';
import { LinkingCallbackPage } from './LinkingCallbackPage.tsx';

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

describe('an attempt', () => {
  test('goes to the partner with all that it needs, and is taken once', async () => {
    const storage = tabStorage('a');
    const to = new URL(await beginLinking(storage, partner, WHO));
    const attempt = takeAttempt(storage);
    expect(to.origin + to.pathname).toBe('https://partner.example.com/authorize');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'client',
      code_challenge: await challengeOf(attempt?.verifier ?? ''),
      code_challenge_method: 'S256',
      nonce: WHO.nonce,
      redirect_uri: 'http://shell.test/account_linking/callback',
      response_type: 'code',
      scope: 'openid',
      state: attempt?.state,
    });
    expect(attempt?.state.length).toBeGreaterThanOrEqual(22);
    expect(takeAttempt(storage)).toBeNull();
  });

  test.each([
    [{ partnerClientId: null }, 'Unable to retrieve client id'],
    [{ partnerAuthorizeUrl: null }, 'Unable to retrieve authorize URL'],
  ])('is not begun without %j', async (missing, message) => {
    await expect(beginLinking(tabStorage('b'), { ...partner, ...missing }, WHO)).rejects.toThrow(message);
    expect(takeAttempt(tabStorage('b'))).toBeNull();
  });
});

const TOKEN = 'a.b.c';
let tabs = 0;

/** Back from the partner, in the tab that has left for it. */
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
    AccountLinkCreate: (variables) => {
      made.push(variables);
      return { accountLinkCreate: { __typename: 'AccountLinkOutcome', result, linkedAccounts: [] } };
    },
  });
  const path = `/account_linking/callback?${(search ?? ((own) => `code=c1&state=${own}&iss=https://partner.example.com`))(state)}`;
  const view = showShell(
    <Routes>
      <Route path="/account_linking/callback" element={<LinkingCallbackPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path, server, who: 'player', brandId },
  );
  return { ...view, asked, made };
}

describe('back from the partner', () => {
  test('the account is linked, and the player goes on', async () => {
    const { user, asked, made, address } = await back({});
    await screen.findByRole('dialog', { name: 'Account linked' });
    expect(asked).toEqual(['https://partner.example.com/token c1']);
    expect(made).toEqual([{ token: TOKEN, nonce: WHO.nonce }]);
    await user.click(screen.getByRole('link', { name: 'Done' }));
    expect(address()).toBe('/account/linked-accounts');
  });

  test.each([
    ['no code', { search: (state: string) => `state=${state}&error=access_denied` }, 'Something went wrong', /Authorization code missing/],
    ['another state', { search: () => `code=c1&state=${'x'.repeat(32)}` }, 'Unable to link account', /Nothing was linked/],
    [
      'another issuer',
      { search: (state: string) => `code=c1&state=${state}&iss=https://evil.test` },
      'Unable to link account',
      /Nothing was linked/,
    ],
    ['no issuer', { search: (state: string) => `code=c1&state=${state}` }, 'Unable to link account', /Nothing was linked/],
    ['an attempt of another player', { playerId: 'p2' }, 'Unable to link account', /Nothing was linked/],
    ['no token', { token: null }, 'Something went wrong', /Did not receive a valid JWT token/],
    ['a token that is none', { token: 'nonsense' }, 'Something went wrong', /Did not receive a valid JWT token/],
    ['an account that is linked elsewhere', { result: 'DUPLICATE_ID' }, 'Unable to link account', /one account at a time/],
    ['a token that the server does not take', { result: 'INVALID' }, 'Unable to link account', /Nothing was linked/],
  ] as const)('with %s it is told, and can be tried again or left', async (_, options, title, body) => {
    const { user, address } = await back(options);
    await screen.findByRole('alertdialog', { name: title });
    expect(screen.getByText(body)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/account/linked-accounts');
  });

  test('nothing is asked of the partner for a state that is not ours', async () => {
    const { asked, made } = await back({ search: () => 'code=stolen&state=' });
    await screen.findByRole('alertdialog');
    expect([asked, made]).toEqual([[], []]);
  });
});

describe('the question whether to link', () => {
  const open = (linked: boolean, promptTypes: string[]) => {
    const server = new ShellServer({
      LinkPrompt: () => ({
        linkedAccounts: [{ __typename: 'LinkedAccount', id: 'PARTNER-p1', linked, label: '', accountType: 'PARTNER', lastUpdatedAt: null }],
        linkPromptDismissals: { __typename: 'LinkPromptDismissals', id: 'p1', promptTypes },
      }),
      AccountLinkDismissPrompt: ({ promptType }) => ({
        accountLinkDismissPrompt: { __typename: 'LinkPromptDismissals', id: 'p1', promptTypes: [promptType] },
      }),
    });
    return showShell(<LinkPrompt />, { server, who: 'player' });
  };
  const question = () => screen.queryByRole('region', { name: 'Link your partner account' });

  test('is asked of who has linked nothing, and not again once it was dismissed', async () => {
    const { user } = open(false, []);
    expect(await screen.findByRole('button', { name: 'Link account' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(question()).toBeNull());
  });

  test.each([
    ['has linked one', true, []],
    ['has dismissed it elsewhere', false, ['ACCOUNT_SUMMARY']],
  ] as const)('is not asked of who %s', async (_, linked, promptTypes) => {
    const { server } = open(linked, [...promptTypes]);
    await waitFor(() => expect(server.asked).toContain('LinkPrompt'));
    expect(question()).toBeNull();
  });
});

describe('the way to the partner', () => {
  function Link({ go }: { readonly go: (address: string) => void }) {
    const begin = useBeginLinking(go);
    return (
      <button type="button" onClick={() => void begin()}>
        Go
      </button>
    );
  }

  test('has the nonce of the server, and is not taken without one', async () => {
    const go = vi.fn<(address: string) => void>();
    const server = new ShellServer();
    const { user } = showShell(<Link go={go} />, { server, who: 'player' });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(server.asked).toContain('AccountLinkBegin'));
    await act(async () => undefined);
    expect(go).not.toHaveBeenCalled();
    server.answer({ AccountLinkBegin: () => ({ accountLinkBegin: WHO.nonce }) });
    await user.dblClick(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(new URL(go.mock.calls[0]?.[0] ?? '').searchParams.get('nonce')).toBe(WHO.nonce));
    expect(go, 'pressed twice').toHaveBeenCalledOnce();
  });
});

describe('the page of linked accounts', () => {
  const account = (linked: boolean) => ({
    __typename: 'LinkedAccount',
    id: 'PARTNER-p1',
    linked,
    label: linked ? 'Robin Reader' : '',
    accountType: 'PARTNER',
    lastUpdatedAt: null,
  });

  test('tells what is linked, and unlinks it', async () => {
    const server = new ShellServer({
      LinkedAccounts: () => ({ linkedAccounts: [account(true)] }),
      AccountLinkDelete: () => ({
        accountLinkDelete: { __typename: 'AccountLinkOutcome', result: 'SUCCESS', linkedAccounts: [account(false)] },
      }),
    });
    const { user } = showShell(<LinkedAccountsPage />, { server, who: 'player' });
    await screen.findByText('Linked to Robin Reader.');
    expect(document.title).toBe(`Linked accounts · ${brand.name}`);
    await user.click(screen.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByRole('button', { name: 'Link account' })).toBeDefined();
    expect(screen.queryByText(/Robin/)).toBeNull();
  });

  test('says when no partner is connected, and when it could not be asked', async () => {
    showShell(<LinkedAccountsPage />, { server: new ShellServer({ LinkedAccounts: () => ({ linkedAccounts: [] }) }), who: 'player' });
    expect(await screen.findByText('There is nothing to link')).toBeDefined();
    cleanup();
    showShell(<LinkedAccountsPage />, { server: new ShellServer(), who: 'player' });
    await waitFor(() => expect(screen.getByText('We could not load your linked accounts')).toBeDefined());
  });
});
