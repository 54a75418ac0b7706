import { WEB_CLIENT } from '#src/lib/webClient.ts';

/** Public clients: they hold no secret. */
export const CLIENTS: ReadonlySet<string> = new Set([WEB_CLIENT]);
