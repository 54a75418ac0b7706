import { type HostsConfig, isConsoleHost } from './hosts.ts';

export const API = '/console/api';

/** True if this host serves the route. Compares the matched route, so that unusual spellings of the path cannot bypass the check. */
export function isServedOn(config: HostsConfig, host: string | undefined, route: string | undefined): boolean {
  const isApi = route?.startsWith(API) ?? false;
  if (!isConsoleHost(config, host)) return !isApi;
  return isApi || route === undefined || route === '/healthz' || route === '/readyz' || /\.[a-z0-9]{1,8}$/i.test(route);
}
