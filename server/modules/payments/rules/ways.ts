import type { Direction } from '../types.ts';

/**
 * How money goes by a provider: on the vendor's page by a card, a bank's own approval or an account that is charged once we say so (`paypal`);
 * or without a page, at a counter or by a bank, when the player brings, sends or fetches it.
 */
export type PayWay = 'bank' | 'card' | 'cash' | 'echeck' | 'interac' | 'paypal' | 'wire';

const WITHOUT_PAGE: { readonly [D in Direction]: ReadonlySet<PayWay> } = { in: new Set(['cash', 'wire']), out: new Set(['cash']) };
/** Whether the vendor is told by us alone; a wire that goes out needs an account, which its page asks for. */
export const isWithoutPage = ({ way }: { readonly way: PayWay }, direction: Direction): boolean => WITHOUT_PAGE[direction].has(way);

const REFERRED: ReadonlySet<PayWay> = new Set(['cash', 'wire']);
/** Whether a reference goes with the money, for whoever counts or books it. */
export const hasReference = ({ way }: { readonly way: PayWay }): boolean => REFERRED.has(way);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The vendor ends what nobody finished on its page before this. */
const AT_PAGE_MS = 20 * MINUTE_MS;
/** The player holds a reference, and may pay under it for days (docs/decisions/0054). */
const waits: { readonly [W in PayWay]?: number } = { cash: 3 * DAY_MS, wire: 10 * DAY_MS };
/** How long a deposit that its vendor has never heard of may still be begun, in milliseconds since it was asked for. */
export const depositWaitsMs = (way: PayWay | undefined): number => waits[way ?? 'card'] ?? AT_PAGE_MS;
