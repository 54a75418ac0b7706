/** Whether a host is the operators' own: `console.` before anything. Cookies of other hosts never come here, and ours go nowhere else. */
export const isConsoleHost = (host: string | undefined): boolean => /^console\./i.test(host ?? '');

/** Where the operators' API lives. */
export const API = '/console/api';

/**
 * Whether a route answers on a host. On the operators' host there are the API, health, files and pages, and nothing that knows players;
 * elsewhere there is no operators' API. `route` is the pattern that was matched, so no spelling of a path gets around it; undefined for none.
 */
export function isServedOn(host: string | undefined, route: string | undefined): boolean {
  const isApi = route?.startsWith(API) ?? false;
  if (!isConsoleHost(host)) return !isApi;
  return isApi || route === undefined || route === '/healthz' || route === '/readyz' || /\.[a-z0-9]{1,8}$/i.test(route);
}
