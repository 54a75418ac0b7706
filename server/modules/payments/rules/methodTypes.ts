import type { Direction } from '../types.ts';

/** PayPal payments are charged only after the player confirms them. */
export type PaymentMethodType = 'applepay' | 'bank' | 'card' | 'cash' | 'echeck' | 'interac' | 'paypal' | 'wire';

const WITHOUT_PAGE: { readonly [D in Direction]: ReadonlySet<PaymentMethodType> } = {
  in: new Set(['cash', 'wire']),
  out: new Set(['cash']),
};
/** True if the player pays without a vendor page. Wire withdrawals have one, for the account number. */
export const isWithoutPage = ({ way }: { readonly way: PaymentMethodType }, direction: Direction): boolean =>
  WITHOUT_PAGE[direction].has(way);

const REFERRED: ReadonlySet<PaymentMethodType> = new Set(['cash', 'wire']);
export const hasReference = ({ way }: { readonly way: PaymentMethodType }): boolean => REFERRED.has(way);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a deposit stays pending; longer than its vendor page is valid. */
const AT_PAGE_MS = 20 * MINUTE_MS;
/** How long deposits paid by reference, days later, stay pending (docs/decisions/0054). */
const waits: { readonly [W in PaymentMethodType]?: number } = { cash: 3 * DAY_MS, wire: 10 * DAY_MS };
export const depositExpiryMs = (way: PaymentMethodType | undefined): number => waits[way ?? 'card'] ?? AT_PAGE_MS;
