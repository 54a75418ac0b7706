import type { Hosts } from '#server/platform/config/hosts.ts';

/** Allows only this machine's hosts. */
export const localHosts: Hosts = { listed: new Map(), hasLocal: true };
