import { WEB_CLIENT } from '#src/shared/site/webClient.ts';

/** OAuth clients, all public. */
export const CLIENTS: ReadonlySet<string> = new Set([WEB_CLIENT]);
