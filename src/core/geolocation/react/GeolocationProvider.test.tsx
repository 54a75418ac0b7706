import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import { toastStore } from '#src/ui/toast.ts';
import { type GeolocationDoor, GeolocationProvider, useGeolocation } from './GeolocationProvider.tsx';

type Locate = (
  request: Readonly<Record<string, unknown>>,
  callbacks: { readonly onPacket: (packet: string) => void; readonly onError: (code: number, message: string) => void },
) => void;

/** The vendor's script and the server behind it. */
const world = {
  locate: vi.fn<Locate>(),
  scripts: 0,
  isScriptBroken: false,
  permission: 'granted',
  position: null as { readonly latitude: number; readonly longitude: number; readonly accuracy: number } | { readonly code: number } | null,
  authorization: {} as Readonly<Record<string, unknown>>,
  licenses: 0,
  licenseErrors: [] as readonly unknown[],
  renewed: [] as unknown[],
  packets: [] as unknown[],
};

const error = (code: string, more: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'GeolocationError',
  code,
  message: `because ${code}`,
  result: null,
  resolution: null,
  ...more,
});

const answers: Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>> = {
  GeolocationSetup: () => ({
    startup: {
      __typename: 'Startup',
      serviceAttributes: {
        __typename: 'ServiceAttributes',
        geoComply: {
          __typename: 'GeoComplyAttributes',
          installerId: 'i',
          ndbCdnUrl: `https://vendor-${world.scripts}-${Math.random()}.test/location.js`,
          plcCdnUrl: 'https://vendor.test/plc.js',
        },
      },
      regionalMetadata: { __typename: 'RegionalMetadata', ipAddress: '1.2.3.4', ipAddressCheckTimerSeconds: 10 },
    },
  }),
  LocationPrompt: () => ({
    dialogs: [
      {
        __typename: 'DialogSlot',
        id: 'd',
        kind: 'LocationPromptDialog',
        priority: 1,
        triggers: { __typename: 'DialogTriggers', pages: [], onLogin: false },
        node: {
          __typename: 'LocationPromptDialog',
          id: 'l',
          title: 'Where are you?',
          body: 'The law asks.',
          allowLabel: 'Check location',
          declineLabel: 'Not now',
        },
      },
    ],
  }),
  GeoComplyGetApiToken: () => {
    world.licenses += 1;
    return {
      geoComplyGetApiToken: {
        __typename: 'GeoComplyApiToken',
        licenseKey: world.licenseErrors.length > 0 ? null : `L${world.licenses}`,
        errors: world.licenseErrors,
      },
    };
  },
  GeoComplyForceRefetchLicense: ({ currentLicenseKey }) => {
    world.renewed.push(currentLicenseKey);
    return { geoComplyForceRefetchLicense: { __typename: 'GeoComplyApiToken', licenseKey: 'renewed', errors: [] } };
  },
  GeoComplyAuthorizeGeoPacket: ({ geoPacket }) => {
    world.packets.push(geoPacket);
    return {
      geoComplyAuthorizeGeoPacket: {
        __typename: 'GeoPacketAuthorization',
        errors: [],
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
        refreshAt: null,
        ...world.authorization,
      },
    };
  },
};

const fetcher: typeof fetch = async (input, init) => {
  const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test');
  const body =
    typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName: string; variables: Record<string, unknown> }) : null;
  const operation = body?.operationName ?? url.searchParams.get('operationName') ?? '';
  return new Response(JSON.stringify({ data: answers[operation]?.(body?.variables ?? {}) }), {
    headers: { 'content-type': 'application/json' },
  });
};

function show(playerId: string | null = 'p1') {
  const door: { current: GeolocationDoor | null } = { current: null };
  const onDifferentRegion = vi.fn<() => void>();
  const keep = (geolocation: GeolocationDoor): void => {
    door.current = geolocation;
  };
  const Look = () => {
    const geolocation = useGeolocation();
    useEffect(() => keep(geolocation), [geolocation]);
    return <output>{geolocation.status}</output>;
  };
  const platform = createPlatform({ brandId: 'one', hashes: {}, fetcher });
  render(
    <PlatformProvider platform={platform}>
      <GeolocationProvider playerId={playerId} onDifferentRegion={onDifferentRegion}>
        <Look />
      </GeolocationProvider>
    </PlatformProvider>,
  );
  const check = (trigger: Parameters<GeolocationDoor['check']>[0] = 'placement') =>
    (door.current ?? expect.fail('not drawn')).check(trigger);
  return { check, onDifferentRegion, status: () => screen.getByRole('status').textContent };
}

beforeEach(() => {
  Object.assign(world, {
    scripts: 0,
    isScriptBroken: false,
    permission: 'granted',
    position: { latitude: 40, longitude: -74, accuracy: 9 },
    authorization: {},
    licenses: 0,
    licenseErrors: [],
    renewed: [],
    packets: [],
  });
  world.locate = vi.fn<Locate>((_, { onPacket }) => onPacket('packet'));
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0];
    if (!(script instanceof HTMLScriptElement)) return append(...nodes);
    world.scripts += 1;
    if (!world.isScriptBroken)
      Object.assign(globalThis, { SandboxLocation: { locate: (...call: Parameters<Locate>) => world.locate(...call) } });
    queueMicrotask(() => script.dispatchEvent(new Event(world.isScriptBroken ? 'error' : 'load')));
  });
  vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({ query: async () => ({ state: world.permission }) } as unknown as Permissions);
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    watchPosition: () => 1,
    clearWatch: () => undefined,
    getCurrentPosition: (found: (position: unknown) => void, failed: (fault: unknown) => void) => {
      if (world.position && 'code' in world.position) failed(world.position);
      else found({ coords: world.position });
    },
  } as unknown as Geolocation);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'SandboxLocation');
  toastStore.setState({ toasts: [] });
});

describe('a check', () => {
  test('goes from licence to verdict, and loads the vendor’s script only then', async () => {
    const { check, status } = show();
    expect(world.scripts).toBe(0);
    expect(await check()).toEqual({ ok: true, value: undefined });
    await waitFor(() => expect(status()).toBe('success'));
    expect(world.scripts).toBe(1);
    expect(world.locate.mock.calls[0]?.[0]).toEqual({ licenseKey: 'L1', userId: 'p1', reason: 'placement', position: world.position });
    expect(world.packets).toEqual(['packet']);
  });

  test('before a bet is not made again while the verdict holds; one asked for is', async () => {
    const { check } = show();
    await check();
    await check();
    expect(world.packets).toHaveLength(1);
    await check('manual-check');
    expect(world.packets).toHaveLength(2);
    expect(world.licenses).toBe(1);
  });

  test('of a visitor is refused before anything is asked', async () => {
    const { check } = show(null);
    expect(await check()).toEqual({ ok: false, refusal: 'Log in to check your location.' });
    expect(world.licenses).toBe(0);
  });
});

describe('the explanation', () => {
  test('comes first where the browser would ask, in the operator’s words', async () => {
    world.permission = 'prompt';
    const user = userEvent.setup();
    const { check } = show();
    const checking = check();
    await screen.findByRole('dialog', { name: 'Where are you?' });
    expect(world.licenses).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Check location' }));
    expect(await checking).toMatchObject({ ok: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('declined is a refusal that can be mended', async () => {
    world.permission = 'prompt';
    const user = userEvent.setup();
    const { check, status } = show();
    const checking = check();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await checking).toEqual({ ok: false, refusal: 'We need to verify your location before you proceed. Please Check Location.' });
    await waitFor(() => expect(status()).toBe('error'));
  });
});

describe('what goes wrong has a name', () => {
  test('the vendor’s script does not load; the next check tries again', async () => {
    world.isScriptBroken = true;
    const { check } = show();
    expect(await check()).toMatchObject({ ok: false, refusal: expect.stringContaining('could not be loaded') });
    world.isScriptBroken = false;
    expect(await check()).toMatchObject({ ok: true });
  });

  test('the browser refuses and the vendor does not know either', async () => {
    world.position = { code: 1 };
    world.locate.mockImplementation((_, { onError }) => onError(640, 'no position'));
    const { check } = show();
    expect(await check('manual-check')).toMatchObject({ ok: false, refusal: expect.stringContaining('Location services are disabled') });
    expect(toastStore.getState().toasts).toMatchObject([{ type: 'danger', title: 'Location Services Disabled' }]);
  });

  test('the vendor’s local service is away: a warning stays until a check succeeds', async () => {
    world.locate.mockImplementationOnce((_, { onError }) => onError(630, 'local service'));
    const { check } = show();
    expect(await check()).toMatchObject({ ok: false });
    await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ id: 'location-service', secondsUntilRemoved: -1 }]));
    toastStore.getState().toasts[0]?.cta?.onPress();
    await waitFor(() => expect(toastStore.getState().toasts).toEqual([]));
    expect(await check()).toMatchObject({ ok: true });
  });

  test('the licence has run out: a new one is bought, once', async () => {
    world.locate.mockImplementationOnce((_, { onError }) => onError(608, 'expired'));
    const { check } = show();
    expect(await check()).toMatchObject({ ok: true });
    expect(world.renewed).toEqual(['L1']);
    expect(world.locate.mock.calls[1]?.[0]).toMatchObject({ licenseKey: 'renewed' });
  });

  test('no licence is given', async () => {
    world.licenseErrors = [error('rate-limited', { result: 'RATE_LIMITED' })];
    const { check } = show();
    expect(await check()).toEqual({ ok: false, refusal: 'because rate-limited' });
  });

  test('the server refuses the place', async () => {
    world.authorization = {
      errors: [error('out-of-boundary', { result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' })],
      expiresAt: null,
    };
    const { check, status } = show();
    expect(await check('manual-check')).toEqual({ ok: false, refusal: 'because out-of-boundary' });
    await waitFor(() => expect(status()).toBe('error'));
    expect(toastStore.getState().toasts).toMatchObject([{ title: 'Location Error Detected', body: 'because out-of-boundary' }]);
  });

  test('another region that is served ends the session', async () => {
    world.authorization = { errors: [error('different-valid-region', { result: 'USER_IN_DIFFERENT_VALID_REGION' })], expiresAt: null };
    const { check, onDifferentRegion } = show();
    await check();
    await waitFor(() => expect(onDifferentRegion).toHaveBeenCalledOnce());
  });

  test('a verdict without an end is none', async () => {
    world.authorization = { expiresAt: null };
    const { check } = show();
    expect(await check()).toMatchObject({ ok: false });
  });

  test('a verdict that ends takes the permission back', async () => {
    world.authorization = { expiresAt: new Date(Date.now() + 300).toISOString() };
    const { check, status } = show();
    expect(await check()).toMatchObject({ ok: true });
    await waitFor(() => expect(status()).toBe('idle'));
  });

  test('a verdict is renewed before it ends', async () => {
    world.authorization = { refreshAt: new Date(Date.now() + 100).toISOString() };
    const { check } = show();
    await check();
    world.authorization = {};
    await waitFor(() => expect(world.packets).toHaveLength(2));
    expect(world.locate.mock.calls[1]?.[0]).toMatchObject({ reason: 'authorization-refresh' });
  });
});
