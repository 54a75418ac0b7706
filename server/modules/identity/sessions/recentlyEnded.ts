import { BoundedCache } from '#server/platform/cache.ts';
import { type Bus, topics } from '#server/platform/bus/bus.ts';

const MOST = 50_000;

export function createRecentlyEnded(bus: Bus, nowMs: () => number, keptMs: number): (sessionId: string) => boolean {
  const since = new BoundedCache<string, number>(MOST);
  bus.subscribe(topics.ended, (ids) => {
    if (Array.isArray(ids)) for (const id of ids) if (typeof id === 'string') since.set(id, nowMs());
  });
  return (sessionId) => nowMs() - (since.get(sessionId) ?? -Infinity) < keptMs;
}
