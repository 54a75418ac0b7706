import type { PayWay } from '#server/modules/payments/rules/index.ts';
import type { Direction, VendorStatus } from '#server/modules/payments/vendor/index.ts';
import type { Card } from './cards.ts';

/** A payment as the vendor knows it. */
export type Payment = {
  readonly direction: Direction;
  readonly way: PayWay;
  /** What is shown at the counter, or stands on the transfer; null where there is a page. */
  readonly payerReference: string | null;
  readonly reference: string;
  /** Of the payment that is sent back whence it came; null for every other. */
  readonly returnOf: string | null;
  readonly amountCents: string;
  readonly currency: string;
  readonly customer: string;
  readonly keepsMethods: boolean;
  readonly methodToken: string | null;
  /** Only a page of this origin is spoken to; null where there is no page. */
  pageOrigin: string | null;
  /** Stands in the address of its page; nobody else can guess it. */
  readonly session: string;
  readonly endsAt: number;
  status: VendorStatus;
  /** A card or account was given and the bank is asked: it can be given no more. */
  isCharging: boolean;
  card: Card | null;
  /** Whether our server is told; a card may keep it silent. */
  isTold: boolean;
  /** Money that goes out is ready at the counter, or with the bank. */
  isAccepted: boolean;
};
