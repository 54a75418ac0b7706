import type { Cents } from '#src/lib/money.ts';

/** A way to pay in. Amounts are cents. */
export type Provider = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly details: string;
  readonly isAvailable: boolean;
  /** Whether it keeps cards or accounts for the next time. */
  readonly keepsMethods: boolean;
  readonly leastCents: Cents;
  readonly mostCents: Cents;
};

/** Their accounts are linked on the bank's own pages, which no panel has room for: left out of quick deposit (product §3). */
export const BANK_LINK_CODE = 'BANK_LINK';

const card = (id: string, name: string, details: string, mostCents: Cents): Provider => ({
  id,
  code: 'CARD',
  name,
  description: 'Added to your wallet at once.',
  details,
  isAvailable: true,
  keepsMethods: true,
  leastCents: 1_000n,
  mostCents,
});

const closed = (id: string, code: string, name: string, description: string): Provider => ({
  id,
  code,
  name,
  description,
  details: 'Not open on this site.',
  isAvailable: false,
  keepsMethods: false,
  leastCents: 1_000n,
  mostCents: 1_000_000n,
});

/** In the order in which players see them. */
export const providers: readonly Provider[] = [
  card('debit-card', 'Debit card', 'A card in your own name. Your bank may ask you to confirm.', 500_000n),
  card('credit-card', 'Credit card', 'A card in your own name. Some banks treat it as a cash advance and charge for it.', 250_000n),
  closed('online-banking', BANK_LINK_CODE, 'Online banking', 'Straight from your bank account.'),
  closed('wire-transfer', 'WIRE_TRANSFER', 'Wire transfer', 'One to three business days.'),
  closed('cash-at-casino', 'CASH_AT_CASINO', 'Cash at casino', 'At the cashier of a casino near you.'),
];

export const providerOf = (id: string): Provider | null => providers.find((each) => each.id === id) ?? null;
