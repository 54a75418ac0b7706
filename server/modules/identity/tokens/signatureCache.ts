import { BoundedCache } from '#server/platform/cache.ts';
import type { Ports } from '#server/platform/ports.ts';

const MAX_TOKENS = 10_000;
const KEEP_MS = 60_000;

/** Caches verified signatures, because verifying takes 0.1 ms. */
export function createSignatureCache<C extends { readonly expiresAtMs: number }>(
  ports: Pick<Ports, 'now'>,
  read: (token: string) => Promise<C | null>,
): (token: string) => Promise<C | null> {
  const checked = new BoundedCache<string, { readonly claims: C; readonly untilMs: number }>(MAX_TOKENS);
  return async (token) => {
    const nowMs = ports.now().getTime();
    const known = checked.get(token);
    if (known && nowMs < known.untilMs) return known.claims;
    checked.delete(token);
    const claims = await read(token);
    if (claims === null) return null;
    checked.set(token, { claims, untilMs: Math.min(nowMs + KEEP_MS, claims.expiresAtMs) });
    return claims;
  };
}
