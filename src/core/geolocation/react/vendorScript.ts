import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { trustedScriptUrl } from '#src/platform/index.ts';
import type { LicenseType, Position } from '../types.ts';

type VendorClient = {
  readonly locate: (
    request: { readonly licenseKey: string; readonly userId: string; readonly reason: string; readonly position: Position | null },
    callbacks: { readonly onPacket: (packet: string) => void; readonly onError: (code: number, message: string) => void },
  ) => void;
  readonly probe?: (onProbed: (isConnected: boolean) => void) => void;
};

const GIVE_UP_MS = 10_000;
const PROBE_GIVE_UP_MS = 2_000;
const GLOBAL_NAMES: Readonly<Record<LicenseType, string>> = { NO_DOWNLOAD_BROWSER: 'SandboxLocation', REGULAR: 'SandboxLocationService' };

const loading = new Map<string, Promise<VendorClient>>();

/** Loads the vendor's script once; the next call retries a failed load. */
function loadVendor(url: string, licenseType: LicenseType): Promise<VendorClient> {
  const known = loading.get(url);
  if (known) return known;
  const started = new Promise<VendorClient>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    script.async = true;
    const fail = (why: string): void => {
      script.remove();
      reject(new Error(why));
    };
    script.addEventListener('load', () => {
      const client: unknown = Reflect.get(globalThis, GLOBAL_NAMES[licenseType]);
      if (isClient(client)) resolve(client);
      else fail('The location script offers no client.');
    });
    script.addEventListener('error', () => fail('The location script could not be loaded.'));
    document.head.append(script);
  });
  loading.set(url, started);
  started.catch(() => loading.delete(url));
  return started;
}

const isClient = (value: unknown): value is VendorClient =>
  typeof value === 'object' && value !== null && 'locate' in value && typeof value.locate === 'function';

export type LocateRequest = Parameters<VendorClient['locate']>[0];

/** Resolves to a refusal with the vendor's code (600–720), or to null after a timeout. Never rejects. */
export async function locateByVendor(
  url: string,
  licenseType: LicenseType,
  request: LocateRequest,
): Promise<Result<string, number | null>> {
  let client: VendorClient;
  try {
    client = await loadVendor(url, licenseType);
  } catch {
    return refuse(null);
  }
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(refuse(null)), GIVE_UP_MS);
    const answer = (result: Result<string, number | null>): void => {
      clearTimeout(timer);
      resolve(result);
    };
    try {
      client.locate(request, { onPacket: (packet) => answer(ok(packet)), onError: (code) => answer(refuse(code)) });
    } catch {
      answer(refuse(null));
    }
  });
}

/** True if the vendor's local service answers. Never rejects. */
export async function probeService(url: string): Promise<boolean> {
  const client = await loadVendor(url, 'REGULAR').catch(() => null);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PROBE_GIVE_UP_MS, false);
    const answer = (isConnected: boolean): void => {
      clearTimeout(timer);
      resolve(isConnected);
    };
    try {
      if (client?.probe) client.probe((isConnected) => answer(isConnected === true));
      else answer(false);
    } catch {
      answer(false);
    }
  });
}
