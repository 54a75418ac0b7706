import type { ConsentInput } from '#tests/support/consents.ts';
import { Refused, type Payer } from './payer.ts';

/** What a page does, in this order. */
export type PageAction = 'create' | 'open' | 'pay' | 'receipt';

export type Attempt = {
  /** What the page shows where it is confirmed; null: the page does not say. */
  consent: ConsentInput | null;
  readonly payer: Payer;
  /** No other attempt has this amount: by it everybody knows the attempt, before it has an id too. */
  readonly cents: number;
  readonly actionId: string;
  /** With it the tab was closed; null: the page stays, and asks again until it is answered. */
  readonly lastAct: PageAction | null;
  /** As the page knows it. */
  id: string | null;
  /** Last status that the page was told. */
  status: string | null;
};

/** Above every minimum; the next attempt's amount. */
let nextCents = 10_000;

export const attemptBy = (payer: Payer, lastAct: PageAction | null = null): Attempt => {
  nextCents += 1;
  return { payer, cents: nextCents, actionId: crypto.randomUUID(), lastAct, consent: null, id: null, status: null };
};

/** A wire loses one answer, a kill all that are under way. */
const MOST_TRIES = 8;

/** Null once the tab is closed. Throws what the server refuses. */
async function insist<T>({ lastAct }: Attempt, act: PageAction, ask: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (lastAct === act) return null;
      if (error instanceof Refused || tries === MOST_TRIES) throw error;
    }
}

/** Creates, opens and pays, as far as the page lives; what the vendor says of it comes by itself. */
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

/** Asks how it stands, unless the tab was closed before. */
export async function lookAtReceipt(attempt: Attempt): Promise<void> {
  const { payer, lastAct, id } = attempt;
  if (id === null || (lastAct !== null && lastAct !== 'receipt')) return;
  attempt.status = await insist(attempt, 'receipt', () => payer.receipt(id));
}
