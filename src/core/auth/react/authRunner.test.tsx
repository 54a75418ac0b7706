import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GeoComplyAuthorizeGeoPacketDocument } from '#src/gql/graphql.ts';
import { closeTabs, granted, logIn, type LoginTab, newBrowser, next, openTab, refused, token } from '#tests/support/loginTab.ts';
import { LEFT_APP } from './listenToApp.ts';
import { TOKEN_EXPIRY } from './tokenExpiry.ts';

const broken = (): never => {
  throw new Error('broken');
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(newBrowser);
afterEach(closeTabs);

describe('the end of the access token', () => {
  test('the tab stores the token’s expiry and not the token, until the session ends', async () => {
    const tab = openTab(false);
    await logIn(tab);
    const { expiresAt } = tab.runner.store.getState().tokens ?? {};
    expect(tab.platform.tabStorage.read(TOKEN_EXPIRY)).toBe(expiresAt);
    expect(JSON.stringify(sessionStorage)).not.toContain(token(tab.runner));
    tab.runner.dispatch({ type: 'logged-out', reason: 'manual' });
    expect(tab.platform.tabStorage.read(TOKEN_EXPIRY)).toBeNull();
  });

  test('the stored expiry is that of the newest token', async () => {
    const tab = openTab(false);
    await logIn(tab);
    tab.platform.tabStorage.write(TOKEN_EXPIRY, 1);
    tab.runner.dispatch({ type: 'refresh-due' });
    (await next(tab, 'refresh_token')).answer(200, granted('t2'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t2'));
    expect(tab.platform.tabStorage.read(TOKEN_EXPIRY)).toBe(tab.runner.store.getState().tokens?.expiresAt);
  });
});

describe('a late answer', () => {
  test('a refresh answer after a logout does not log in again, here or in another tab', async () => {
    const tab = openTab(false);
    const other = openTab(false);
    await logIn(tab);
    await vi.waitFor(() => expect(token(other.runner)).toBe('t1'));
    tab.runner.dispatch({ type: 'refresh-due' });
    const refresh = await next(tab, 'refresh_token');
    tab.runner.dispatch({ type: 'logged-out', reason: 'manual' });
    await vi.waitFor(() => expect(token(other.runner)).toBeNull());
    refresh.answer(200, granted('t2'));
    await settled();
    expect([token(tab.runner), token(other.runner)]).toEqual([null, null]);
    expect(tab.platform.credentials.hasBearer()).toBe(false);
    expect(tab.runner.store.getState().isLoggedIn).toBe(false);
  });

  test('a login waits for a pending refresh, whose refusal does not end the new session', async () => {
    const tab = openTab(true);
    const check = await next(tab, 'refresh_token');
    const result = tab.runner.logIn('p1', 'right');
    await settled();
    expect(tab.asked.map(({ grant }) => grant)).toEqual(['refresh_token']);
    check.answer(400, refused);
    (await next(tab, 'password')).answer(200, granted('t1'));
    expect(await result).toMatchObject({ ok: true });
    await settled();
    expect(token(tab.runner)).toBe('t1');
    expect(tab.left).toEqual([]);
    expect(tab.said).toEqual([]);
  });

  test('survives: a login waits for a pending logout, which would delete the session’s cookie', async () => {
    const tab = openTab(false);
    await logIn(tab);
    tab.runner.dispatch({ type: 'logged-out', reason: 'manual' });
    const again = tab.runner.logIn('p1', 'right');
    await settled();
    expect(tab.asked.filter(({ grant }) => grant === 'password')).toHaveLength(1);
    expect(tab.logouts, 'the word, and what clears the cookie in its turn').toHaveLength(2);
    tab.logouts[0]?.();
    await settled();
    expect(
      tab.asked.filter(({ grant }) => grant === 'password'),
      'the word alone is not waited for',
    ).toHaveLength(1);
    tab.logouts[1]?.();
    await vi.waitFor(() => expect(tab.asked.filter(({ grant }) => grant === 'password')).toHaveLength(2));
    tab.asked.at(-1)?.answer(200, granted('t2'));
    expect(await again).toMatchObject({ ok: true });
    expect(token(tab.runner)).toBe('t2');
  });
});

describe('a call to the identity server', () => {
  test('identity calls carry region, install id and platform', async () => {
    const tab = openTab(true);
    const { form, headers } = await next(tab, 'refresh_token');
    expect(Object.fromEntries(form)).toEqual({
      grant_type: 'refresh_token',
      client_id: 'linemaker-web',
      region_code: 'US-NJ',
      country_code: 'US',
    });
    const install = headers.get('x-install-id') ?? '';
    expect(install).toMatch(/^[\w-]{24}$/);
    expect([headers.get('x-region-code'), headers.get('x-country-code'), headers.get('x-platform')]).toEqual(['US-NJ', 'US', 'web']);
    const again = openTab(true);
    expect((await next(again, 'refresh_token')).headers.get('x-install-id'), 'one of this browser').toBe(install);
  });

  test('a limited token is upgraded by its own call with the region', async () => {
    const tab = openTab(false);
    const sent = vi.spyOn(tab.platform, 'http');
    tab.runner.dispatch({ type: 'limited-token-received', token: 'L' });
    tab.runner.dispatch({ type: 'upgrade-requested' });
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: '/api/limited_access_tokens/upgrade',
      json: { limitedAccessToken: 'L', regionCode: 'US-NJ', countryCode: 'US', clientId: 'linemaker-web' },
    });
  });

  test('no session is requested before the region is known: Missing Application location', async () => {
    const tab = openTab(true, null);
    await settled();
    expect([tab.asked, tab.runner.store.getState().isLoggedIn]).toEqual([[], null]);
    tab.platform.rememberLocation({ regionCode: 'US-PA', countryCode: 'US' });
    expect((await next(tab, 'refresh_token')).form.get('region_code')).toBe('US-PA');
    const later = openTab(true, null);
    expect((await next(later, 'refresh_token')).form.get('region_code'), 'as the page before knew').toBe('US-PA');
    expect(later.platform.credentials.publicHeaders()['x-region-code'], 'what is shown waits for startup').toBe('CA-DEFAULT');
  });
});

describe('another tab whose tokens have expired', () => {
  test('expired tokens of another tab are replaced by the server’s answer', async () => {
    const other = openTab(false);
    const old = { token: 'old', userId: 'p1', expiresAt: other.platform.clock.now() - 1 };
    other.runner.dispatch({ type: 'tokens-received', tokens: old, from: 'other-tab' });
    const tab = openTab(true);
    const refresh = await next(tab, 'refresh_token');
    expect(token(tab.runner)).toBe('old');
    refresh.answer(200, granted('t2'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t2'));
    expect(tab.runner.store.getState().tokens?.userId).toBe('p1');
  });
});

test('a logout while the tokens of other tabs are requested cancels the refresh', async () => {
  const tab = openTab(false);
  await logIn(tab);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  tab.runner.dispatch({ type: 'refresh-due' });
  tab.runner.dispatch({ type: 'logged-out', reason: 'manual' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tab.asked.map(({ grant }) => grant)).toEqual(['password']);
  expect(token(tab.runner)).toBeNull();
});

describe('the setup after a login', () => {
  // Lets each setup step fail in turn. Only a refusal by the server may stop the login.
  const failures: readonly (readonly [string, (tab: LoginTab) => void])[] = [
    ['the browser keeps nothing', ({ platform }) => void vi.spyOn(platform.storage, 'write').mockReturnValue(false)],
    ['the socket cannot be opened', ({ platform }) => void vi.spyOn(platform.socket, 'reconnect').mockImplementation(broken)],
    ['other tabs cannot be told', () => void vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(broken)],
    ['the timers of the page cannot be watched', () => void vi.spyOn(globalThis, 'addEventListener').mockImplementation(broken)],
    ['the session cannot be read', ({ platform }) => void vi.spyOn(platform.client, 'query').mockRejectedValue(new Error('away'))],
    ['nothing fails', () => undefined],
  ];
  test.each(failures)('the login setup goes on where %s', async (_name, breakIt) => {
    const tab = openTab(false);
    await settled();
    breakIt(tab);
    const result = tab.runner.logIn('p1', 'right');
    (await next(tab, 'password')).answer(200, granted('t1'));
    await vi.waitFor(() => expect(tab.runner.store.getState().isLoggedIn).toBe(true));
    expect(await result).toMatchObject({ ok: true });
    expect(tab.platform.credentials.hasBearer()).toBe(true);
    // These tests cannot read the session, so no earlier wager is known.
    expect(tab.runner.store.getState().isFirstWager).toBe(true);
    tab.runner.dispatch({ type: 'refresh-due' });
    (await next(tab, 'refresh_token')).answer(200, granted('t2'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t2'));
    expect(tab.left).toEqual([]);
  });
});

describe('a session', () => {
  test('a renewed session keeps its data and is not loaded again', async () => {
    const tab = openTab(false);
    await logIn(tab);
    await vi.waitFor(() => expect(tab.runner.store.getState().isLoggedIn).toBe(true));
    const before = tab.calls.filter((path) => path === '/graphql').length;
    tab.runner.dispatch({ type: 'refresh-due' });
    tab.runner.dispatch({ type: 'refresh-due' });
    (await next(tab, 'refresh_token')).answer(200, granted('t2'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t2'));
    expect(tab.asked.filter(({ grant }) => grant === 'refresh_token')).toHaveLength(1);
    expect(tab.calls.filter((path) => path === '/graphql')).toHaveLength(before);
  });

  test('a session ended by the server logs out with one message', async () => {
    const tab = openTab(false);
    await logIn(tab);
    await vi.waitFor(() => expect(tab.runner.store.getState().isLoggedIn).toBe(true));
    tab.runner.dispatch({ type: 'refresh-due' });
    (await next(tab, 'refresh_token')).answer(400, refused);
    await vi.waitFor(() => expect(tab.left).toEqual(['refreshTokenFailed']));
    expect(tab.said).toEqual(['refreshTokenFailed']);
    expect(tab.calls).toContain('/api/logout');
  });

  test('an unreadable token answer ends the check as logged out', async () => {
    const tab = openTab(true);
    (await next(tab, 'refresh_token')).answer(200, { access_token: 7 });
    await vi.waitFor(() => expect(tab.runner.store.getState().isLoggedIn).toBe(false));
    expect(token(tab.runner)).toBeNull();
  });

  test('a stopped runner ignores the network and other tabs', async () => {
    const tab = openTab(false);
    const other = openTab(false);
    tab.stop();
    await logIn(other);
    window.dispatchEvent(new Event('offline'));
    await settled();
    expect(token(tab.runner)).toBeNull();
    expect([tab.runner.store.getState().isOnline, other.runner.store.getState().isOnline]).toEqual([true, false]);
  });
});

test('a refresh refused for the region logs out with the message locationChanged', async () => {
  const tab = openTab(false);
  await logIn(tab);
  tab.elsewhere = true;
  tab.runner.dispatch({ type: 'refresh-due' });
  await vi.waitFor(() => expect(tab.left).toEqual(['locationChanged']));
  expect(tab.said).toEqual(['locationChanged']);
  expect(token(tab.runner)).toBeNull();
});

test('a location check in an unserved region logs out as geocomplyError', async () => {
  const tab = openTab(false);
  await logIn(tab);
  tab.elsewhere = true;
  await tab.platform.client.mutate({ mutation: GeoComplyAuthorizeGeoPacketDocument, variables: { geoPacket: 'p' } }).catch(() => undefined);
  expect(tab.left).toEqual(['geocomplyError']);
  expect(tab.said).toEqual(['geocomplyError']);
});

test.each([
  ['idle', 'activityTimeout'],
  ['superseded', 'refreshTokenFailed'],
  ['ended', 'refreshTokenFailed'],
] as const)('a refresh refused as %s logs out as %s', async (error_reason, reason) => {
  const tab = openTab(false);
  await logIn(tab);
  tab.runner.dispatch({ type: 'refresh-due' });
  (await next(tab, 'refresh_token')).answer(400, { error: 'invalid_grant', error_reason });
  await vi.waitFor(() => expect(tab.left).toEqual([reason]));
  expect(tab.said).toEqual([reason]);
});

test('the app’s message logs out without a notice', async () => {
  const tab = openTab(false);
  await logIn(tab);
  const say = () =>
    window.dispatchEvent(new MessageEvent('message', { data: { type: LEFT_APP }, origin: location.origin, source: window }));
  say();
  expect([tab.left, tab.said]).toEqual([['webView'], []]);
  await vi.waitFor(() => expect(tab.calls).toContain('/api/logout'));
});

describe('a browser that refuses its lock', () => {
  test('a refresh runs if the browser refuses its lock', async () => {
    const tab = openTab(false);
    await logIn(tab);
    vi.stubGlobal('navigator', { onLine: true, locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    tab.runner.dispatch({ type: 'refresh-due' });
    (await next(tab, 'refresh_token')).answer(200, granted('t2'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t2'));
    expect(tab.runner.store.getState().isRefreshing).toBe(false);
  });
});

describe('five tabs of one session', () => {
  test('five tabs that refresh at once send one request and share its tokens', async () => {
    const first = openTab(false);
    await logIn(first);
    const tabs = [first, ...Array.from({ length: 4 }, () => openTab(false))];
    await vi.waitFor(() => expect(tabs.map(({ runner }) => token(runner))).toEqual(Array.from({ length: 5 }, () => 't1')));
    for (const { runner } of tabs) runner.dispatch({ type: 'refresh-due' });
    const renewals = () => tabs.flatMap(({ asked }) => asked).filter(({ grant }) => grant === 'refresh_token');
    let answered = 0;
    await vi.waitFor(() => {
      // Without locks each tab sends a request. The server repeats the tokens during its grace period.
      for (const renewal of renewals().slice(answered)) {
        answered += 1;
        renewal.answer(200, granted('t2'));
      }
      expect(tabs.map(({ runner }) => token(runner))).toEqual(Array.from({ length: 5 }, () => 't2'));
    });
    expect(tabs.flatMap(({ left }) => left)).toEqual([]);
    expect(tabs.every(({ runner }) => !runner.store.getState().isRefreshing)).toBe(true);
  });
});

describe('a limited token', () => {
  const holding = () => {
    const tab = openTab(false);
    tab.runner.dispatch({ type: 'limited-token-received', token: 'L' });
    tab.runner.dispatch({ type: 'upgrade-requested' });
    return tab;
  };

  test('a limited token is exchanged for a session', async () => {
    const tab = holding();
    (await next(tab, 'limited_access_token')).answer(200, granted('t1'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t1'));
    expect(tab.runner.store.getState().limitedToken).toBeNull();
  });

  test.each([
    [400, null],
    [503, 'L'],
  ])('an upgrade answered with %i leaves the limited token %j', async (status, left) => {
    const tab = holding();
    (await next(tab, 'limited_access_token')).answer(status, {});
    await vi.waitFor(() => expect(tab.runner.store.getState().isUpgrading).toBe(false));
    expect(tab.runner.store.getState().limitedToken).toBe(left);
  });

  test('a late upgrade answer is ignored after another login', async () => {
    const tab = holding();
    const late = await next(tab, 'limited_access_token');
    const tokens = { userId: 'p1', token: 't1', expiresAt: tab.platform.clock.now() + 900_000 };
    tab.runner.dispatch({ type: 'tokens-received', tokens, from: 'other-tab' });
    late.answer(200, granted('t9', 'p9'));
    await settled();
    expect(token(tab.runner)).toBe('t1');
  });
});

describe('the key of a refresh', () => {
  const keyOf = async (tab: LoginTab, at: number): Promise<string> => {
    await vi.waitFor(() => expect(tab.asked.filter(({ grant }) => grant === 'refresh_token').length).toBeGreaterThan(at));
    return tab.asked.filter(({ grant }) => grant === 'refresh_token')[at]?.headers.get('idempotency-key') ?? '';
  };
  const answer = (tab: LoginTab, at: number, status: number, body: object): void =>
    tab.asked.filter(({ grant }) => grant === 'refresh_token')[at]?.answer(status, body);

  test('a refresh keeps its idempotency key until it is answered', async () => {
    const tab = openTab(false);
    await logIn(tab);
    tab.runner.dispatch({ type: 'refresh-due' });
    const first = await keyOf(tab, 0);
    expect(first).toMatch(/^[\w-]{16,64}$/);
    answer(tab, 0, 503, {});
    await vi.waitFor(() => expect(tab.runner.store.getState().isRefreshing).toBe(false));
    tab.runner.dispatch({ type: 'refresh-due' });
    expect(await keyOf(tab, 1), 'after no answer').toBe(first);
    answer(tab, 1, 200, granted('t2'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t2'));
    tab.runner.dispatch({ type: 'refresh-due' });
    expect(await keyOf(tab, 2)).not.toBe(first);
  });

  test('a refresh refused as repeated gets a new key and keeps the player logged in', async () => {
    const tab = openTab(false);
    await logIn(tab);
    tab.runner.dispatch({ type: 'refresh-due' });
    const first = await keyOf(tab, 0);
    answer(tab, 0, 409, { error_reason: 'repeated' });
    await vi.waitFor(() => expect(tab.runner.store.getState().isRefreshing).toBe(false));
    expect(token(tab.runner)).toBe('t1');
    tab.runner.dispatch({ type: 'refresh-due' });
    expect(await keyOf(tab, 1)).not.toBe(first);
  });
});
