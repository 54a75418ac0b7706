import { BoundedCache } from '#server/platform/cache.ts';
import type { Ports } from '#server/platform/ports.ts';

const MAX_TOKENS = 10_000;
/** A token is checked again after this; its own end is at most 15 minutes away. */
const KEEP_MS = 60_000;

/** Remembers what well signed tokens said a moment ago: a signature costs 0.1 ms, and every page of a player carries one. */
export function createSignatureCache<C extends object>(
  ports: Pick<Ports, 'now'>,
  read: (token: string) => Promise<C | null>,
): (token: string) => Promise<C | null> {
  const checked = new BoundedCache<string, { readonly claims: C; readonly atMs: number }>(MAX_TOKENS);
  return async (token) => {
    const nowMs = ports.now().getTime();
    const known = checked.get(token);
    if (known && nowMs - known.atMs < KEEP_MS) return known.claims;
    checked.delete(token);
    const claims = await read(token);
    if (claims === null) return null;
    checked.set(token, { claims, atMs: nowMs });
    return claims;
  };
}
