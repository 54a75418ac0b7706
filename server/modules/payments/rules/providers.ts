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

/** `payout` is null for deposit-only methods. */
export type Provider = {
  readonly id: string;
  readonly code: string;
  readonly way: PaymentMethodType;
  readonly currencies: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly details: string;
  /** Null for methods on every site. */
  readonly gateway: CardGateway | null;
  readonly exclusionKey: string;
  /** Needs a security code, if codes are enabled. */
  readonly needsCode: boolean;
  readonly keepsMethods: boolean;
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  readonly payout: Payout | null;
};

/** Excluded from quick deposits: bank pages do not fit (product §3). */
export const BANK_LINK_CODE = 'BANK_LINK';

/** Money goes back to cards first (checklist 44). */
export const CARD_CODE = 'CARD';

const EVERYWHERE = ['USD', 'CAD'] as const;

type Card = Pick<Provider, 'details' | 'exclusionKey' | 'gateway' | 'id' | 'mostCents' | 'name'>;

const card = ({ id, name, details, mostCents, gateway, exclusionKey }: Card): Provider => ({
  id,
  code: CARD_CODE,
  way: 'card',
  currencies: EVERYWHERE,
  name,
  description: t`Added to your wallet at once.`,
  details,
  gateway,
  exclusionKey,
  needsCode: true,
  keepsMethods: true,
  leastCents: 1_000n,
  mostCents,
  payout: {
    description: t`Back to a card that you have paid with.`,
    details: t`Your bank shows it within a few days.`,
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
  exclusionKey: id,
  needsCode: false,
  keepsMethods: false,
  payout,
});

const creditCard: Omit<Card, 'gateway' | 'id'> = {
  name: t`Credit card`,
  exclusionKey: 'credit-card',
  details: t`A card in your own name. Some banks treat it as a cash advance and charge for it.`,
  mostCents: 250_000n,
};

/** Charged without entry: a security code is needed. */
const byAccount = (id: string, terms: Terms, words: Words, payout: Pick<Payout, 'description' | 'mostCents'>): Provider => ({
  ...payIn(id, terms, words, {
    ...payout,
    details: t`An account in your own name. It takes one to three business days.`,
    leastCents: 1_000n,
    keepsMethods: true,
  }),
  needsCode: true,
  keepsMethods: true,
});

export const providers: readonly Provider[] = [
  card({
    id: 'debit-card',
    name: t`Debit card`,
    details: t`A card in your own name. Your bank may ask you to confirm.`,
    mostCents: 500_000n,
    gateway: null,
    exclusionKey: 'debit-card',
  }),
  card({ ...creditCard, id: 'credit-card', gateway: 'DIRECT' }),
  card({ ...creditCard, id: 'braintree-credit', gateway: 'BRAINTREE' }),
  byAccount(
    'trustly',
    { code: BANK_LINK_CODE, way: 'bank', currencies: EVERYWHERE, leastCents: 1_000n, mostCents: 1_000_000n },
    {
      name: 'Trustly',
      description: t`Online banking, added to your wallet at once.`,
      details: t`An account in your own name.`,
    },
    { description: t`Straight to your bank account.`, mostCents: 2_500_000n },
  ),
  byAccount(
    'vip-preferred',
    { code: 'VIP_PREFERRED', way: 'echeck', currencies: ['USD'], leastCents: 2_000n, mostCents: 500_000n },
    {
      name: t`VIP Preferred`,
      description: t`An e-check from your checking account, added to your wallet at once.`,
      details: t`An account in your own name.`,
    },
    { description: t`By e-check to your checking account.`, mostCents: 1_000_000n },
  ),
  payIn(
    'paypal',
    { code: 'PAYPAL', way: 'paypal', currencies: ['USD'], leastCents: 1_000n, mostCents: 1_000_000n },
    { name: 'PayPal', description: t`Added to your wallet at once.`, details: t`An account in your own name.` },
  ),
  payIn(
    'interac',
    { code: 'INTERAC', way: 'interac', currencies: ['CAD'], leastCents: 1_000n, mostCents: 300_000n },
    { name: 'Interac', description: t`Approved with your bank, and added at once.`, details: t`A Canadian account in your own name.` },
    {
      description: t`Sent to your email or bank by Interac.`,
      details: t`A Canadian account in your own name. It usually takes less than an hour.`,
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
      details: t`Your bank sends it; you get a reference to write on it.`,
    },
    {
      description: t`From our bank to yours.`,
      details: t`An account in your own name. It takes one to three business days.`,
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
      description: t`At the cashier of a casino near you.`,
      details: t`Bring a photo ID and the reference that you get.`,
    },
    {
      description: t`Picked up at the cashier of a casino near you.`,
      details: t`Bring a photo ID and the reference that you get. It waits for you for three days.`,
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
