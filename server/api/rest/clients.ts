import { WEB_CLIENT } from '#src/shared/site/webClient.ts';

/** OAuth clients. All are public: they hold no secret. */
export const CLIENTS: ReadonlySet<string> = new Set([WEB_CLIENT]);
