import type { Platform } from '#src/platform/index.ts';

/** For this long after a prefetch, the page opens without a query. */
const AHEAD_MS = 60_000;

const fetchedAt = new WeakMap<Platform['client'], Map<string, number>>();

export const noteFetchedAhead = (client: Platform['client'], canonicalUrl: string): unknown =>
  fetchedAt.set(client, (fetchedAt.get(client) ?? new Map<string, number>()).set(canonicalUrl, performance.now()));

export const isFetchedAhead = (client: Platform['client'], canonicalUrl: string): boolean =>
  performance.now() - (fetchedAt.get(client)?.get(canonicalUrl) ?? Number.NEGATIVE_INFINITY) < AHEAD_MS;
