import type { ConsentInput } from '#tests/support/consents.ts';
import { Refused, type Payer } from './payer.ts';

/** Actions of a page, in this order. */
export type PageAction = 'create' | 'open' | 'pay' | 'receipt';

export type Attempt = {
  /** Texts shown where the payment is confirmed; null if the page shows none. */
  consent: ConsentInput | null;
  readonly payer: Payer;
  /** Unique among attempts: identifies the attempt before it has an id. */
  readonly cents: number;
  readonly actionId: string;
  /** Last action before the tab is closed; null if the page stays and repeats until answered. */
  readonly lastAct: PageAction | null;
  /** Id known to the page. */
  id: string | null;
  /** Last status the page was told. */
  status: string | null;
};

/** Amount of the next attempt; above every minimum. */
let nextCents = 10_000;

export const attemptBy = (payer: Payer, lastAct: PageAction | null = null): Attempt => {
  nextCents += 1;
  return { payer, cents: nextCents, actionId: crypto.randomUUID(), lastAct, consent: null, id: null, status: null };
};

/** Tries per request: the wire loses one answer, a kill all open ones. */
const MOST_TRIES = 8;

/** Repeats a request until it is answered; null once the tab is closed. Throws if the server refuses. */
async function insist<T>({ lastAct }: Attempt, act: PageAction, ask: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (lastAct === act) return null;
      if (error instanceof Refused || tries === MOST_TRIES) throw error;
    }
}

/** Creates, opens and pays as long as the page is open; the vendor's callbacks come independently. */
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

/** Asks for the payment's status, unless the tab was closed before. */
export async function lookAtReceipt(attempt: Attempt): Promise<void> {
  const { payer, lastAct, id } = attempt;
  if (id === null || (lastAct !== null && lastAct !== 'receipt')) return;
  attempt.status = await insist(attempt, 'receipt', () => payer.receipt(id));
}
