import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPlatform } from '#src/platform/index.ts';
import type { LogoutReason } from '../types.ts';
import { type AuthRunner, createAuthRunner } from './authRunner.ts';
import { EXISTING_USER } from './existingUser.ts';

type Held = { readonly grant: string; readonly answer: (status: number, body: object) => void };

const granted = (token: string, user = 'p1') => ({ access_token: token, user_id: user, expires_in: 900 });
const refused = { error: 'invalid_grant', error_reason: 'deadToken' };

let brand = 0;
const stops: (() => void)[] = [];

/** A tab whose answers from the token endpoint come when the test says so. */
function openTab(isExistingUser: boolean) {
  const asked: Held[] = [];
  const calls: string[] = [];
  const said: LogoutReason[] = [];
  const left: LogoutReason[] = [];
  const warned: (number | null)[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const path = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test').pathname;
    calls.push(path);
    if (path !== '/oauth/token') return Promise.reject(new TypeError('not reached'));
    return new Promise((resolve) =>
      asked.push({
        grant: init?.body instanceof URLSearchParams ? (init.body.get('grant_type') ?? '') : '',
        answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
      }),
    );
  };
  const brandId = `runner-${brand}`;
  const platform = createPlatform({ brandId, hashes: {}, fetcher });
  if (isExistingUser) platform.storage.write(EXISTING_USER, true);
  const runner = createAuthRunner({
    platform,
    brandId,
    onTell: (reason) => said.push(reason),
    onWarn: (secondsLeft) => warned.push(secondsLeft),
    onLeave: (reason) => left.push(reason),
  });
  const stop = runner.start();
  stops.push(stop);
  return { runner, platform, asked, calls, said, left, warned, stop };
}

type Tab = ReturnType<typeof openTab>;

const next = async ({ asked }: Tab, grant: string): Promise<Held> => {
  await vi.waitFor(() => expect(asked.map((held) => held.grant)).toContain(grant));
  return asked.find((held) => held.grant === grant) ?? expect.fail('not asked');
};
const logIn = async (tab: Tab): Promise<void> => {
  const result = tab.runner.logIn('p1', 'right');
  (await next(tab, 'password')).answer(200, granted('t1'));
  expect(await result).toMatchObject({ ok: true });
};
const token = ({ store }: AuthRunner): string | null => store.getState().tokens?.token ?? null;
/** A few turns of the loop: all that follows from an answer, here and in the other tab, has followed. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  localStorage.clear();
  brand += 1;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

describe('an answer that comes too late', () => {
  test('does not log in again who has left meanwhile, here or in another tab', async () => {
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

  test('does not throw out who has logged in meanwhile', async () => {
    const tab = openTab(true);
    const check = await next(tab, 'refresh_token');
    await logIn(tab);
    check.answer(400, refused);
    await settled();
    expect(token(tab.runner)).toBe('t1');
    expect(tab.left).toEqual([]);
    expect(tab.said).toEqual([]);
  });
});

describe('another tab whose tokens have expired', () => {
  test('keeps a new one from nothing: what the server answers is taken', async () => {
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

test('who leaves while other tabs are asked for tokens is not brought back, and the server is not asked', async () => {
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

describe('a session', () => {
  test('goes on under the new token once it is renewed, and is not asked for anew', async () => {
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

  test('that the server ends is told once, and the player leaves', async () => {
    const tab = openTab(false);
    await logIn(tab);
    await vi.waitFor(() => expect(tab.runner.store.getState().isLoggedIn).toBe(true));
    tab.runner.dispatch({ type: 'refresh-due' });
    (await next(tab, 'refresh_token')).answer(400, refused);
    await vi.waitFor(() => expect(tab.left).toEqual(['refreshTokenFailed']));
    expect(tab.said).toEqual(['refreshTokenFailed']);
    expect(tab.calls).toContain('/api/logout');
  });

  test('of a token that cannot be read is none', async () => {
    const tab = openTab(true);
    (await next(tab, 'refresh_token')).answer(200, { access_token: 7 });
    await vi.waitFor(() => expect(tab.runner.store.getState().isLoggedIn).toBe(false));
    expect(token(tab.runner)).toBeNull();
  });

  test('hears nothing of the network nor of other tabs once it is stopped', async () => {
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

describe('a browser that gives no turn', () => {
  test('does not keep a session from being renewed for good', async () => {
    const tab = openTab(false);
    await logIn(tab);
    vi.stubGlobal('navigator', { onLine: true, locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    tab.runner.dispatch({ type: 'refresh-due' });
    expect(tab.runner.store.getState().isRefreshing).toBe(true);
    await vi.waitFor(() => expect(tab.runner.store.getState().isRefreshing).toBe(false));
    expect(token(tab.runner)).toBe('t1');
  });
});

describe('five tabs of one session', () => {
  test('that refresh at once ask the server once, and all go on with what it says', async () => {
    const first = openTab(false);
    await logIn(first);
    const tabs = [first, ...Array.from({ length: 4 }, () => openTab(false))];
    await vi.waitFor(() => expect(tabs.map(({ runner }) => token(runner))).toEqual(Array.from({ length: 5 }, () => 't1')));
    for (const { runner } of tabs) runner.dispatch({ type: 'refresh-due' });
    const renewals = () => tabs.flatMap(({ asked }) => asked).filter(({ grant }) => grant === 'refresh_token');
    let answered = 0;
    await vi.waitFor(() => {
      // Without locks each tab asks for itself, and is answered as the server does within its grace: with the same line of tokens.
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

  test('is given back for a session', async () => {
    const tab = holding();
    (await next(tab, 'limited_access_token')).answer(200, granted('t1'));
    await vi.waitFor(() => expect(token(tab.runner)).toBe('t1'));
    expect(tab.runner.store.getState().limitedToken).toBeNull();
  });

  test.each([
    [400, null],
    [503, 'L'],
  ])('answered with %i leaves %j', async (status, left) => {
    const tab = holding();
    (await next(tab, 'limited_access_token')).answer(status, {});
    await vi.waitFor(() => expect(tab.runner.store.getState().isUpgrading).toBe(false));
    expect(tab.runner.store.getState().limitedToken).toBe(left);
  });

  test('whose answer comes after the player has got in otherwise changes nothing', async () => {
    const tab = holding();
    const late = await next(tab, 'limited_access_token');
    await logIn(tab);
    late.answer(200, granted('t9', 'p9'));
    await settled();
    expect(token(tab.runner)).toBe('t1');
  });
});
