import { t } from '../text/t.ts';
import { isPlainObject } from '../values/plainObject.ts';
import type { Result } from '../values/result.ts';

export type Gateway =
  | { readonly at: 'opening' }
  | { readonly at: 'open'; readonly url: string; readonly isReady: boolean }
  | { readonly at: 'over' }
  /** `isCertain`: the player was certainly not charged. */
  | { readonly at: 'failed'; readonly message: string; readonly isCertain: boolean };

/** Response to the GET request for the provider's page (product §7). */
export type WebUrlAnswer = Result<{ readonly body: unknown }, { readonly status: number | null; readonly body: unknown }>;

/** Milliseconds without a message after which the provider's page has failed. */
export const SILENCE_MS = 15_000;

const UNREACHED = t`We could not load the payment page. You were not charged. Please try again.`;
const LOST = t`We could not load the payment page. See your transactions for the payment’s status.`;
const SILENT = t`The payment page is not responding. See your transactions for the payment’s status.`;

/** `answer` is null if no request was sent. `wasOpen`: an earlier page may have charged the player. */
export function openedBy(answer: WebUrlAnswer | null, wasOpen = false): Gateway {
  const unopened = (message: string): Gateway => ({ at: 'failed', message, isCertain: !wasOpen });
  const unreached = unopened(wasOpen ? LOST : UNREACHED);
  if (answer === null) return unreached;
  if (answer.ok) {
    const url = isPlainObject(answer.value.body) ? answer.value.body['url'] : undefined;
    const isPage = typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    return isPage ? { at: 'open', url, isReady: false } : unreached;
  }
  const { status, body } = answer.refusal;
  if (status === 404 || status === 409) return { at: 'over' };
  return status === 403 && isPlainObject(body) && typeof body['message'] === 'string' ? unopened(body['message']) : unreached;
}

export const readyGateway = (gateway: Gateway): Gateway => (gateway.at === 'open' ? { ...gateway, isReady: true } : gateway);

/** Marks a payment page that has sent no message as failed; keeps other states. */
export const silenced = (gateway: Gateway): Gateway =>
  gateway.at === 'open' && !gateway.isReady ? { at: 'failed', message: SILENT, isCertain: false } : gateway;

export function failureOf(gateway: Gateway): { readonly message: string; readonly isCertain: boolean } | null {
  if (gateway.at === 'over') return { message: SILENT, isCertain: false };
  return gateway.at === 'failed' ? gateway : null;
}
