import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { type GeolocationDoor, GeolocationProvider, useGeolocation } from '#src/core/geolocation/index.ts';

export type Locate = (
  request: Readonly<Record<string, unknown>>,
  callbacks: { readonly onPacket: (packet: string) => void; readonly onError: (code: number, message: string) => void },
) => void;

export const world = {
  /** The vendor's client for its local service, or null if that is not installed. */
  byService: null as Locate | null,
  locate: vi.fn<Locate>(),
  scripts: 0,
  isScriptBroken: false,
  permission: 'granted',
  position: null as { readonly latitude: number; readonly longitude: number; readonly accuracy: number } | { readonly code: number } | null,
  authorization: {} as Readonly<Record<string, unknown>>,
  hasVisitedCasino: false,
  licenses: 0,
  licenseErrors: [] as readonly unknown[],
  renewed: [] as unknown[],
  packets: [] as unknown[],
};

export const error = (code: string, more: Readonly<Record<string, unknown>> = {}) => ({
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
          plcCdnUrl: `https://vendor-${Math.random()}.test/service.js`,
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

export function show(playerId: string | null = 'p1', arrival?: 'app-launch' | 'log-in') {
  const door: { current: GeolocationDoor | null } = { current: null };
  const onDifferentRegion = vi.fn<() => void>();
  const waysOut = { support: vi.fn<() => void>(), help: vi.fn<() => void>(), reload: vi.fn<() => void>() };
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
      <GeolocationProvider
        playerId={playerId}
        {...(arrival === undefined ? {} : { arrival })}
        waysOut={waysOut}
        hasVisitedCasino={() => world.hasVisitedCasino}
        onDifferentRegion={onDifferentRegion}
      >
        <Look />
      </GeolocationProvider>
    </PlatformProvider>,
  );
  const check = (trigger: Parameters<GeolocationDoor['check']>[0] = 'placement') =>
    (door.current ?? expect.fail('not drawn')).check(trigger);
  return { check, onDifferentRegion, waysOut, status: () => screen.getByRole('status').textContent };
}

/** Resets `world` before each test of a file. */
export function useWorld(): void {
  beforeEach(() => {
    Object.assign(world, {
      byService: null,
      scripts: 0,
      isScriptBroken: false,
      permission: 'granted',
      position: { latitude: 40, longitude: -74, accuracy: 9 },
      authorization: {},
      hasVisitedCasino: false,
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
      if (script.src.endsWith('/service.js')) {
        const client = { probe: (onProbed: (isConnected: boolean) => void) => onProbed(world.byService !== null) };
        const locate = (...call: Parameters<Locate>) => world.byService?.(...call);
        Object.assign(globalThis, { SandboxLocationService: { ...client, locate } });
        return queueMicrotask(() => script.dispatchEvent(new Event('load')));
      }
      world.scripts += 1;
      if (!world.isScriptBroken)
        Object.assign(globalThis, { SandboxLocation: { locate: (...call: Parameters<Locate>) => world.locate(...call) } });
      queueMicrotask(() => script.dispatchEvent(new Event(world.isScriptBroken ? 'error' : 'load')));
    });
    vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({
      query: async () => ({ state: world.permission }),
    } as unknown as Permissions);
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
}
