import type { PaymentMethodType } from '#server/modules/payments/rules/index.ts';
import type { Direction, VendorStatus } from '#server/modules/payments/vendor/index.ts';
import type { Card } from './cards.ts';

export type Payment = {
  readonly direction: Direction;
  readonly way: PaymentMethodType;
  /** Shown at the counter or on the transfer; null if paid on a page. */
  readonly payerReference: string | null;
  readonly reference: string;
  /** Deposit that this payment returns, if any. */
  readonly returnOf: string | null;
  readonly amountCents: string;
  readonly currency: string;
  readonly customer: string;
  readonly keepsMethods: boolean;
  readonly methodToken: string | null;
  /** Only origin the page posts messages to; null without a page. */
  pageOrigin: string | null;
  /** Unguessable, part of the page's URL. */
  readonly session: string;
  readonly endsAt: number;
  status: VendorStatus;
  /** True once sent to the bank: no other card can be given. */
  isCharging: boolean;
  card: Card | null;
  /** False if no callback is sent. */
  isTold: boolean;
  /** True if outgoing money is at the counter or the bank. */
  isAccepted: boolean;
};
