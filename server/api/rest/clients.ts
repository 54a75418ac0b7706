import { WEB_CLIENT } from '#src/shared/site/webClient.ts';

/** OAuth clients without a secret. */
export const CLIENTS: ReadonlySet<string> = new Set([WEB_CLIENT]);
