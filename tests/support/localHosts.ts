import type { Hosts } from '#server/platform/config/hosts.ts';

/** Allows only hosts of this machine. */
export const localHosts: Hosts = { listed: new Map(), hasLocal: true };
