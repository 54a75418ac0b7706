import { BoundedCache } from '#server/platform/cache.ts';
import { type Bus, topics } from '#server/platform/bus/bus.ts';
import { ACCESS_TOKEN_SECONDS } from '#server/modules/identity/tokens/index.ts';

const MOST = 50_000;

export type RecentlyBarred = (playerId: string) => boolean;

/** Remembers newly barred players until their earlier access tokens have expired. The returned function is true for them. */
export function createRecentlyBarred(bus: Bus, nowMs: () => number): RecentlyBarred {
  const since = new BoundedCache<string, number>(MOST);
  bus.subscribe(topics.barred, (playerId) => {
    if (typeof playerId === 'string') since.set(playerId, nowMs());
  });
  return (playerId) => nowMs() - (since.get(playerId) ?? -Infinity) < ACCESS_TOKEN_SECONDS * 1_000;
}
