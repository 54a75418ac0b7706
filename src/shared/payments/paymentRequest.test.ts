import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaymentRequest, nextRequest, type PaymentRequest, type RequestInput } from './paymentRequest.ts';

const input: RequestInput = { amountCents: 5_000, paymentProviderId: 'debit-card', paymentMethodId: 'm1' };
const before: PaymentRequest = { actionId: 'first', playerId: 'p1', input, isAnswered: false };
const idAfter = (last: PaymentRequest | null, asked: Partial<PaymentRequest> = {}) =>
  nextRequest(last, { playerId: 'p1', input, ...asked }, () => 'new').actionId;

describe('the id of an attempt', () => {
  it('stays for the same attempt whose answer was lost, so that it counts once', () => {
    expect(nextRequest(before, { playerId: 'p1', input: { ...input } }, () => 'new')).toEqual(before);
  });

  it.each<[string, PaymentRequest | null, Partial<PaymentRequest>]>([
    ['after none', null, {}],
    ['after one that was answered', { ...before, isAnswered: true }, {}],
    ['of another player', before, { playerId: 'p2' }],
    ['of another amount', before, { input: { ...input, amountCents: 5_001 } }],
    ['of another card', before, { input: { ...input, paymentMethodId: 'm2' } }],
    ['with a promotion code', before, { input: { ...input, promotionCode: 'WELCOME' } }],
  ])('%s is new', (_, last, asked) => expect(idAfter(last, asked)).toBe('new'));
});

describe('a stored request', () => {
  it('is taken as it was written', () => expect(isPaymentRequest(JSON.parse(JSON.stringify(before)))).toBe(true));

  it('is not taken with a field of another type, or without one', () => {
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
