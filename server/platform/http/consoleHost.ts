export const isConsoleHost = (host: string | undefined): boolean => /^console\./i.test(host ?? '');

export const API = '/console/api';

/** Separates the operators' API from players' routes. `route` is the matched pattern, so no spelling of a path bypasses it. */
export function isServedOn(host: string | undefined, route: string | undefined): boolean {
  const isApi = route?.startsWith(API) ?? false;
  if (!isConsoleHost(host)) return !isApi;
  return isApi || route === undefined || route === '/healthz' || route === '/readyz' || /\.[a-z0-9]{1,8}$/i.test(route);
}
