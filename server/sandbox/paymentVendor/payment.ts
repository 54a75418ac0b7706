import type { PaymentMethodType } from '#server/modules/payments/rules/index.ts';
import type { Direction, VendorStatus } from '#server/modules/payments/vendor/index.ts';
import type { Card } from './cards.ts';

export type Payment = {
  readonly direction: Direction;
  readonly way: PaymentMethodType;
  /** Reference for counter or transfer; null if paid on a page. */
  readonly payerReference: string | null;
  readonly reference: string;
  /** Deposit returned, if any. */
  readonly returnOf: string | null;
  readonly amountCents: string;
  readonly currency: string;
  readonly customer: string;
  readonly keepsMethods: boolean;
  readonly methodToken: string | null;
  /** Target of the page's messages; null without one. */
  pageOrigin: string | null;
  /** Unguessable: in the page's URL. */
  readonly session: string;
  readonly endsAt: number;
  status: VendorStatus;
  /** True once sent to the bank: no other card. */
  isCharging: boolean;
  card: Card | null;
  /** False if no callback is sent. */
  isTold: boolean;
  /** Outgoing, at counter or bank. */
  isAccepted: boolean;
};
