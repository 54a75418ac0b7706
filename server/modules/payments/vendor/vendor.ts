import { jwtVerify } from 'jose';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';

import { type Direction, VENDOR_STATUSES, type VendorStatus, type VendorWord } from '../types.ts';
import type { PaymentMethodType } from '../rules/methodTypes.ts';
import { askVendor } from '#server/platform/http/askVendor.ts';

export type PaymentVendor = {
  readonly apiOrigin: string;
  readonly pageOrigin: string;
  readonly secret: string;
};

const TIMEOUT_MS = 5_000;
const MAX_AGE_SECONDS = 300;
export const CALLBACK_TYPE = 'payment+jwt';
export const CALLBACK_AUDIENCE = 'linemaker';

export type Opening = {
  readonly direction: Direction;
  readonly way: PaymentMethodType;
  readonly payerReference: string | null;
  readonly reference: string;
  readonly amountCents: bigint;
  readonly currency: string;
  readonly customer: string;
  readonly keepsMethods: boolean;
  readonly methodToken: string | null;
  readonly returnOf: string | null;
  readonly pageOrigin: string | null;
};

/** Charges or cancels at the vendor. Sends. Null without a valid answer. */
export async function endApproved(vendor: PaymentVendor, reference: string, end: 'cancel' | 'complete'): Promise<VendorWord | null> {
  const answer = await askVendor(vendor, TIMEOUT_MS, `/payments/${encodeURIComponent(reference)}/${end}`, { method: 'POST' });
  const word = answer?.ok ? wordIn(answer.body) : null;
  return word?.reference === reference ? word : null;
}

/** HTTP statuses of permanent refusals; others may be temporary. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 402, 410, 413, 422]);

export type OpenedPayment =
  | { readonly kind: 'opened'; readonly url: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

/** Opens a payment at the vendor. Sends; safe to repeat with the same `reference`. */
export async function openPayment(vendor: PaymentVendor, { amountCents, ...opening }: Opening): Promise<OpenedPayment> {
  const body = JSON.stringify({ ...opening, amountCents: String(amountCents) });
  const answer = await askVendor(vendor, TIMEOUT_MS, '/payments', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  if (answer && FOR_GOOD.has(answer.status)) return { kind: 'refused', status: answer.status };
  const url = answer?.ok && isPlainObject(answer.body) ? answer.body['url'] : undefined;
  const isOurs = typeof url === 'string' && URL.canParse(url) && new URL(url).origin === vendor.pageOrigin;
  return isOurs ? { kind: 'opened', url } : { kind: 'unreachable' };
}

/** Queries a payment's state. Sends. Null without a valid answer; `unknown` on 404. */
export async function findPayment(vendor: PaymentVendor, reference: string): Promise<VendorWord | 'unknown' | null> {
  const answer = await askVendor(vendor, TIMEOUT_MS, `/payments/${encodeURIComponent(reference)}`, {});
  if (answer === null) return null;
  if (answer.status === 404) return 'unknown';
  const word = answer.ok ? wordIn(answer.body) : null;
  return word?.reference === reference ? word : null;
}

/** Null unless the callback is recent and the vendor signed it. */
export async function readCallback({ secret }: PaymentVendor, ports: Ports, token: unknown): Promise<VendorWord | null> {
  if (typeof token !== 'string') return null;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      typ: CALLBACK_TYPE,
      audience: CALLBACK_AUDIENCE,
      currentDate: ports.now(),
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: 5,
    });
    return wordIn(payload);
  } catch {
    return null;
  }
}

const isStatus = (value: unknown): value is VendorStatus => VENDOR_STATUSES.some((status) => status === value);
const isShort = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

function wordIn(body: unknown): VendorWord | null {
  if (!isPlainObject(body)) return null;
  const { direction = 'in', reference, status, amountCents, currency, method } = body;
  if (direction !== 'in' && direction !== 'out') return null;
  if (!isShort(reference) || !isStatus(status) || !isShort(currency)) return null;
  if (typeof amountCents !== 'string' || !/^\d{1,15}$/.test(amountCents)) return null;
  const { token, label } = membersOf(method);
  return {
    direction,
    reference,
    status,
    amountCents: BigInt(amountCents),
    currency,
    method: isShort(token) && isShort(label) ? { token, label } : null,
  };
}
