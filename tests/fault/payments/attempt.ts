import type { ConsentInput } from '#tests/support/consents.ts';
import { Refused, type Payer } from './payer.ts';

/** Actions of a page, in this order. */
export type PageAction = 'create' | 'open' | 'pay' | 'receipt';

export type Attempt = {
  /** Texts shown where the payment is confirmed, or null. */
  consent: ConsentInput | null;
  readonly payer: Payer;
  /** Unique among attempts: identifies one before it has an id. */
  readonly cents: number;
  readonly actionId: string;
  /** The page's last action before the tab is closed. Null if the page stays open and retries. */
  readonly lastAct: PageAction | null;
  id: string | null;
  status: string | null;
};

/** Amount of the next attempt, above every minimum. */
let nextCents = 10_000;

export const attemptBy = (payer: Payer, lastAct: PageAction | null = null): Attempt => {
  nextCents += 1;
  return { payer, cents: nextCents, actionId: crypto.randomUUID(), lastAct, consent: null, id: null, status: null };
};

/** Most tries per request. A broken connection loses one answer; a kill loses all that are pending. */
const MOST_TRIES = 8;

/** Repeats a request until it is answered. Null if the tab is closed after this action. Throws if the server refuses or every try fails. */
async function insist<T>({ lastAct }: Attempt, act: PageAction, ask: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (lastAct === act) return null;
      if (error instanceof Refused || tries === MOST_TRIES) throw error;
    }
}

/** Creates, opens and pays a payment until the tab is closed. The vendor sends its callbacks in any case. */
export async function send(attempt: Attempt): Promise<void> {
  const { payer, lastAct } = attempt;
  const { route } = payer;
  attempt.id = await insist(attempt, 'create', () => payer.create(attempt));
  const { id } = attempt;
  if (id === null || lastAct === 'create' || route.isToldAtOnce) return;
  const url = await insist(attempt, 'open', () => payer.open(id));
  if (url === null || lastAct === 'open') return;
  await payer.pay(url);
  if (route.provider.way === 'paypal') await insist(attempt, 'pay', () => payer.complete(id));
}

export async function lookAtReceipt(attempt: Attempt): Promise<void> {
  const { payer, lastAct, id } = attempt;
  if (id === null || (lastAct !== null && lastAct !== 'receipt')) return;
  attempt.status = await insist(attempt, 'receipt', () => payer.receipt(id));
}
