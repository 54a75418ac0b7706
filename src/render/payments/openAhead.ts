import type { Platform } from '#src/platform/index.ts';
import type { WebUrlAnswer } from '#src/shared/payments/gateway.ts';

type Ahead = { readonly webUrl: string; readonly at: number; readonly answer: Promise<WebUrlAnswer | null> };

/** How long an answer waits for the page that shows it, in milliseconds: a vendor's address does not hold for ever. */
const AHEAD_MS = 10_000;

let ahead: Ahead | null = null;

/** Null: the request could not be sent. */
export const openGateway = async ({ http, credentials }: Platform, webUrl: string): Promise<WebUrlAnswer | null> => {
  try {
    return await http({ method: 'GET', path: webUrl, headers: await credentials.headers() });
  } catch {
    return null;
  }
};

/** Asks for the vendor's page at the answer to a creation, while the page that will show it is drawn. */
export function openAhead(platform: Platform, webUrl: string): void {
  if (webUrl.startsWith('/i/')) ahead = { webUrl, at: performance.now(), answer: openGateway(platform, webUrl) };
}

/** What was asked for ahead, once. */
export function takeAhead(webUrl: string): Ahead['answer'] | null {
  const taken = ahead?.webUrl === webUrl ? ahead : null;
  ahead = null;
  return taken !== null && performance.now() - taken.at < AHEAD_MS ? taken.answer : null;
}
