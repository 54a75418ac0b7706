import type { Platform } from '#src/platform/index.ts';

/** How long a page fetched ahead is opened without asking again, in milliseconds. */
const AHEAD_MS = 60_000;

/** When pages were fetched ahead; a new session empties the cache, so that none is another player's. */
const fetchedAt = new WeakMap<Platform['client'], Map<string, number>>();

export const noteFetchedAhead = (client: Platform['client'], canonicalUrl: string): unknown =>
  fetchedAt.set(client, (fetchedAt.get(client) ?? new Map<string, number>()).set(canonicalUrl, performance.now()));

export const isFetchedAhead = (client: Platform['client'], canonicalUrl: string): boolean =>
  performance.now() - (fetchedAt.get(client)?.get(canonicalUrl) ?? Number.NEGATIVE_INFINITY) < AHEAD_MS;
