import type { Cents } from '#src/shared/money/money.ts';

import { t } from '#src/shared/text/t.ts';
import type { CardGateway, Direction } from '../types.ts';
import { depositExpiryMs, isWithoutPage, type PaymentMethodType } from './methodTypes.ts';

export type Payout = {
  readonly description: string;
  readonly details: string;
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  readonly keepsMethods: boolean;
};

/** `payout`: null if the method only takes deposits. */
export type Provider = {
  readonly id: string;
  readonly code: string;
  readonly way: PaymentMethodType;
  readonly currencies: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly details: string;
  /** Gateway that charges the card; null if the method does not use the site's card gateway. */
  readonly gateway: CardGateway | null;
  /** Keys of a player's block of this provider. Blocking stores the first; any of them blocks. */
  readonly exclusionKeys: readonly [string, ...(readonly string[])];
  readonly needsCode: boolean;
  readonly keepsMethods: boolean;
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  readonly payout: Payout | null;
};

/** Not offered for quick deposits, in which bank pages do not fit (product §3). */
export const BANK_LINK_CODE = 'BANK_LINK';

/** Withdrawals must pay back cards first (checklist 44). */
export const CARD_CODE = 'CARD';

const APPLE_PAY_CODE = 'APPLE_PAY';
const APPLE_PAY = 'apple-pay';
const DEBIT_CARD = 'debit-card';

const EVERYWHERE = ['USD', 'CAD'] as const;

type Card = Pick<Provider, 'details' | 'exclusionKeys' | 'gateway' | 'id' | 'mostCents' | 'name'>;

const card = ({ id, name, details, mostCents, gateway, exclusionKeys }: Card): Provider => ({
  id,
  code: CARD_CODE,
  way: 'card',
  currencies: EVERYWHERE,
  name,
  description: t`Instant.`,
  details,
  gateway,
  exclusionKeys,
  needsCode: true,
  keepsMethods: true,
  leastCents: 1_000n,
  mostCents,
  payout: {
    description: t`Back to a card you have used here.`,
    details: t`It reaches your bank in a few days.`,
    leastCents: 100n,
    mostCents: 500_000n,
    keepsMethods: true,
  },
});

type Words = Pick<Provider, 'description' | 'details' | 'name'>;
type Terms = Pick<Provider, 'code' | 'currencies' | 'leastCents' | 'mostCents' | 'way'>;

const payIn = (id: string, terms: Terms, words: Words, payout: Payout | null = null): Provider => ({
  id,
  ...terms,
  ...words,
  gateway: null,
  exclusionKeys: [id],
  needsCode: false,
  keepsMethods: false,
  payout,
});

const creditCard: Omit<Card, 'gateway' | 'id'> = {
  name: t`Credit card`,
  exclusionKeys: ['credit-card'],
  details: t`Your bank may charge a cash advance fee.`,
  mostCents: 250_000n,
};

/** Builds a provider that charges a saved account and requires a security code. */
const byAccount = (id: string, terms: Terms, words: Words, payout: Pick<Payout, 'description' | 'mostCents'>): Provider => ({
  ...payIn(id, terms, words, {
    ...payout,
    details: t`One to three business days.`,
    leastCents: 1_000n,
    keepsMethods: true,
  }),
  needsCode: true,
  keepsMethods: true,
});

export const providers: readonly Provider[] = [
  {
    ...payIn(
      APPLE_PAY,
      { code: APPLE_PAY_CODE, way: 'applepay', currencies: EVERYWHERE, leastCents: 1_000n, mostCents: 500_000n },
      { name: 'Apple Pay', description: t`Instant.`, details: t`Debit cards only.` },
    ),
    // Apple Pay charges only debit cards, so blocking debit cards blocks it (docs/decisions/0161).
    exclusionKeys: [APPLE_PAY, DEBIT_CARD],
  },
  card({
    id: DEBIT_CARD,
    name: t`Debit card`,
    details: t`Your bank may ask you to confirm.`,
    mostCents: 500_000n,
    gateway: null,
    exclusionKeys: [DEBIT_CARD],
  }),
  card({ ...creditCard, id: 'credit-card', gateway: 'DIRECT' }),
  card({ ...creditCard, id: 'braintree-credit', gateway: 'BRAINTREE' }),
  byAccount(
    'trustly',
    { code: BANK_LINK_CODE, way: 'bank', currencies: EVERYWHERE, leastCents: 1_000n, mostCents: 1_000_000n },
    {
      name: 'Trustly',
      description: t`Instant, by online banking.`,
      details: '',
    },
    { description: t`Direct to your bank account.`, mostCents: 2_500_000n },
  ),
  byAccount(
    'vip-preferred',
    { code: 'VIP_PREFERRED', way: 'echeck', currencies: ['USD'], leastCents: 2_000n, mostCents: 500_000n },
    {
      name: t`VIP Preferred`,
      description: t`Instant, by e-check from your checking account.`,
      details: '',
    },
    { description: t`By e-check to your checking account.`, mostCents: 1_000_000n },
  ),
  payIn(
    'paypal',
    { code: 'PAYPAL', way: 'paypal', currencies: ['USD'], leastCents: 1_000n, mostCents: 1_000_000n },
    { name: 'PayPal', description: t`Instant.`, details: '' },
  ),
  payIn(
    'interac',
    { code: 'INTERAC', way: 'interac', currencies: ['CAD'], leastCents: 1_000n, mostCents: 300_000n },
    { name: 'Interac', description: t`Instant, approved with your bank.`, details: t`It must be a Canadian account.` },
    {
      description: t`By Interac to your email or bank.`,
      details: t`Usually less than an hour. It must be a Canadian account.`,
      leastCents: 1_000n,
      mostCents: 300_000n,
      keepsMethods: true,
    },
  ),
  payIn(
    'wire-transfer',
    { code: 'WIRE_TRANSFER', way: 'wire', currencies: EVERYWHERE, leastCents: 10_000n, mostCents: 10_000_000n },
    {
      name: t`Wire transfer`,
      description: t`One to three business days.`,
      details: t`Sent by your bank. We give you a reference to add to it.`,
    },
    {
      description: t`From our bank to yours.`,
      details: t`One to three business days.`,
      leastCents: 10_000n,
      mostCents: 10_000_000n,
      keepsMethods: true,
    },
  ),
  payIn(
    'cash-at-casino',
    { code: 'CASH_AT_CASINO', way: 'cash', currencies: ['USD'], leastCents: 2_000n, mostCents: 500_000n },
    {
      name: t`Cash at casino`,
      description: t`Pay at a casino cashier near you.`,
      details: t`Bring a photo ID and your reference.`,
    },
    {
      description: t`Pick up at a casino cashier near you.`,
      details: t`Bring a photo ID and your reference. You have three days to pick it up.`,
      leastCents: 2_000n,
      mostCents: 500_000n,
      keepsMethods: false,
    },
  ),
];

export const providerOf = (id: string): Provider | null => providers.find((each) => each.id === id) ?? null;

export const announcedMethods = (): readonly { readonly id: string; readonly waitsMs: number }[] =>
  providers.filter((each) => isWithoutPage(each, 'in')).map(({ id, way }) => ({ id, waitsMs: depositExpiryMs(way) }));

export function hasPageFor(providerId: string, direction: Direction): boolean {
  const provider = providerOf(providerId);
  return provider !== null && !isWithoutPage(provider, direction);
}
