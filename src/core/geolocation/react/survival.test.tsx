import { describe, expect, test, vi } from 'vitest';
import { inAMinute, setUp, useVendor } from '#tests/support/geoRunners.ts';
import type { createGeoRunner } from './geoRunner.ts';

useVendor();

describe('survives:', () => {
  const isIn = ({ store }: ReturnType<typeof createGeoRunner>): boolean => store.getState().verdict !== null;

  test.each([3_600_000, -3_600_000])(
    'a device clock that is %d ms off: a verdict lasts its minute by the server’s time',
    async (skewMs) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
      const serverNow = (): number => Date.now() + skewMs;
      const { runner, clock } = setUp({
        GeoComplyAuthorizeGeoPacket: () => ({
          geoComplyAuthorizeGeoPacket: { errors: [], expiresAt: new Date(serverNow() + 60_000).toISOString(), refreshAt: null },
        }),
      });
      clock.synchronise(new Date(serverNow()).toISOString());
      expect(await runner.check('placement')).toBeNull();
      await vi.advanceTimersByTimeAsync(59_999);
      expect(isIn(runner)).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(isIn(runner)).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  /** Results arrive late, last a minute of server time and are renewed after half a minute. */
  function timed(serverNow: () => number, isOnline: () => boolean = () => true) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const at = (ms: number): string => new Date(serverNow() + ms).toISOString();
    return setUp({
      GeoComplyAuthorizeGeoPacket: () => {
        if (!isOnline()) throw new TypeError('Failed to fetch');
        return { geoComplyAuthorizeGeoPacket: { errors: [], expiresAt: at(60_000), refreshAt: at(30_000) } };
      },
    });
  }

  test.each([3_600_000, -3_600_000])(
    'a server clock moved by %d ms: a wager is checked by the new time without a timer left',
    async (jumpMs) => {
      let offsetMs = 0;
      const { runner, asked, clock } = timed(() => Date.now() + offsetMs);
      expect(await runner.check('placement')).toBeNull();
      offsetMs = jumpMs;
      clock.synchronise(new Date(Date.now() + offsetMs).toISOString());
      const before = asked.length;
      expect(await runner.check('placement')).toBeNull();
      // A jump forward expires the result, which is then renewed. After a jump back, the result is still valid.
      expect(asked.length > before).toBe(jumpMs > 0);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(isIn(runner)).toBe(true);
      runner.dispose();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test.each(['2026-11-01T05:59:30.000Z', '2026-03-08T06:59:30.000Z'])(
    'the night of %s with its clock change: verdicts are renewed each half minute',
    async (night) => {
      const { runner, packets, clock } = timed(() => Date.now());
      vi.setSystemTime(new Date(night));
      clock.synchronise(night);
      await runner.check('placement');
      for (let half = 0; half < 4; half += 1) {
        expect(isIn(runner)).toBe(true);
        await vi.advanceTimersByTimeAsync(30_000);
      }
      expect(packets).toHaveLength(5);
      runner.dispose();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('five tabs located at once have separate verdicts and leave no timer', async () => {
    const tabs = Array.from({ length: 5 }, () => timed(() => Date.now()));
    expect(await Promise.all(tabs.map(({ runner }) => runner.check('app-launch')))).toEqual([null, null, null, null, null]);
    tabs[0]?.runner.dispatch({ type: 'reset' });
    expect(tabs.map(({ runner }) => isIn(runner))).toEqual([false, true, true, true, true]);
    for (const { runner } of tabs) runner.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a flapping network: no permission without an answer, and one again after the next check', async () => {
    let isOnline = true;
    const { runner, asked } = timed(
      () => Date.now(),
      () => isOnline,
    );
    for (let flap = 0; flap < 3; flap += 1) {
      isOnline = true;
      expect(await runner.check('placement')).toBeNull();
      isOnline = false;
      await vi.advanceTimersByTimeAsync(30_000);
      expect([isIn(runner), runner.store.getState().status]).toEqual([false, 'error']);
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(asked.length, 'nobody asks on and on').toBe(before);
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a sleep of eight hours: the verdict has expired and a wager is checked again', async () => {
    const { runner, asked, clock } = setUp();
    expect(await runner.check('placement')).toBeNull();
    const before = asked.length;
    expect(await runner.check('placement')).toBeNull();
    expect(asked).toHaveLength(before);
    clock.synchronise(new Date(Date.now() + 8 * 3_600_000).toISOString());
    await runner.check('placement');
    expect(asked.length).toBeGreaterThan(before);
  });

  test('a server restart during a check: the check is refused and the next one succeeds', async () => {
    let isThere = false;
    const { runner } = setUp({
      GeoComplyAuthorizeGeoPacket: () => {
        if (!isThere) throw new Error('restarting');
        return { geoComplyAuthorizeGeoPacket: { errors: [], expiresAt: inAMinute(), refreshAt: null } };
      },
    });
    expect(await runner.check('placement')).not.toBeNull();
    expect(isIn(runner)).toBe(false);
    isThere = true;
    expect(await runner.check('placement')).toBeNull();
    expect(isIn(runner)).toBe(true);
    runner.dispose();
  });

  test('a late answer after the player logged out gives no permission', async () => {
    let answer: (verdict: object) => void = () => undefined;
    const { runner } = setUp({ GeoComplyAuthorizeGeoPacket: () => new Promise((resolve) => (answer = resolve)) });
    const late = runner.check('placement');
    await vi.waitFor(() => expect(runner.store.getState().step).toBe('authorizing'));
    runner.dispatch({ type: 'player-known', playerId: 'p2' });
    answer({ geoComplyAuthorizeGeoPacket: { errors: [], expiresAt: inAMinute(), refreshAt: null } });
    expect(await late).not.toBeNull();
    expect(isIn(runner)).toBe(false);
  });
});
