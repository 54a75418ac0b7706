import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostileMessages } from '#tests/support/hostileMessages.ts';
import { logoutReasons } from '../reasons.ts';
import type { Tokens } from '../types.ts';
import { createOtherTabs } from './otherTabs.ts';

const tokens: Tokens = { userId: 'p1', token: 't1', expiresAt: 9 };

/** Tabs of one browser: what one says the others hear, and it does not hear itself. */
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

/** A tab that holds what it is given, and what it has heard. */
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
  test('give tokens to one that asks, and the answer is also heard as news', async () => {
    tab(tokens);
    const asking = tab(null);
    expect(await asking.askForTokens()).toEqual(tokens);
    expect(asking.heard).toEqual([tokens]);
  });

  test('that hold none say nothing; after 150 ms nobody is waited for', async () => {
    tab(null);
    const asked = vi.fn();
    void tab(null).askForTokens().then(asked);
    await vi.advanceTimersByTimeAsync(149);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('of two that answer, the first is taken', async () => {
    tab(tokens);
    tab({ ...tokens, token: 't2' });
    expect(await tab(null).askForTokens()).toEqual(tokens);
  });

  test('hear of a logout with its reason, once each, but not the one that says it', () => {
    const [a, b, c] = [tab(tokens), tab(tokens), tab(null)];
    a.shareLogout('inactivity');
    expect([a.heard, b.heard, c.heard]).toEqual([[], ['inactivity'], ['inactivity']]);
  });

  test('hear of a player who is there, and of a heartbeat that was sent', () => {
    const [a, b] = [tab(tokens), tab(tokens)];
    a.shareLife();
    a.shareHeartbeat();
    expect([a.heard, b.heard]).toEqual([[], ['alive', 'beaten']]);
  });

  test('take a reason of tomorrow for one without a name', () => {
    const listening = tab(tokens);
    stranger({ type: 'logged-out', reason: 'of tomorrow' });
    expect(listening.heard).toEqual(['none']);
  });

  test('of one brand hear nothing of another', async () => {
    const other = tab(tokens, 'two');
    const asked = tab(null).askForTokens();
    await vi.advanceTimersByTimeAsync(150);
    expect(await asked).toBeNull();
    tab(null).shareLogout('manual');
    expect(other.heard).toEqual([]);
  });

  test('hear nothing any more once they are closed, and ask nobody', async () => {
    const closed = tab(null);
    closed.close();
    tab(tokens).shareTokens(tokens);
    expect(closed.heard).toEqual([]);
    expect(await closed.askForTokens()).toBeNull();
    closed.open();
    expect(await closed.askForTokens()).toEqual(tokens);
  });

  test('opened twice hear once', () => {
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
  ])('do not take %j of another build for a session', async (data) => {
    const listening = tab(null);
    const asked = listening.askForTokens();
    expect(() => stranger(data)).not.toThrow();
    await vi.advanceTimersByTimeAsync(150);
    expect(await asked).toBeNull();
    expect(listening.heard).toEqual([]);
  });
});

describe('where the browser lacks something', () => {
  test('without channels a tab is alone', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const alone = tab(null);
    expect(await alone.askForTokens()).toBeNull();
    expect(() => alone.shareTokens(tokens)).not.toThrow();
  });

  test('without locks the act is done all the same, and what it throws comes through', async () => {
    vi.stubGlobal('navigator', {});
    const { exclusively } = tab(null);
    expect(await exclusively(async () => 7)).toBe(7);
    await expect(exclusively(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  });

  test('with locks the act waits for its turn, under a name of the brand', async () => {
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

  test('a turn that another tab never gives back is not waited for without end', async () => {
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

test('checklist 49: whatever another tab says, nothing is thrown, and what is taken has our shape', () => {
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
