import type { Cents } from '#src/shared/money/money.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';

export type PaymentDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus?: Bus;
  readonly log: Pick<Logger, 'error' | 'info'>;
};

export type Deposit = Row<'deposits'>;
export type Withdrawal = Row<'withdrawals'>;

/** Credit card processor of a brand (`house.json`). */
export type CardGateway = 'BRAINTREE' | 'DIRECT';

/** What a player asks for: cents of the player's own currency, by which provider, from or to which saved card or account. */
export type PaymentWish = {
  readonly amountCents: Cents;
  readonly providerId: string;
  readonly methodId: string | null;
};
export type WithdrawalWish = PaymentWish & {
  /** Where cash is picked up; null for every other way. */
  readonly facilityId: string | null;
};

export type DepositWish = PaymentWish & {
  readonly promotionCode: string | null;
  readonly isQuick: boolean;
  /** Who takes credit cards on the site that it is made on. */
  readonly cardGateway: CardGateway;
  /** Where cash is brought; null for every other way. */
  readonly facilityId: string | null;
};

/** Called in the transaction that makes a payment, as the last thing before it does; throws where a code is needed first. */
export type Prove = (trx: Trx) => Promise<void>;

/**
 * How a payment stands with the vendor. `PENDING` and `ACCEPTED` wait: of money that goes out, the latter is on its way to a bank, or ready to be
 * picked up. All others are final, and `APPROVED` alone has moved money.
 */
export const VENDOR_STATUSES = ['ACCEPTED', 'APPROVED', 'DECLINED', 'EXPIRED', 'MISMATCH', 'PENDING'] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

/** `in`: a player pays us. `out`: a player is paid. */
export type Direction = 'in' | 'out';

/** The vendor's word on a payment, told by it or asked for. */
export type VendorWord = {
  readonly direction: Direction;
  /** Id of the deposit or withdrawal. */
  readonly reference: string;
  readonly status: VendorStatus;
  readonly amountCents: Cents;
  readonly currency: string;
  /** The card or account that paid or was paid, for the next time; null where the vendor keeps none. */
  readonly method: { readonly token: string; readonly label: string } | null;
};
