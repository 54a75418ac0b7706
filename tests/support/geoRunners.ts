import type { OperationDefinitionNode, DocumentNode } from 'graphql';
import { afterEach, beforeEach, vi } from 'vitest';
import { createGeoRunner } from '#src/core/geolocation/react/geoRunner.ts';
import { createClock } from '#src/platform/clock.ts';
import type { Platform } from '#src/platform/index.ts';

export type Callbacks = { readonly onPacket: (packet: string) => void; readonly onError: (code: number, message: string) => void };
type Locate = (request: unknown, callbacks: Callbacks) => void;
type Ask = { readonly query?: DocumentNode; readonly mutation?: DocumentNode; readonly variables?: Record<string, unknown> };

const nameOf = ({ query, mutation }: Ask): string => {
  const found = (query ?? mutation)?.definitions.find((part): part is OperationDefinitionNode => part.kind === 'OperationDefinition');
  return found?.name?.value ?? '';
};
export const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

let addresses = 0;

/** Creates a server that records its requests. A test can delay or change its answers. */
export function setUp(changed: Readonly<Record<string, () => unknown>> = {}) {
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
  const clock = createClock();
  const platform = { client: { query: answer, mutate: answer }, clock } as unknown as Platform;
  const runner = createGeoRunner(platform);
  runner.dispatch({ type: 'player-known', playerId: 'p1' });
  return { runner, asked, packets, clock };
}

/**
 * Behavior of the location vendor's script. It offers no client if `locate` is null. `scripts` counts its loads, `inPage` the script
 * elements left.
 */
export const vendor = { locate: null as Locate | null, scripts: 0, inPage: 0, permission: 'granted' };

/** Replaces the vendor’s script and the browser’s position in each test of a file. */
export function useVendor(): void {
  beforeEach(() => {
    Object.assign(vendor, {
      locate: (_: unknown, { onPacket }: Callbacks) => onPacket('packet'),
      scripts: 0,
      inPage: 0,
      permission: 'granted',
    });
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      vendor.scripts += 1;
      vendor.inPage += 1;
      vi.spyOn(script as HTMLScriptElement, 'remove').mockImplementation(() => {
        vendor.inPage -= 1;
      });
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
}
