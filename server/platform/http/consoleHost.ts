/** Operators' host. Its cookies are not shared with other hosts. */
export const isConsoleHost = (host: string | undefined): boolean => /^console\./i.test(host ?? '');

export const API = '/console/api';

/**
 * Operators' host: API, health, files, pages; elsewhere no operators' API. `route` is the matched pattern, so no spelling of a path
 * bypasses it; undefined if none matched.
 */
export function isServedOn(host: string | undefined, route: string | undefined): boolean {
  const isApi = route?.startsWith(API) ?? false;
  if (!isConsoleHost(host)) return !isApi;
  return isApi || route === undefined || route === '/healthz' || route === '/readyz' || /\.[a-z0-9]{1,8}$/i.test(route);
}
