import type { Cents } from '#src/shared/money/money.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import type { RegisterPort } from '#server/platform/moduleDeps.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';

export type PaymentDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus?: Bus;
  readonly register?: RegisterPort;
  readonly log: Pick<Logger, 'error' | 'info'>;
};

export type Deposit = Row<'deposits'>;
export type Withdrawal = Row<'withdrawals'>;

export type CardGateway = 'BRAINTREE' | 'DIRECT';

export type PaymentRequest = {
  readonly amountCents: Cents;
  readonly providerId: string;
  readonly methodId: string | null;
};
export type WithdrawalRequest = PaymentRequest & {
  readonly facilityId: string | null;
};

export type DepositRequest = PaymentRequest & {
  readonly promotionCode: string | null;
  readonly isQuick: boolean;
  readonly cardGateway: CardGateway;
  readonly hasApplePay?: boolean;
  readonly facilityId: string | null;
};

/** Checks the player's security code just before a write. Throws if it is invalid. */
export type Prove = (trx: Trx) => Promise<void>;

export type Consent = { readonly revision: string; readonly nodeId: string; readonly sentence: string; readonly label: string };

/** Finds the text that the player confirmed; null if the page never showed it. */
export type FindConsent = (trx: Trx) => Promise<Consent | null>;

/** `ACCEPTED`: payout under way or ready for pick-up. Only `APPROVED` moved money. All except `ACCEPTED` and `PENDING` are final. */
export const VENDOR_STATUSES = ['ACCEPTED', 'APPROVED', 'DECLINED', 'EXPIRED', 'MISMATCH', 'PENDING'] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

export type Direction = 'in' | 'out';

export type VendorWord = {
  readonly direction: Direction;
  readonly reference: string;
  readonly status: VendorStatus;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly method: { readonly token: string; readonly label: string } | null;
};
