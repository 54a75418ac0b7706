import type { Cents } from '#src/lib/money.ts';
import type { Bus } from '../live/bus.ts';
import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Row, Schema } from '../store/index.ts';

export type PaymentDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus?: Bus;
  readonly log: Pick<Logger, 'error' | 'info'>;
};

export type Deposit = Row<'deposits'>;

/** What a player asks for: cents of the player's own currency, by which provider, from which saved card or account. */
export type DepositWish = {
  readonly amountCents: Cents;
  readonly providerId: string;
  readonly methodId: string | null;
  readonly promotionCode: string | null;
  readonly isQuick: boolean;
};

/** How a payment stands with the vendor. All but `PENDING` are final, and `APPROVED` alone has moved money. */
export const VENDOR_STATUSES = ['APPROVED', 'DECLINED', 'EXPIRED', 'MISMATCH', 'PENDING'] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

/** The vendor's word on a payment, told by it or asked for. */
export type VendorWord = {
  /** Id of the deposit. */
  readonly reference: string;
  readonly status: VendorStatus;
  readonly amountCents: Cents;
  readonly currency: string;
  /** The card or account that paid, for the next time; null where the vendor keeps none. */
  readonly method: { readonly token: string; readonly label: string } | null;
};
