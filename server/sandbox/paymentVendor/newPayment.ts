import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { PaymentMethodType } from '#server/modules/payments/rules/index.ts';
import { hasPage, type NewPayment } from './payments.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 500;

const WAYS: readonly PaymentMethodType[] = ['applepay', 'bank', 'card', 'cash', 'echeck', 'interac', 'paypal', 'wire'];

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Returns null for a malformed field. Only an outgoing payment may return a deposit. */
function courseIn(read: Readonly<Record<string, unknown>>) {
  const { direction = 'in', way: named = 'card', payerReference = null, returnOf = null } = read;
  const way = WAYS.find((each) => each === named);
  if (way === undefined || (direction !== 'in' && direction !== 'out')) return null;
  if (!isTextOrNull(payerReference) || !isTextOrNull(returnOf) || (returnOf !== null && direction === 'in')) return null;
  return { direction, way, payerReference, returnOf } as const;
}

export function parseNewPayment(body: unknown): NewPayment | null {
  if (!isPlainObject(body)) return null;
  const { reference, amountCents, currency, customer, keepsMethods, methodToken, pageOrigin = null } = body;
  const course = courseIn(body);
  if (course === null) return null;
  if (!isText(reference) || !isText(amountCents) || !isText(currency) || !isText(customer)) return null;
  if (!/^[1-9]\d{0,11}$/.test(amountCents)) return null;
  const page = pageOrigin === null ? null : pageOf(pageOrigin);
  // Payouts by token, cash payouts, and transfers with a payer reference have no page.
  const needsPage = hasPage(course) && !(course.direction === 'out' && isText(methodToken));
  if (page === undefined || (page === null && needsPage)) return null;
  return {
    ...course,
    reference,
    amountCents,
    currency,
    customer,
    keepsMethods: keepsMethods === true,
    methodToken: isText(methodToken) ? methodToken : null,
    pageOrigin: page,
  };
}

function pageOf(written: unknown): string | undefined {
  if (!isText(written) || !URL.canParse(written)) return undefined;
  const { hostname, origin } = new URL(written);
  return /(^|\.)localhost$/.test(hostname) ? origin : undefined;
}
