import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostileMessages } from '#tests/support/hostileMessages.ts';
import { logoutReasons } from '../reasons.ts';
import type { Tokens } from '../types.ts';
import { createOtherTabs } from './otherTabs.ts';

const tokens: Tokens = { userId: 'p1', token: 't1', expiresAt: 9 };

/** Channel between tabs, which does not return messages to their sender. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

function tab(holds: Tokens | null, brand = 'one') {
  const heard: unknown[] = [];
  const tabs = createOtherTabs(brand, {
    onTokens: (given) => void heard.push(given),
    onLogout: (reason) => void heard.push(reason),
    onLife: () => void heard.push('alive'),
    onHeartbeat: () => void heard.push('beaten'),
    tokens: () => holds,
  });
  tabs.open();
  return { ...tabs, heard };
}

const stranger = (data: unknown, brand = 'one') => new Channel(`${brand}.auth`).postMessage(data);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  Channel.open.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the tabs of a browser', () => {
  test('a tab without tokens gets them from another tab, also as news', async () => {
    tab(tokens);
    const asking = tab(null);
    expect(await asking.askForTokens()).toEqual(tokens);
    expect(asking.heard).toEqual([tokens]);
  });

  test('a tab that gets no tokens waits 150 ms', async () => {
    tab(null);
    const asked = vi.fn();
    void tab(null).askForTokens().then(asked);
    await vi.advanceTimersByTimeAsync(149);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('the first of two answers with tokens is taken', async () => {
    tab(tokens);
    tab({ ...tokens, token: 't2' });
    expect(await tab(null).askForTokens()).toEqual(tokens);
  });

  test('a logout reaches the other tabs with its reason', () => {
    const [a, b, c] = [tab(tokens), tab(tokens), tab(null)];
    a.shareLogout('inactivity');
    expect([a.heard, b.heard, c.heard]).toEqual([[], ['inactivity'], ['inactivity']]);
  });

  test('signs of life and heartbeats reach the other tabs', () => {
    const [a, b] = [tab(tokens), tab(tokens)];
    a.shareLife();
    a.shareHeartbeat();
    expect([a.heard, b.heard]).toEqual([[], ['alive', 'beaten']]);
  });

  test('an unknown logout reason counts as none', () => {
    const listening = tab(tokens);
    stranger({ type: 'logged-out', reason: 'of tomorrow' });
    expect(listening.heard).toEqual(['none']);
  });

  test('tabs of different brands do not receive each other’s messages', async () => {
    const other = tab(tokens, 'two');
    const asked = tab(null).askForTokens();
    await vi.advanceTimersByTimeAsync(150);
    expect(await asked).toBeNull();
    tab(null).shareLogout('manual');
    expect(other.heard).toEqual([]);
  });

  test('a closed tab neither receives nor asks until it is opened again', async () => {
    const closed = tab(null);
    closed.close();
    tab(tokens).shareTokens(tokens);
    expect(closed.heard).toEqual([]);
    expect(await closed.askForTokens()).toBeNull();
    closed.open();
    expect(await closed.askForTokens()).toEqual(tokens);
  });

  test('a tab opened twice receives each message once', () => {
    const twice = tab(null);
    twice.open();
    tab(tokens).shareTokens(tokens);
    expect(twice.heard).toEqual([tokens]);
  });

  test.each([
    null,
    undefined,
    'tokens',
    7,
    {},
    { type: 'of-tomorrow' },
    { type: 'tokens' },
    { type: 'tokens', tokens: null },
    { type: 'tokens', tokens: { userId: 'p1', token: 't1' } },
    { type: 'tokens', tokens: { userId: 'p1', token: 't1', expiresAt: Number.NaN } },
    { type: 'tokens', tokens: { userId: '', token: 't1', expiresAt: 9 } },
    { type: 'tokens', tokens: { userId: 7, token: 't1', expiresAt: 9 } },
  ])('a tab ignores %j from another build', async (data) => {
    const listening = tab(null);
    const asked = listening.askForTokens();
    expect(() => stranger(data)).not.toThrow();
    await vi.advanceTimersByTimeAsync(150);
    expect(await asked).toBeNull();
    expect(listening.heard).toEqual([]);
  });
});

describe('a browser without channels or locks', () => {
  test('a tab without BroadcastChannel is alone', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const alone = tab(null);
    expect(await alone.askForTokens()).toBeNull();
    expect(() => alone.shareTokens(tokens)).not.toThrow();
  });

  test('a task without locks runs, and its error is passed on', async () => {
    vi.stubGlobal('navigator', {});
    const { exclusively } = tab(null);
    expect(await exclusively(async () => 7)).toBe(7);
    await expect(exclusively(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  });

  test('a task with locks waits for the brand’s lock', async () => {
    const request = vi.fn(async (_: string, _options: object, act: () => Promise<number>) => act());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await tab(null).exclusively(async () => 7)).toBe(7);
    expect(request).toHaveBeenCalledExactlyOnceWith(
      'one.auth.refresh',
      { signal: expect.any(AbortSignal) as AbortSignal },
      expect.any(Function),
    );
    await expect(tab(null).exclusively(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('a task runs after a timeout if another tab never releases the lock', async () => {
    const within = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(within.signal);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))));
    vi.stubGlobal('navigator', { locks: { request } });
    const done = tab(null).exclusively(async () => 7);
    await Promise.resolve();
    within.abort();
    expect(await done).toBe(7);
    vi.restoreAllMocks();
  });
});

test('checklist 49: any message of another tab throws nothing, and accepted ones have the right shape', () => {
  const own = tab(tokens, 'fuzz');
  const good = [{ type: 'tokens', tokens }, { type: 'logged-out', reason: 'manual' }, { type: 'who-is-logged-in' }, { type: 'alive' }];
  fc.assert(
    fc.property(hostileMessages(good), (data) => {
      own.heard.length = 0;
      stranger(data, 'fuzz');
      for (const told of own.heard) {
        if (typeof told === 'string') expect(['alive', 'beaten', ...Object.keys(logoutReasons)]).toContain(told);
        else expect(told).toMatchObject({ userId: expect.any(String), token: expect.any(String), expiresAt: expect.any(Number) });
      }
    }),
  );
});
