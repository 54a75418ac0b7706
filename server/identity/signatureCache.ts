import type { Ports } from '../ports.ts';

const MAX_TOKENS = 10_000;
/** A token is checked again after this; its own end is at most 15 minutes away. */
const KEEP_MS = 60_000;

/** Remembers which tokens were well signed a moment ago: a signature costs 0.1 ms, and every page of a player carries one. */
export function createSignatureCache(
  ports: Pick<Ports, 'now'>,
  read: (token: string) => Promise<unknown>,
): (token: string) => Promise<boolean> {
  const checkedAtMs = new Map<string, number>();
  return async (token) => {
    const nowMs = ports.now().getTime();
    const checked = checkedAtMs.get(token);
    if (checked !== undefined && nowMs - checked < KEEP_MS) return true;
    checkedAtMs.delete(token);
    if ((await read(token)) === null) return false;
    checkedAtMs.set(token, nowMs);
    const oldest = checkedAtMs.size > MAX_TOKENS ? checkedAtMs.keys().next().value : undefined;
    if (oldest !== undefined) checkedAtMs.delete(oldest);
    return true;
  };
}
