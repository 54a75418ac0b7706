import { OpenFeature } from '@openfeature/web-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { declarationOf, flagNames } from '#src/shared/flags/declared.ts';
import { followFlags, type Following, type LiveFlag } from './liveFlags.ts';

/** A flag service with settable flags; null makes it unreachable. */
function service() {
  let flags: readonly object[] | null = [];
  const asked: { readonly headers: Headers; readonly url: string }[] = [];
  const fetcher: typeof fetch = async (input) => {
    const request = input as Request;
    asked.push({ headers: request.headers, url: request.url });
    if (flags === null) throw new TypeError('Failed to fetch');
    const etag = JSON.stringify(flags);
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify({ flags }), { headers: { 'content-type': 'application/json', etag } });
  };
  return { fetcher, asked, answer: (next: readonly object[] | null) => (flags = next) };
}
const flag = (key: string, value: unknown, isOverridable = false) => ({
  key,
  value,
  variant: 'x',
  reason: 'STATIC',
  metadata: { isOverridable },
});

let following: Following | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }));
afterEach(async () => {
  following?.stop();
  await OpenFeature.clearProviders();
  vi.useRealTimers();
});

function follow({ fetcher }: Pick<ReturnType<typeof service>, 'fetcher'>, token = 'one') {
  const told: (readonly LiveFlag[])[] = [];
  const onFault = vi.fn<(error: unknown) => void>();
  following = followFlags({
    origin: 'https://site.test',
    headers: async () => ({ authorization: `Bearer ${token}` }),
    onFlags: (flags) => void told.push(flags),
    onFault,
    fetcher,
  });
  const last = (name: string) => told.at(-1)?.find((each) => each.name === name);
  return { told, onFault, last, following };
}
/** Reading a body takes several turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}
async function later(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
}

describe('the flags of the service', () => {
  test('flags from the service replace declared ones one by one', async () => {
    const { fetcher, answer, asked } = service();
    answer([flag('loyalty-card', true, true), flag('referral-program', false)]);
    const { last } = follow({ fetcher });
    await settled();
    expect(last('loyalty-card')).toEqual({ name: 'loyalty-card', isOn: true, reason: 'STATIC', isOverridable: true });
    expect(last('referral-program')).toMatchObject({ isOn: false, isOverridable: false });
    expect(last('search'), 'which it does not name').toMatchObject({ isOn: true, isOverridable: false });
    expect(asked[0]?.url).toBe('https://site.test/ofrep/v1/evaluate/flags');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer one');
  });

  test('flags without a boolean value keep their declared one', async () => {
    const { fetcher, answer } = service();
    answer([flag('loyalty-card', 'yes'), flag('search', null), { key: 'deposit-mfa' }, flag('playoffs', true)]);
    const { told } = follow({ fetcher });
    await settled();
    expect(told.at(-1)?.map(({ name, isOn }) => [name, isOn])).toEqual(flagNames.map((name) => [name, declarationOf(name).isOn]));
  });

  test('flags are loaded every minute and reported when one has changed', async () => {
    const { fetcher, answer, asked } = service();
    answer([flag('loyalty-card', false)]);
    const { told, last } = follow({ fetcher });
    await settled();
    await later(60_000);
    expect([asked.length, told.length], 'nothing has moved').toEqual([2, 1]);
    answer([flag('loyalty-card', true)]);
    await later(60_000);
    expect(last('loyalty-card')?.isOn).toBe(true);
  });

  test('flags are loaded at once after a login', async () => {
    const { fetcher, answer, asked } = service();
    const { last, following: followed } = follow({ fetcher });
    await settled();
    answer([flag('loyalty-card', true)]);
    followed.askAgain();
    await settled();
    expect(asked).toHaveLength(2);
    expect(last('loyalty-card')?.isOn).toBe(true);
  });

  test('flags that fail to load are reported, unchanged, and loaded again', async () => {
    const { fetcher, answer } = service();
    answer(null);
    const { told, onFault, last } = follow({ fetcher });
    await settled();
    expect([told.length, onFault.mock.calls.length]).toEqual([0, 1]);
    answer([flag('loyalty-card', true)]);
    await later(30_001);
    expect(last('loyalty-card')?.isOn).toBe(true);
  });

  test('flags are no longer loaded once their listener has stopped', async () => {
    const { fetcher, asked } = service();
    const { following: followed } = follow({ fetcher });
    await settled();
    followed.stop();
    await later(300_000);
    expect(asked).toHaveLength(1);
  });
});
