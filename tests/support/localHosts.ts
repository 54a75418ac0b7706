import type { Hosts } from '#server/platform/config/hosts.ts';

/** No host but those of this machine. */
export const localHosts: Hosts = { listed: new Map(), hasLocal: true };
