import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlatform } from '#src/platform/index.ts';
import { SessionWorld, TabChannel, TabLocks } from '#tests/support/browserTabs.ts';
import type { LogoutReason } from '../types.ts';
import { createAuthRunner } from './authRunner.ts';
import { EXISTING_USER } from './existingUser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let brand = 0;
const stops: (() => void)[] = [];

function openTab(world: SessionWorld) {
  const left: LogoutReason[] = [];
  const brandId = `survival-${brand}`;
  const { fetcher, close } = world.tab();
  const platform = createPlatform({ brandId, hashes: {}, fetcher });
  platform.credentials.setRegion({ regionCode: 'US-NJ', countryCode: 'US' });
  vi.spyOn(platform.client, 'query').mockImplementation((() => world.session(platform.credentials)) as never);
  vi.spyOn(platform.client, 'resetStore').mockResolvedValue([]);
  platform.clock.synchronise(new Date(world.serverNow()).toISOString());
  if (world.isKept()) platform.storage.write(EXISTING_USER, true);
  const ports = { platform, brandId, onTell: () => undefined, onWarn: () => undefined };
  const runner = createAuthRunner({ ...ports, onLeave: (reason) => left.push(reason) });
  const stop = runner.start();
  stops.push(stop);
  const kill = (): void => {
    close();
    stop();
  };
  const isIn = (): boolean => runner.store.getState().isLoggedIn === true && platform.credentials.hasBearer();
  return { runner, platform, left, stop, kill, isIn };
}
type Tab = ReturnType<typeof openTab>;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function logIn({ runner }: Tab): Promise<void> {
  const result = runner.logIn('p1', 'right');
  await pass(2_000);
  expect(await result).toMatchObject({ ok: true });
}
const asked = (world: SessionWorld, grant: string): number => world.asked.filter((each) => each === grant).length;
const goes = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
function closeAll(): void {
  for (const stop of stops.splice(0)) stop();
}

beforeEach(() => {
  localStorage.clear();
  brand += 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal('BroadcastChannel', TabChannel);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new TabLocks() });
});
afterEach(() => {
  closeAll();
  TabChannel.open.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('survives: a clock that is wrong', () => {
  test.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
  ])('a device clock that is %s of the server renews each 14½ minutes and logs nobody out', async (_name, skewMs) => {
    const world = new SessionWorld(() => Date.now() - skewMs);
    const tab = openTab(world);
    await logIn(tab);
    for (let minute = 0; minute < 60; minute += 1) {
      window.dispatchEvent(new Event('keydown'));
      await pass(MINUTE);
      expect([tab.isIn(), world.isKept()]).toEqual([true, true]);
    }
    expect(asked(world, 'refresh_token')).toBe(4);
    expect(tab.left).toEqual([]);
  });

  test.each([HOUR, -HOUR])('a server clock moved by %d ms during a session logs nobody out', async (jumpMs) => {
    let offsetMs = 0;
    const world = new SessionWorld(() => Date.now() + offsetMs);
    const tab = openTab(world);
    await logIn(tab);
    offsetMs = jumpMs;
    tab.platform.clock.synchronise(new Date(world.serverNow()).toISOString());
    for (let minute = 0; minute < 30; minute += 1) {
      window.dispatchEvent(new Event('keydown'));
      const call = tab.platform.credentials.headers();
      await pass(MINUTE);
      expect(await call).toHaveProperty('authorization');
    }
    expect([tab.isIn(), world.isKept()]).toEqual([true, true]);
    expect(tab.left).toEqual([]);
  });

  test.each(['2026-11-01T05:30:00.000Z', '2026-03-08T06:30:00.000Z'])(
    'daylight saving in the night of %s does not change the inactivity limit',
    async (night) => {
      vi.setSystemTime(new Date(night));
      const world = new SessionWorld(() => Date.now());
      const tab = openTab(world);
      await logIn(tab);
      await pass(14 * MINUTE);
      window.dispatchEvent(new Event('keydown'));
      await pass(15 * MINUTE - 1);
      expect(tab.isIn()).toBe(true);
      await pass(1);
      expect(tab.left).toEqual(['inactivity']);
    },
  );
});

describe('survives: a sleep of eight hours', () => {
  test.each(['visibilitychange', 'focus', 'pageshow'])(
    'a tab that wakes with %s logs out once, sends nothing and leaves no timer',
    async (sign) => {
      const world = new SessionWorld(() => Date.now());
      const tab = openTab(world);
      await logIn(tab);
      vi.setSystemTime(Date.now() + 8 * HOUR);
      world.isReachable = false;
      window.dispatchEvent(new Event(sign));
      await pass(10_000);
      expect(tab.left).toEqual(['inactivity']);
      expect([tab.isIn(), tab.platform.credentials.hasBearer()]).toEqual([false, false]);
      const before = world.asked.length;
      await pass(HOUR);
      expect(world.asked).toHaveLength(before);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

describe('survives: five tabs', () => {
  test('five tabs due at once refresh once, and a sixth tab is logged in too', async () => {
    const world = new SessionWorld(() => Date.now());
    const tabs = Array.from({ length: 5 }, () => openTab(world));
    const [first] = tabs;
    if (!first) throw new Error('no tab');
    await logIn(first);
    expect(tabs.map((tab) => tab.isIn())).toEqual([true, true, true, true, true]);
    for (const { runner } of tabs) runner.dispatch({ type: 'refresh-due' });
    await pass(5_000);
    expect(asked(world, 'refresh_token')).toBe(1);
    const bearers = await Promise.all(tabs.map(({ platform }) => platform.credentials.headers()));
    expect(new Set(bearers.map((headers) => headers['authorization'])).size).toBe(1);
    const sixth = openTab(world);
    await pass(5_000);
    expect([sixth.isIn(), asked(world, 'refresh_token')]).toEqual([true, 1]);
  });
});

describe('survives: a network that flaps', () => {
  test('a flapping network keeps the session, sends one refresh at a time, and renews when stable', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    await logIn(tab);
    window.dispatchEvent(new Event('keydown'));
    await pass(14 * MINUTE);
    window.dispatchEvent(new Event('keydown'));
    for (let flap = 0; flap < 100; flap += 1) {
      world.isReachable = flap % 2 === 1;
      goes(world.isReachable);
      await pass(37 + flap * 7);
      expect(tab.isIn()).toBe(true);
    }
    world.isReachable = true;
    goes(true);
    await pass(20_000);
    expect([tab.isIn(), world.isKept(), tab.runner.store.getState().isRefreshing]).toEqual([true, true, false]);
    expect(tab.left).toEqual([]);
    tab.runner.dispatch({ type: 'logged-out', reason: 'manual' });
    await pass(10_000);
    expect([vi.getTimerCount(), world.alive, world.jar]).toEqual([0, null, null]);
  });
});

describe('survives: a server that restarts', () => {
  test('a refresh is repeated until a restarting server is back', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    await logIn(tab);
    tab.runner.dispatch({ type: 'refresh-due' });
    await pass(5);
    world.isReachable = false;
    await pass(12_000);
    world.isReachable = true;
    await pass(6_000);
    expect([tab.isIn(), world.isKept()]).toEqual([true, true]);
    expect(tab.left).toEqual([]);
  });

  test('a login during a server restart fails, and the next one succeeds', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    const lost = tab.runner.logIn('p1', 'right');
    await pass(5);
    world.isReachable = false;
    await pass(1_000);
    expect(await lost).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
    world.isReachable = true;
    await logIn(tab);
    expect([tab.isIn(), world.isKept()]).toEqual([true, true]);
  });
});

describe('survives: a logout', () => {
  const out = ({ runner }: Tab): void => runner.dispatch({ type: 'logged-out', reason: 'manual' });
  const since = (world: SessionWorld): (() => readonly string[]) => {
    const before = world.asked.length;
    return () => world.asked.slice(before);
  };
  const gone = (world: SessionWorld, tab: Tab): void => {
    expect([tab.isIn(), tab.platform.credentials.hasBearer(), world.alive, world.jar]).toEqual([false, false, null, null]);
  };

  test('a logout of a tab closed at once reaches the server, and the next page finishes it first', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    await logIn(tab);
    out(tab);
    tab.kill();
    await pass(1_000);
    expect(world.alive, 'ended by the tab that is gone').toBeNull();
    const asks = since(world);
    const next = openTab(world);
    await pass(5_000);
    expect(asks()).toEqual(['/api/logout']);
    gone(world, next);
    closeAll();
    const later = openTab(world);
    await pass(5_000);
    expect(asks(), 'it is owed no more').toEqual(['/api/logout', 'refresh_token']);
    gone(world, later);
  });

  test('a logout offline is sent once the network is back, also after a reload', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    await logIn(tab);
    world.isReachable = false;
    out(tab);
    await pass(1_000);
    tab.kill();
    const asks = since(world);
    const next = openTab(world);
    await pass(12_000);
    expect(next.isIn()).toBe(false);
    expect(new Set(asks()), 'nothing is asked for before').toEqual(new Set(['/api/logout']));
    expect(world.isKept(), 'the server has not heard of it').toBe(true);
    world.isReachable = true;
    await pass(12_000);
    gone(world, next);
    expect(asks()).not.toContain('refresh_token');
  });

  test('an offline logout of an open page is sent once the network is back', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    await logIn(tab);
    goes(false);
    world.isReachable = false;
    out(tab);
    await pass(1_000);
    world.isReachable = true;
    goes(true);
    await pass(5_000);
    gone(world, tab);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a tab that missed a logout is logged out at its next refresh', async () => {
    const world = new SessionWorld(() => Date.now());
    const [tab, deaf] = [openTab(world), openTab(world)];
    await logIn(tab);
    expect(deaf.isIn()).toBe(true);
    for (const channel of TabChannel.open) channel.onmessage = null;
    world.isReachable = false;
    out(tab);
    tab.kill();
    await pass(1_000);
    world.isReachable = true;
    deaf.runner.dispatch({ type: 'refresh-due' });
    await pass(5_000);
    gone(world, deaf);
    expect(deaf.left).toEqual(['none']);
  });

  test('a pending logout does not end the next login, here or in a second tab', async () => {
    const world = new SessionWorld(() => Date.now());
    const tab = openTab(world);
    await logIn(tab);
    world.isReachable = false;
    out(tab);
    tab.kill();
    await pass(1_000);
    world.isReachable = true;
    const next = openTab(world);
    await logIn(next);
    await pass(5_000);
    const second = openTab(world);
    await pass(5_000);
    expect([next.isIn(), second.isIn(), world.isKept()]).toEqual([true, true, true]);
  });
});

describe('survives: late and reordered answers', () => {
  const RUNS = Number(process.env['LINEMAKER_RUNS'] ?? 150);
  const act = fc.constantFrom('log-in', 'log-out', 'refresh', 'doubt', 'pause', 'pause');
  const step = fc.record({ tab: fc.nat(1), act, delays: fc.tuple(fc.nat(4_000), fc.nat(4_000)), then: fc.nat(3_000) });

  async function perform({ runner }: Tab, what: string): Promise<void> {
    if (what === 'log-in') void runner.logIn('p1', 'right');
    if (what === 'log-out') runner.dispatch({ type: 'logged-out', reason: 'manual' });
    if (what === 'refresh') runner.dispatch({ type: 'refresh-due' });
    if (what === 'doubt') runner.dispatch({ type: 'unauthenticated', bearer: null });
    return Promise.resolve();
  }

  test('two tabs with late and reordered answers end in the same session, or in none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        brand += 1;
        localStorage.clear();
        const world = new SessionWorld(() => Date.now());
        const tabs = [openTab(world), openTab(world)] as const;
        await pass(1_000);
        for (const { tab, act: what, delays, then } of steps) {
          world.delays = () => delays;
          await perform(tabs[tab] ?? tabs[0], what);
          await pass(then);
        }
        world.delays = () => [1, 1];
        await pass(2 * MINUTE);
        const [here, there] = tabs.map((tab) => tab.isIn());
        expect(here, 'the tabs agree').toBe(there);
        expect(world.isKept(), 'a reload finds what the page shows').toBe(here);
        if (here === false) expect([world.jar, tabs[0].platform.credentials.hasBearer()]).toEqual([null, false]);
        closeAll();
        TabChannel.open.clear();
      }),
      { numRuns: RUNS },
    );
  }, 300_000);

  const before = fc.array(fc.record({ tab: fc.nat(1), act: fc.constantFrom('refresh', 'doubt', 'pause'), then: fc.nat(3_000) }), {
    maxLength: 5,
  });
  const delays = fc.tuple(fc.nat(4_000), fc.nat(4_000));
  const after = fc.record({ isReachable: fc.boolean(), outMs: fc.nat(6_000), closesAfterMs: fc.option(fc.nat(6_000)) });

  test('after a logout nobody is logged in, whatever was pending and whenever the tab closes', async () => {
    await fc.assert(
      fc.asyncProperty(before, delays, after, async (steps, slow, { isReachable, outMs, closesAfterMs }) => {
        brand += 1;
        localStorage.clear();
        const world = new SessionWorld(() => Date.now());
        const tabs = [openTab(world), openTab(world)] as const;
        await logIn(tabs[0]);
        world.delays = () => slow;
        for (const { tab, act: what, then } of steps) {
          await perform(tabs[tab] ?? tabs[0], what);
          await pass(then);
        }
        const isIn = tabs[0].isIn();
        world.isReachable = isReachable;
        await perform(tabs[0], 'log-out');
        if (closesAfterMs !== null) {
          await pass(closesAfterMs);
          tabs[0].kill();
        }
        await pass(outMs);
        world.isReachable = true;
        goes(true);
        world.delays = () => [1, 1];
        const next = openTab(world);
        await pass(2 * MINUTE);
        if (isIn) expect([tabs[1].isIn(), next.isIn(), world.alive, world.jar]).toEqual([false, false, null, null]);
        closeAll();
        TabChannel.open.clear();
      }),
      { numRuns: RUNS },
    );
  }, 300_000);
});
