import type { OperationDefinitionNode, DocumentNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from '#src/platform/clock.ts';
import type { Platform } from '#src/platform/index.ts';
import { createGeoRunner } from './geoRunner.ts';

type Callbacks = { readonly onPacket: (packet: string) => void; readonly onError: (code: number, message: string) => void };
type Locate = (request: unknown, callbacks: Callbacks) => void;
type Ask = { readonly query?: DocumentNode; readonly mutation?: DocumentNode; readonly variables?: Record<string, unknown> };

const nameOf = ({ query, mutation }: Ask): string => {
  const found = (query ?? mutation)?.definitions.find((part): part is OperationDefinitionNode => part.kind === 'OperationDefinition');
  return found?.name?.value ?? '';
};
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

let addresses = 0;

/** A server whose answers a test may hold back or change, and what it was asked. */
function setUp(changed: Readonly<Record<string, () => unknown>> = {}) {
  addresses += 1;
  const url = `https://vendor-${addresses}.test/location.js`;
  const asked: string[] = [];
  const packets: unknown[] = [];
  const answers: Readonly<Record<string, () => unknown>> = {
    GeolocationSetup: () => ({ startup: { serviceAttributes: { geoComply: { ndbCdnUrl: url } } } }),
    LocationPrompt: () => ({ dialogs: [] }),
    GeoComplyGetApiToken: () => ({ geoComplyGetApiToken: { licenseKey: 'L', errors: [] } }),
    GeoComplyAuthorizeGeoPacket: () => ({ geoComplyAuthorizeGeoPacket: { errors: [], expiresAt: inAMinute(), refreshAt: null } }),
    ...changed,
  };
  const answer = async (ask: Ask) => {
    asked.push(nameOf(ask));
    if (ask.variables?.['geoPacket'] !== undefined) packets.push(ask.variables['geoPacket']);
    return { data: await answers[nameOf(ask)]?.() };
  };
  const platform = { client: { query: answer, mutate: answer }, clock: createClock() } as unknown as Platform;
  const runner = createGeoRunner(platform);
  runner.dispatch({ type: 'player-known', playerId: 'p1' });
  return { runner, asked, packets };
}

/** What the vendor's script does; null: it comes without the client that it should bring. */
const vendor = { locate: null as Locate | null, scripts: 0, permission: 'granted' };

beforeEach(() => {
  Object.assign(vendor, { locate: (_: unknown, { onPacket }: Callbacks) => onPacket('packet'), scripts: 0, permission: 'granted' });
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    vendor.scripts += 1;
    const { locate } = vendor;
    if (locate) Object.assign(globalThis, { SandboxLocation: { locate: (...call: Parameters<Locate>) => vendor.locate?.(...call) } });
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')));
  });
  vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({
    query: async () => ({ state: vendor.permission }),
  } as unknown as Permissions);
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: (found: (position: unknown) => void) => found({ coords: { latitude: 40, longitude: -74, accuracy: 9 } }),
  } as unknown as Geolocation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'SandboxLocation');
});

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

  test('without a client is asked for again by the next check', async () => {
    const { runner } = setUp();
    vendor.locate = null;
    expect(await runner.check('placement')).toMatchObject({ code: 'vendor-unavailable', remedy: 'check-connection' });
    vendor.locate = (_, { onPacket }) => onPacket('packet');
    expect(await runner.check('placement')).toBeNull();
    expect(vendor.scripts).toBe(2);
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
    vendor.locate = (_, callbacks) => void (found = callbacks);
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
