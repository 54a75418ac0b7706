import type { Ports } from '#server/platform/ports.ts';
import type { PaymentMethodType } from '#server/modules/payments/rules/index.ts';
import type { VendorStatus } from '#server/modules/payments/vendor/index.ts';
import { type Behaviour, type Card, tokenOf } from './cards.ts';
import type { Payment } from './payment.ts';
import { appendTo, readBook, rewrite } from './paymentFile.ts';

const OPEN_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** Milliseconds until cash payments and bank transfers expire. */
const opens: { readonly [W in PaymentMethodType]?: number } = { cash: 3 * DAY_MS, wire: 10 * DAY_MS };
const MOST_PAYMENTS = 5_000;

export type NewPayment = Pick<
  Payment,
  | 'amountCents'
  | 'currency'
  | 'customer'
  | 'direction'
  | 'keepsMethods'
  | 'methodToken'
  | 'pageOrigin'
  | 'payerReference'
  | 'reference'
  | 'returnOf'
  | 'way'
>;

const outcomes: { readonly [B in Behaviour]: VendorStatus } = {
  APPROVES: 'APPROVED',
  DECLINES: 'DECLINED',
  DECLINES_FOR_GOOD: 'DECLINED',
  MISMATCHES: 'MISMATCH',
  SILENT: 'APPROVED',
  SLOW: 'APPROVED',
};

/** Stores payments. Writes each step to a file before reporting it, so that a restart pays nothing twice. */
export class Payments {
  readonly #ports: Ports;
  readonly #file: string;
  readonly #byReference = new Map<string, Payment>();
  readonly #bySession = new Map<string, Payment>();
  #isRead = false;

  constructor(ports: Ports, file: string) {
    this.#ports = ports;
    this.#file = file;
  }

  /** Opens one payment per reference. A repeated call changes only the origin of the payment's page. */
  open(wish: NewPayment): Payment {
    const known = this.find(wish.reference);
    if (known) {
      if (wish.pageOrigin !== null && known.pageOrigin !== null && wish.pageOrigin !== known.pageOrigin)
        this.#change(known, { pageOrigin: wish.pageOrigin });
      return known;
    }
    if (this.#byReference.size >= MOST_PAYMENTS) this.#forget();
    const endsAt = this.#ports.now().getTime() + (hasPage(wish) ? OPEN_MS : (opens[wish.way] ?? OPEN_MS));
    const session = this.#ports.newSecret(24);
    const payment: Payment = {
      ...wish,
      session,
      endsAt,
      status: 'PENDING',
      isCharging: false,
      card: null,
      isTold: true,
      isAccepted: false,
    };
    this.#keep(payment);
    appendTo(this.#file, payment);
    return payment;
  }

  /** True if the deposit `returnOf` had this amount and currency, and no other payment returns it. */
  mayReturn({ reference, returnOf, amountCents, currency }: NewPayment): boolean {
    const came = this.find(returnOf ?? '');
    const isSame = came?.direction === 'in' && came.status === 'APPROVED' && came.amountCents === amountCents && came.currency === currency;
    return isSame && ![...this.#byReference.values()].some((each) => each.returnOf === returnOf && each.reference !== reference);
  }

  find = (reference: string): Payment | null => this.#looked(this.#read().#byReference.get(reference));
  inSession = (session: string): Payment | null => this.#looked(this.#read().#bySession.get(session));

  charge(payment: Payment, card: Card): void {
    this.#change(payment, { card, isCharging: true, isTold: card.behaviour !== 'SILENT' });
  }

  /** Stores the player's approval. The operator must then complete the payment. */
  approve(payment: Payment, card: Card): void {
    this.#change(payment, { card });
  }

  accept(payment: Payment): void {
    if (payment.status === 'PENDING' && !payment.isAccepted) this.#change(payment, { isAccepted: true });
  }

  awaited = (): readonly Payment[] =>
    [...this.#read().#byReference.values()]
      .filter((each) => typeof each.payerReference === 'string' && this.#looked(each)?.status === 'PENDING')
      .filter((each) => (each.direction === 'in' ? !each.isCharging : each.isAccepted))
      .toReversed();

  decide(payment: Payment): void {
    if (payment.status === 'PENDING' && payment.card) this.#change(payment, { status: outcomes[payment.card.behaviour] });
  }

  end(payment: Payment, status: 'APPROVED' | 'DECLINED' | 'EXPIRED'): void {
    if (payment.status === 'PENDING') this.#change(payment, { status });
  }

  charging = (): readonly Payment[] =>
    [...this.#read().#byReference.values()].filter((each) => each.isCharging && each.status === 'PENDING');

  #change(
    payment: Payment,
    changes: Partial<Pick<Payment, 'card' | 'isAccepted' | 'isCharging' | 'isTold' | 'pageOrigin' | 'status'>>,
  ): void {
    Object.assign(payment, changes);
    appendTo(this.#file, payment);
  }

  #keep(payment: Payment): void {
    this.#byReference.set(payment.reference, payment);
    this.#bySession.set(payment.session, payment);
  }

  #read(): this {
    if (this.#isRead) return this;
    this.#isRead = true;
    for (const payment of readBook(this.#file)) this.#keep(payment);
    rewrite(this.#file, [...this.#byReference.values()]);
    return this;
  }

  /** Expires an overdue payment, unless the bank already has it. */
  #looked(payment: Payment | undefined): Payment | null {
    if (payment && !payment.isCharging && payment.endsAt <= this.#ports.now().getTime()) this.end(payment, 'EXPIRED');
    return payment ?? null;
  }

  #forget(): void {
    const over = [...this.#byReference.values()].filter(({ status }) => status !== 'PENDING');
    for (const { reference, session } of over.slice(0, Math.ceil(over.length / 2))) {
      this.#byReference.delete(reference);
      this.#bySession.delete(session);
    }
    rewrite(this.#file, [...this.#byReference.values()]);
  }
}

/** True if the player needs a page. Transfers with a payer reference, cash payouts and returned deposits have none. */
export const hasPage = ({
  direction,
  way,
  payerReference,
  returnOf,
}: Pick<Payment, 'direction' | 'payerReference' | 'returnOf' | 'way'>): boolean =>
  direction === 'in' ? payerReference === null : way !== 'cash' && typeof returnOf !== 'string';

export const wordOf = ({ direction, reference, status, amountCents, currency, keepsMethods, card, isAccepted }: Payment) => ({
  direction,
  reference,
  status: status === 'PENDING' && isAccepted ? ('ACCEPTED' as const) : status,
  amountCents,
  currency,
  method: keepsMethods && card && status === 'APPROVED' ? { token: tokenOf(card), label: card.label } : null,
});
