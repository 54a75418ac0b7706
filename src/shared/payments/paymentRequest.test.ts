import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRequest } from './nextRequest.ts';
import { isPaymentRequest, type PaymentRequest, type RequestInput } from './paymentRequest.ts';

const input: RequestInput = { amountCents: 5_000, paymentProviderId: 'debit-card', paymentMethodId: 'm1' };
const before: PaymentRequest = { actionId: 'first', playerId: 'p1', input, isAnswered: false };
const idAfter = (last: PaymentRequest | null, asked: Partial<PaymentRequest> = {}) =>
  nextRequest(last, { playerId: 'p1', input, ...asked }, () => 'new').actionId;

describe('the id of an attempt', () => {
  it('a lost attempt repeated unchanged keeps its id', () => {
    expect(nextRequest(before, { playerId: 'p1', input: { ...input } }, () => 'new')).toEqual(before);
  });

  it.each<[string, PaymentRequest | null, Partial<PaymentRequest>]>([
    ['after none', null, {}],
    ['after one that was answered', { ...before, isAnswered: true }, {}],
    ['of another player', before, { playerId: 'p2' }],
    ['of another amount', before, { input: { ...input, amountCents: 5_001 } }],
    ['of another card', before, { input: { ...input, paymentMethodId: 'm2' } }],
    ['with a promotion code', before, { input: { ...input, promotionCode: 'WELCOME' } }],
  ])('a payment request %s gets a new id', (_, last, asked) => expect(idAfter(last, asked)).toBe('new'));
});

describe('a stored request', () => {
  it('a stored request is read back', () => expect(isPaymentRequest(JSON.parse(JSON.stringify(before)))).toBe(true));

  it('a stored request with a missing or mistyped field is refused', () => {
    const fields = Object.keys(before) as readonly (keyof PaymentRequest)[];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.constantFrom<unknown>(undefined, null, 7, [], { amountCents: '5' }), (field, value) => {
        expect(isPaymentRequest({ ...before, [field]: value })).toBe(false);
      }),
    );
    expect(isPaymentRequest({ ...before, input: { ...input, amountCents: 0.5 } })).toBe(false);
    expect(isPaymentRequest(null)).toBe(false);
  });
});
