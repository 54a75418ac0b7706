import { vendorFetch } from './vendorFetch.ts';

type Vendor = { readonly apiOrigin: string; readonly secret: string };
type VendorAnswer = { readonly ok: boolean; readonly status: number; readonly body: unknown };

/** Sends a request with the secret as bearer token. Null on timeout, failure or unreadable JSON. */
export async function askVendor(
  { apiOrigin, secret }: Vendor,
  timeoutMs: number,
  path: string,
  init: { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<VendorAnswer | null> {
  try {
    const headers = { ...init.headers, authorization: `Bearer ${secret}` };
    const answer = await vendorFetch(new URL(path, apiOrigin).href, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
    return { ok: answer.ok, status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}
