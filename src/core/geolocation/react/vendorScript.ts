import { ok, refuse, type Result } from '#src/lib/result.ts';
import { trustedScriptUrl } from '#src/platform/index.ts';
import type { Position } from '../types.ts';

/** The vendor's client, as its script puts it on the page. */
type VendorClient = {
  readonly locate: (
    request: { readonly licenseKey: string; readonly userId: string; readonly reason: string; readonly position: Position | null },
    callbacks: { readonly onPacket: (packet: string) => void; readonly onError: (code: number, message: string) => void },
  ) => void;
};

/** Longer than the script's own limit, so that its answer is preferred. */
const GIVE_UP_MS = 10_000;
const GLOBAL_NAME = 'SandboxLocation';

const loading = new Map<string, Promise<VendorClient>>();

/** Loads the vendor's script from its own origin, once; a failed load may be tried again. */
function loadVendor(url: string): Promise<VendorClient> {
  const known = loading.get(url);
  if (known) return known;
  const started = new Promise<VendorClient>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    script.async = true;
    script.addEventListener('load', () => {
      const client = (globalThis as Readonly<Record<string, unknown>>)[GLOBAL_NAME];
      if (isClient(client)) resolve(client);
      else reject(new Error('The location script offers no client.'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The location script could not be loaded.'));
    });
    document.head.append(script);
  });
  loading.set(url, started);
  started.catch(() => loading.delete(url));
  return started;
}

const isClient = (value: unknown): value is VendorClient =>
  typeof value === 'object' && value !== null && 'locate' in value && typeof value.locate === 'function';

export type LocateRequest = Parameters<VendorClient['locate']>[0];

/** A signed packet, or the vendor's code (600–720); `null` when the vendor could not be reached or did not answer. */
export async function locateByVendor(url: string, request: LocateRequest): Promise<Result<string, number | null>> {
  let client: VendorClient;
  try {
    client = await loadVendor(url);
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
      // Code of another house: what it throws is its own affair, and to us no answer.
      answer(refuse(null));
    }
  });
}
