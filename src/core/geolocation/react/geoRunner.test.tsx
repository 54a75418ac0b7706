import { describe, expect, test, vi } from 'vitest';
import { type Callbacks, setUp, useVendor, vendor } from '#tests/support/geoRunners.ts';

useVendor();

describe('the vendor’s script', () => {
  test('that throws is a vendor who is not there; the next check is a new one', async () => {
    const { runner } = setUp();
    vendor.locate = () => {
      throw new Error('inside the vendor');
    };
    expect(await runner.check('placement')).toMatchObject({ code: 'vendor-unavailable' });
    vendor.locate = (_, { onPacket }) => onPacket('packet');
    expect(await runner.check('placement')).toBeNull();
  });

  test('without a client is asked for again by the next check, and does not stay in the page', async () => {
    const { runner } = setUp();
    vendor.locate = null;
    expect(await runner.check('placement')).toMatchObject({ code: 'vendor-unavailable', remedy: 'reload' });
    expect(vendor.inPage).toBe(0);
    vendor.locate = (_, { onPacket }) => onPacket('packet');
    expect(await runner.check('placement')).toBeNull();
    expect([vendor.scripts, vendor.inPage]).toEqual([2, 1]);
  });

  test('that answers twice is heard once', async () => {
    const { runner, packets } = setUp();
    vendor.locate = (_, { onPacket, onError }) => {
      onPacket('first');
      onPacket('second');
      onError(608, 'over');
    };
    expect(await runner.check('placement')).toBeNull();
    expect(packets).toEqual(['first']);
  });

  test('that says nothing is given up after ten seconds, and what it says then changes nothing', async () => {
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
  test('asked for at the same moment are one, and both hear how it ended', async () => {
    const { runner, packets } = setUp();
    expect(await Promise.all([runner.check('placement'), runner.check('manual-check')])).toEqual([null, null]);
    expect(packets).toEqual(['packet']);
  });

  test.each([
    [true, 'license-unavailable'],
    [false, 'network-unavailable'],
  ])('that do not reach the server while online is %s say so: %s', async (isOnline, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { runner } = setUp({ GeoComplyGetApiToken: () => Promise.reject(new TypeError('failed to fetch')) });
    expect(await runner.check('placement')).toMatchObject({ code });
  });

  test('end with the player who is gone: no wager, and no packet of one player for another', async () => {
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

  test.each(['never', ''])('whose verdict ends at %j permit nothing', async (expiresAt) => {
    const { runner } = setUp({
      GeoComplyAuthorizeGeoPacket: () => ({ geoComplyAuthorizeGeoPacket: { errors: [], expiresAt, refreshAt: null } }),
    });
    expect(await runner.check('placement')).toMatchObject({ code: 'verdict-absent' });
  });
});

describe('the explanation', () => {
  test('goes with the player it was for', async () => {
    vendor.permission = 'prompt';
    const { runner } = setUp();
    const check = runner.check('placement');
    await vi.waitFor(() => expect(runner.prompt.getState().shown).not.toBeNull());
    runner.dispatch({ type: 'player-known', playerId: null });
    expect(await check).toMatchObject({ code: 'verdict-absent' });
    expect(runner.prompt.getState().shown).toBeNull();
  });

  test('whose words come when nobody is asked any more is not shown', async () => {
    vendor.permission = 'prompt';
    let come = (_: unknown): void => undefined;
    const words = new Promise((resolve) => (come = resolve));
    const { runner, asked } = setUp({ LocationPrompt: () => words });
    const check = runner.check('placement');
    await vi.waitFor(() => expect(asked).toContain('LocationPrompt'));
    runner.dispatch({ type: 'player-known', playerId: null });
    await check;
    come({ dialogs: [] });
    // A turn of the loop: all that follows from the words has followed.
    await new Promise((resolve) => setTimeout(resolve));
    expect(runner.prompt.getState().shown).toBeNull();
  });

  test('is ours where the operator’s cannot be had', async () => {
    vendor.permission = 'prompt';
    const { runner } = setUp({ LocationPrompt: () => Promise.reject(new TypeError('failed to fetch')) });
    const check = runner.check('placement');
    await vi.waitFor(() => expect(runner.prompt.getState().shown).toMatchObject({ title: 'Check your location' }));
    runner.answerPrompt(true);
    expect(await check).toBeNull();
  });
});
