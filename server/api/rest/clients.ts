import { WEB_CLIENT } from '#src/shared/site/webClient.ts';

export const CLIENTS: ReadonlySet<string> = new Set([WEB_CLIENT]);
