import type { Ports } from '../../ports.ts';
import type { VendorStatus } from '../../payments/types.ts';
import { type Behaviour, type Card, tokenOf } from './cards.ts';

const OPEN_MS = 15 * 60_000;
const MOST_PAYMENTS = 5_000;

/** A payment as the vendor knows it. */
export type Payment = {
  readonly reference: string;
  readonly amountCents: string;
  readonly currency: string;
  readonly customer: string;
  readonly keepsMethods: boolean;
  readonly methodToken: string | null;
  /** Only a page of this origin is spoken to. */
  readonly pageOrigin: string;
  /** Stands in the address of its page; nobody else can guess it. */
  readonly session: string;
  readonly endsAt: number;
  status: VendorStatus;
  /** A card was given and the bank is asked: it can be given no more. */
  isCharging: boolean;
  card: Card | null;
  /** Whether our server is told; a card may keep it silent. */
  isTold: boolean;
};

export type NewPayment = Pick<
  Payment,
  'amountCents' | 'currency' | 'customer' | 'keepsMethods' | 'methodToken' | 'pageOrigin' | 'reference'
>;

const outcomes: { readonly [B in Behaviour]: VendorStatus } = {
  APPROVES: 'APPROVED',
  DECLINES: 'DECLINED',
  DECLINES_FOR_GOOD: 'DECLINED',
  MISMATCHES: 'MISMATCH',
  SILENT: 'APPROVED',
  SLOW: 'APPROVED',
};

/** The vendor's book of payments, in memory. */
export class Payments {
  readonly #ports: Ports;
  readonly #byReference = new Map<string, Payment>();
  readonly #bySession = new Map<string, Payment>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The same reference opens the same payment, whatever else is said. */
  open(wish: NewPayment): Payment {
    const known = this.find(wish.reference);
    if (known) return known;
    if (this.#byReference.size >= MOST_PAYMENTS) this.#forget();
    const endsAt = this.#ports.now().getTime() + OPEN_MS;
    const session = this.#ports.newSecret(24);
    const payment: Payment = { ...wish, session, endsAt, status: 'PENDING', isCharging: false, card: null, isTold: true };
    this.#byReference.set(payment.reference, payment);
    this.#bySession.set(payment.session, payment);
    return payment;
  }

  find = (reference: string): Payment | null => this.#looked(this.#byReference.get(reference));
  inSession = (session: string): Payment | null => this.#looked(this.#bySession.get(session));

  /** The bank's answer. */
  decide(payment: Payment): void {
    if (payment.status === 'PENDING' && payment.card) payment.status = outcomes[payment.card.behaviour];
  }

  /** What nobody finished has ended; a bank that is asked answers whenever it does. */
  #looked(payment: Payment | undefined): Payment | null {
    if (payment?.status === 'PENDING' && !payment.isCharging && payment.endsAt <= this.#ports.now().getTime()) payment.status = 'EXPIRED';
    return payment ?? null;
  }

  #forget(): void {
    for (const { reference, session, status } of this.#byReference.values())
      if (status !== 'PENDING') {
        this.#byReference.delete(reference);
        this.#bySession.delete(session);
      }
  }
}

/** A payment as it is told to the operator's server. */
export const wordOf = ({ reference, status, amountCents, currency, keepsMethods, card }: Payment) => ({
  reference,
  status,
  amountCents,
  currency,
  method: keepsMethods && card && status === 'APPROVED' ? { token: tokenOf(card), label: card.label } : null,
});
