import type { Hosts } from '#server/platform/config/hosts.ts';

/** Hosts of this machine only. */
export const localHosts: Hosts = { listed: new Map(), hasLocal: true };
