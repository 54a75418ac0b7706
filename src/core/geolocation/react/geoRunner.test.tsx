import { describe, expect, test, vi } from 'vitest';
import { type Callbacks, setUp, useVendor, vendor } from '#tests/support/geoRunners.ts';

useVendor();

describe('the vendor’s script', () => {
  test('a vendor script that throws is unavailable, and the next check starts again', async () => {
    const { runner } = setUp();
    vendor.locate = () => {
      throw new Error('inside the vendor');
    };
    expect(await runner.check('placement')).toMatchObject({ code: 'vendor-unavailable' });
    vendor.locate = (_, { onPacket }) => onPacket('packet');
    expect(await runner.check('placement')).toBeNull();
  });

  test('a vendor script without a client is removed and loaded again by the next check', async () => {
    const { runner } = setUp();
    vendor.locate = null;
    expect(await runner.check('placement')).toMatchObject({ code: 'vendor-unavailable', remedy: 'reload' });
    expect(vendor.inPage).toBe(0);
    vendor.locate = (_, { onPacket }) => onPacket('packet');
    expect(await runner.check('placement')).toBeNull();
    expect([vendor.scripts, vendor.inPage]).toEqual([2, 1]);
  });

  test('only the first answer of the vendor’s script counts', async () => {
    const { runner, packets } = setUp();
    vendor.locate = (_, { onPacket, onError }) => {
      onPacket('first');
      onPacket('second');
      onError(608, 'over');
    };
    expect(await runner.check('placement')).toBeNull();
    expect(packets).toEqual(['first']);
  });

  test('a silent vendor script times out after ten seconds, and later answers are ignored', async () => {
    vi.useFakeTimers();
    const { runner, packets } = setUp();
    const late: Callbacks[] = [];
    vendor.locate = (_, callbacks) => void late.push(callbacks);
    const check = runner.check('placement');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(runner.store.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(await check).toMatchObject({ code: 'vendor-unavailable' });
    late[0]?.onPacket('late');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(packets).toEqual([]);
    expect(runner.store.getState().status).toBe('error');
  });
});

describe('checks', () => {
  test('two checks at the same moment are one, and both get its result', async () => {
    const { runner, packets } = setUp();
    expect(await Promise.all([runner.check('placement'), runner.check('manual-check')])).toEqual([null, null]);
    expect(packets).toEqual(['packet']);
  });

  test.each([
    [true, 'license-unavailable'],
    [false, 'network-unavailable'],
  ])('a check that does not reach the server while online is %s is %s', async (isOnline, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { runner } = setUp({ GeoComplyGetApiToken: () => Promise.reject(new TypeError('failed to fetch')) });
    expect(await runner.check('placement')).toMatchObject({ code });
  });

  test('a check ends when its player logs out, and the packet is not used for another player', async () => {
    const { runner, packets } = setUp();
    let found: Callbacks | null = null;
    vendor.locate = (_, callbacks) => {
      found = callbacks;
    };
    const check = runner.check('placement');
    await vi.waitFor(() => expect(found).not.toBeNull());
    runner.dispatch({ type: 'player-known', playerId: 'p2' });
    expect(await check).toMatchObject({ code: 'verdict-absent' });
    (found as Callbacks | null)?.onPacket('of the first player');
    vendor.locate = (_, { onPacket }) => onPacket('of the second player');
    expect(await runner.check('placement')).toBeNull();
    expect(packets).toEqual(['of the second player']);
  });

  test.each(['never', ''])('a verdict that expires at %j permits nothing', async (expiresAt) => {
    const { runner } = setUp({
      GeoComplyAuthorizeGeoPacket: () => ({ geoComplyAuthorizeGeoPacket: { errors: [], expiresAt, refreshAt: null } }),
    });
    expect(await runner.check('placement')).toMatchObject({ code: 'verdict-absent' });
  });
});

describe('the explanation', () => {
  test('the explanation closes when its player logs out', async () => {
    vendor.permission = 'prompt';
    const { runner } = setUp();
    const check = runner.check('placement');
    await vi.waitFor(() => expect(runner.prompt.getState().shown).not.toBeNull());
    runner.dispatch({ type: 'player-known', playerId: null });
    expect(await check).toMatchObject({ code: 'verdict-absent' });
    expect(runner.prompt.getState().shown).toBeNull();
  });

  test('an explanation whose text arrives after the check ended is not shown', async () => {
    vendor.permission = 'prompt';
    let come = (_: unknown): void => undefined;
    const words = new Promise((resolve) => (come = resolve));
    const { runner, asked } = setUp({ LocationPrompt: () => words });
    const check = runner.check('placement');
    await vi.waitFor(() => expect(asked).toContain('LocationPrompt'));
    runner.dispatch({ type: 'player-known', playerId: null });
    await check;
    come({ dialogs: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(runner.prompt.getState().shown).toBeNull();
  });

  test('the explanation has built-in texts if the operator’s cannot be loaded', async () => {
    vendor.permission = 'prompt';
    const { runner } = setUp({ LocationPrompt: () => Promise.reject(new TypeError('failed to fetch')) });
    const check = runner.check('placement');
    await vi.waitFor(() => expect(runner.prompt.getState().shown).toMatchObject({ title: 'Check your location' }));
    runner.answerPrompt(true);
    expect(await check).toBeNull();
  });
});
