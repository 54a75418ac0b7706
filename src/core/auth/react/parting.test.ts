import { expect, test } from 'vitest';
import type { HttpCall } from '#src/platform/http/httpClient.ts';
import type { Platform } from '#src/platform/index.ts';
import { ok, refuse } from '#src/shared/values/result.ts';
import type { OtherTabs } from './otherTabs.ts';
import { endSession, isLogoutOwed, payOwedLogout } from './parting.ts';

/** Browser whose calls fail until `isReachable`. If `isPartingLost`, only the call that outlives the page fails. */
function browser({ isReachable = true, isPartingLost = false }) {
  const kept = new Map<string, unknown>([['installId', 'browser-1']]);
  const calls: ('parting' | 'usual')[] = [];
  const world = { isReachable, calls };
  const platform = {
    credentials: {
      headersAtHand: () => ({ authorization: 'Bearer mine' }),
      publicHeaders: () => ({}),
      location: () => null,
    },
    storage: {
      read: ({ key }: { readonly key: string }) => kept.get(key) ?? null,
      write: ({ key }: { readonly key: string }, value: unknown) => void kept.set(key, value),
      remove: ({ key }: { readonly key: string }) => void kept.delete(key),
    },
    http: async ({ isParting }: HttpCall) => {
      calls.push(isParting ? 'parting' : 'usual');
      const isLost = !world.isReachable || (isParting === true && isPartingLost);
      return isLost
        ? refuse({ code: 'CONNECTION_ERROR', status: null, body: null })
        : ok({ status: 204, body: null, headers: new Headers() });
    },
  } as unknown as Platform;
  const tabs = { exclusively: <T>(act: () => Promise<T>) => act() } as OtherTabs;
  return { platform, tabs, world };
}

test('a logout whose first message is lost is sent again at once, and is owed no more', async () => {
  const { platform, tabs, world } = browser({ isPartingLost: true });
  await endSession({ platform, tabs });
  expect(world.calls).toEqual(['parting', 'usual']);
  expect(isLogoutOwed(platform)).toBe(false);
});

test('a logout that nobody heard stays owed, is sent again when asked, and then never more', async () => {
  const { platform, tabs, world } = browser({ isReachable: false });
  await endSession({ platform, tabs });
  expect([isLogoutOwed(platform), await payOwedLogout(platform)]).toEqual([true, false]);
  world.isReachable = true;
  expect([await payOwedLogout(platform), isLogoutOwed(platform)]).toEqual([true, false]);
  const sent = world.calls.length;
  expect(await payOwedLogout(platform)).toBe(true);
  expect(world.calls).toHaveLength(sent);
});
