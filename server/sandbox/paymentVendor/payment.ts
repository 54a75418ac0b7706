import type { PaymentMethodType } from '#server/modules/payments/rules/index.ts';
import type { Direction, VendorStatus } from '#server/modules/payments/vendor/index.ts';
import type { Card } from './cards.ts';

export type Payment = {
  readonly direction: Direction;
  readonly way: PaymentMethodType;
  /** Reference that the player writes on the bank transfer. Null if the player pays on a page. */
  readonly payerReference: string | null;
  readonly reference: string;
  readonly returnOf: string | null;
  readonly amountCents: string;
  readonly currency: string;
  readonly customer: string;
  readonly keepsMethods: boolean;
  readonly methodToken: string | null;
  pageOrigin: string | null;
  readonly session: string;
  readonly endsAt: number;
  status: VendorStatus;
  /** True after the bank has the payment. The card can then not change any more. */
  isCharging: boolean;
  card: Card | null;
  isTold: boolean;
  isAccepted: boolean;
};
