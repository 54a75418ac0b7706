import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { laterTask } from '#src/shared/values/laterTask.ts';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import type { LoadSocketClient } from '#src/platform/socket/types.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import type { LogoutReason } from '../types.ts';
import { type AuthDoor, AuthProvider, useAuth } from './AuthProvider.tsx';

const money = (cents: string) => ({ __typename: 'Money', amountLong: cents, currency: 'USD', formattedAmount: `$${cents}` });
const balances = (version: string, cents: string) => ({
  __typename: 'Balances',
  id: 'b1',
  version,
  globalBalance: money(cents),
  totalPlayableBalance: money(cents),
  playableBalance: money(cents),
  withdrawableBalance: money(cents),
  restrictedBalance: money('0'),
  bonusBalance: money('0'),
});
const account = (cents = '1000') => ({
  __typename: 'Account',
  id: 'a1',
  firstName: 'Dana',
  lastName: 'Moss',
  email: 'd@x.test',
  username: 'dana',
  lastLoginAt: null,
  realityCheckinInterval: null,
  requiresResponsibleGamingAcknowledgement: false,
  casinoRestriction: { __typename: 'CasinoRestriction', active: false, expiresAt: null },
  userPreferences: { __typename: 'UserPreferences', autoAcceptOddsChanges: false, oddsFormat: 'AMERICAN' },
  balances: balances('1', cents),
});

function fakeServer() {
  const world = {
    session: null as string | null,
    tokens: 0,
    lifetimeSeconds: 900,
    isDown: false,
    isSessionReadable: true,
    isFirstWager: true,
    calls: [] as string[],
    askedByNobody: [] as string[],
    preferences: [] as unknown[],
  };
  const json = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const grant = (): Response => {
    world.tokens += 1;
    return json(200, { access_token: `t${world.tokens}`, user_id: world.session, expires_in: world.lifetimeSeconds });
  };
  const token = (form: URLSearchParams): Response => {
    world.calls.push(form.get('grant_type') ?? '');
    if (form.get('grant_type') === 'password') {
      if (form.get('password') !== 'right') return json(400, { error: 'invalid_grant', error_reason: 'wrong' });
      world.session = form.get('username');
      return grant();
    }
    return world.session === null ? json(400, { error: 'invalid_grant', error_reason: 'deadToken' }) : grant();
  };
  const graphql = (operation: string, variables: unknown): Response => {
    world.calls.push(operation);
    if (operation === 'SetPreference') world.preferences.push(variables);
    if (!world.isSessionReadable) return json(200, { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] });
    const sessionData = {
      __typename: 'SessionData',
      currentTime: new Date().toISOString(),
      startedAt: '2026-11-21T12:00:00.000Z',
      lastLoginAt: null,
      inactivityThresholdMinutes: 15,
      heartbeatIntervalSeconds: 0,
      isFirstWager: world.isFirstWager,
      account: account(),
    };
    return json(200, {
      data: {
        sessionData,
        account: account(),
        setUserPreference: { __typename: 'ActionResult', succeeded: true, userErrors: [], account: null },
      },
    });
  };
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test');
    if (world.isDown) throw new TypeError('down');
    if (url.pathname === '/oauth/token') return token(init?.body as URLSearchParams);
    if (url.pathname === '/api/logout') {
      world.calls.push('logout');
      world.session = null;
      return new Response(null, { status: 204 });
    }
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName: string; variables: unknown }) : null;
    const operation = body?.operationName ?? url.searchParams.get('operationName') ?? '';
    if (new Headers(init?.headers).has('authorization')) return graphql(operation, body?.variables);
    world.askedByNobody.push(operation);
    return json(200, { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] });
  };
  return { world, fetcher };
}

type Server = ReturnType<typeof fakeServer>;
let brand = 0;

function openTab(server: Server, brandId: string) {
  const left: LogoutReason[] = [];
  const sent: { current: ((data: Record<string, unknown>) => void) | null } = { current: null };
  const loadSocket: LoadSocketClient = async () => () => ({
    subscribe: (_, sink) => {
      sent.current = (data) => sink.next({ data });
      return () => undefined;
    },
    reconnect: () => undefined,
    dispose: () => undefined,
  });
  const platform = createPlatform({ brandId, hashes: {}, fetcher: server.fetcher, loadSocket });
  platform.credentials.setRegion({ regionCode: 'US-NJ', countryCode: 'US' });
  const door: { current: AuthDoor | null } = { current: null };
  const keep = (auth: AuthDoor): void => {
    door.current = auth;
  };
  const Look = () => {
    const auth = useAuth();
    useEffect(() => keep(auth), [auth]);
    return (
      <output>
        {String(auth.isLoggedIn)} {auth.userId ?? '-'} {auth.account?.balances.globalBalance.formattedAmount ?? '-'}
      </output>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  const tree = render(
    <PlatformProvider platform={platform}>
      <AuthProvider brandId={brandId} onLeave={(reason) => left.push(reason)}>
        <Look />
      </AuthProvider>
    </PlatformProvider>,
    { container },
  );
  const auth = (): AuthDoor => door.current ?? expect.fail('not drawn');
  return {
    platform,
    left,
    tree,
    auth,
    text: () => container.textContent,
    push: (data: Record<string, unknown>) => act(() => sent.current?.(data)),
  };
}

beforeEach(() => {
  localStorage.clear();
  brand += 1;
});
afterEach(() => {
  cleanup();
  toastStore.setState({ toasts: [] });
});

const id = () => `brand-${brand}`;
const logIn = async (tab: ReturnType<typeof openTab>, password = 'right', who = 'p1') => act(() => tab.auth().logIn(who, password));
const loggedIn = async (server = fakeServer()) => {
  const tab = openTab(server, id());
  await logIn(tab);
  await waitFor(() => expect(tab.text()).toBe('true p1 $1000'));
  return { server, tab };
};

describe('logging in', () => {
  test('a new visitor is logged out without a request', () => {
    const server = fakeServer();
    const tab = openTab(server, id());
    expect(tab.text()).toBe('false - -');
    expect(server.world.calls).toEqual([]);
  });

  test('a login loads the account, and older balances are ignored', async () => {
    const { tab } = await loggedIn();
    tab.push({ accountBalanceUpdates: balances('3', '700') });
    await waitFor(() => expect(tab.text()).toBe('true p1 $700'));
    tab.push({ accountBalanceUpdates: balances('2', '900') });
    await waitFor(() => expect(tab.text()).toBe('true p1 $700'));
  });

  test('a wrong password is refused', async () => {
    const tab = openTab(fakeServer(), id());
    expect(await logIn(tab, 'wrong')).toEqual({ ok: false, refusal: { code: 'wrong', message: 'Your email or password is incorrect.' } });
    expect(tab.text()).toBe('false - -');
  });

  test('no token is stored where a script could read it after a reload', async () => {
    await loggedIn();
    // Searches for the token in quotes, because a random id might contain the same text.
    const kept = Object.values({ ...localStorage, ...sessionStorage });
    expect(kept).not.toEqual([]);
    expect(kept.join('\n')).not.toMatch(/"t1"|^t1$/m);
  });
});

describe('a session that is there', () => {
  test('a reload restores the session by its cookie', async () => {
    const { server, tab } = await loggedIn();
    tab.tree.unmount();
    server.world.calls.length = 0;
    const reloaded = openTab(server, id());
    expect(reloaded.text()).toBe('null - -');
    await waitFor(() => expect(reloaded.text()).toBe('true p1 $1000'));
    expect(server.world.calls[0]).toBe('refresh_token');
  });

  test('a session that has ended makes a visitor without a message', async () => {
    const { server, tab } = await loggedIn();
    tab.tree.unmount();
    server.world.session = null;
    const reloaded = openTab(server, id());
    await waitFor(() => expect(reloaded.text()).toBe('false - -'));
    expect(toastStore.getState().toasts).toEqual([]);
  });

  test('a session is renewed thirty seconds before its token expires', async () => {
    const server = fakeServer();
    server.world.lifetimeSeconds = 30.05;
    const { tab } = await loggedIn(server);
    await waitFor(() => expect(server.world.calls.filter((call) => call === 'refresh_token').length).toBeGreaterThan(0));
    expect(tab.text()).toBe('true p1 $1000');
  });

  test('a second tab gets its tokens from the first and not from the server', async () => {
    const { server, tab } = await loggedIn();
    const second = openTab(server, id());
    await waitFor(() => expect(second.text()).toBe('true p1 $1000'));
    expect(server.world.calls).not.toContain('refresh_token');
    expect(tab.text()).toBe('true p1 $1000');
  });

  test('a login in one tab logs in the other', async () => {
    const server = fakeServer();
    const [first, second] = [openTab(server, id()), openTab(server, id())];
    await logIn(first);
    await waitFor(() => expect(second.text()).toBe('true p1 $1000'));
    expect(server.world.tokens).toBe(1);
  });

  test('a login of another player takes over every tab', async () => {
    const { server, tab } = await loggedIn();
    const second = openTab(server, id());
    await waitFor(() => expect(second.text()).toBe('true p1 $1000'));
    server.world.isFirstWager = false;
    await logIn(second, 'right', 'p2');
    for (const each of [second, tab]) {
      await waitFor(() => expect(each.text()).toBe('true p2 $1000'));
      expect(each.auth().isFirstWager).toBe(false);
    }
  });
});

describe('leaving', () => {
  test('a logout ends the session in both tabs and clears the player’s data', async () => {
    const { server, tab } = await loggedIn();
    const second = openTab(server, id());
    await waitFor(() => expect(second.text()).toBe('true p1 $1000'));
    act(() => tab.auth().logOut());
    await waitFor(() => expect(second.text()).toBe('false - -'));
    expect(tab.text()).toBe('false - -');
    expect([tab.left, second.left]).toEqual([['manual'], ['manual']]);
    expect(
      server.world.calls.filter((call) => call === 'logout'),
      'the word, and the cookie in its turn',
    ).toHaveLength(2);
    expect(JSON.stringify(tab.platform.client.cache.extract())).not.toContain('Dana');
    expect(server.world.askedByNobody).toEqual([]);
  });

  test('a logout before the session was loaded sends no further request', async () => {
    const server = fakeServer();
    const tab = openTab(server, id());
    await act(async () => {
      await tab.auth().logIn('p1', 'right');
      tab.auth().logOut();
    });
    for (let turns = 0; turns < 5; turns += 1) await act(laterTask);
    expect(tab.text()).toBe('false - -');
    expect([server.world.calls.includes('SessionData'), server.world.askedByNobody]).toEqual([false, []]);
  });

  test('a session unknown to the server logs out with a message', async () => {
    const { server, tab } = await loggedIn();
    Object.assign(server.world, { isSessionReadable: false, session: null });
    act(() => tab.auth().setAutoAccept(true));
    await waitFor(() => expect(tab.text()).toBe('false - -'));
    expect(toastStore.getState().toasts.map(({ title }) => title)).toContain('You are not logged in. Please log in again to proceed.');
    expect(tab.left).toEqual(['unauthenticated']);
  });

  test('an unauthenticated answer renews a session that still exists', async () => {
    const { server, tab } = await loggedIn();
    server.world.isSessionReadable = false;
    act(() => tab.auth().setAutoAccept(true));
    await waitFor(() => expect(server.world.calls).toContain('refresh_token'));
    server.world.isSessionReadable = true;
    await waitFor(() => expect(server.world.tokens).toBe(2));
    expect(tab.text()).toBe('true p1 $1000');
    expect(tab.left).toEqual([]);
  });

  test('a logout for maintenance shows its message', async () => {
    const { tab } = await loggedIn();
    act(() => tab.auth().logOut('maintenanceMode'));
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['We are currently undergoing maintenance']);
  });
});

test('the slip’s preference is saved in the account', async () => {
  const { server, tab } = await loggedIn();
  act(() => tab.auth().setAutoAccept(true));
  await waitFor(() => expect(server.world.preferences).toEqual([{ input: { autoAcceptOddsChanges: true } }]));
});

test('useAuth throws without a provider', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <p>{String(useAuth().isLoggedIn)}</p>;
  expect(() => render(<Lost />)).toThrow('Wrap the application in <AuthProvider>.');
  silence.mockRestore();
  expect(screen.queryByText('true')).toBeNull();
});
