import { describe, expect, it } from 'vitest';
import { centsIn } from './depositForm.ts';
import { DEPOSIT_FAILED, problemsOfSubmit, problemsOfValidation } from './depositProblems.ts';

const error = (message: string, ...field: readonly string[]) => ({ __typename: 'UserError' as const, field, message });

describe('an amount', () => {
  it.each([
    ['', null],
    ['0', null],
    ['0.00', null],
    ['12', 1_200],
    ['12.5', 1_250],
    ['1234.56', 123_456],
    ['x', null],
    ['1e3', null],
  ])('the amount %j is %j cents', (text, cents) => expect(centsIn(text)).toBe(cents));
});

describe('a refused validation', () => {
  const refused = (...userErrors: readonly ReturnType<typeof error>[]) => ({ permitted: true, userErrors });

  it('a refused validation is shown at the amount, errors of the amount first', () => {
    const both = refused(error('provider', 'paymentProviderId'), error('amount', 'input', 'amountCents'));
    expect(problemsOfValidation(both, true)).toMatchObject({ amount: 'amount', isToast: false });
    expect(problemsOfValidation(refused(error('provider', 'paymentProviderId')), true)).toMatchObject({
      amount: 'provider',
      isToast: false,
    });
  });

  it('a refusal without a field shows the generic toast and its reason above the button', () => {
    expect(problemsOfValidation(refused(error('other')), true)).toEqual({ amount: null, general: 'other', isToast: true });
  });

  it('a validation without permission is shown at the amount, or as a toast for the preferred provider', () => {
    const none = { permitted: false, userErrors: [] };
    expect(problemsOfValidation(none, false)).toMatchObject({ amount: DEPOSIT_FAILED });
    expect(problemsOfValidation(none, true)).toMatchObject({ amount: null, general: null, isToast: true });
  });

  it('a deposit that passes validation shows no problems', () => {
    expect(problemsOfValidation({ permitted: true, userErrors: [] }, false)).toEqual({ amount: null, general: null, isToast: false });
  });
});

describe('a refused creation', () => {
  it('a refused creation shows its last error above the button, and errors of the amount there', () => {
    const errors = { permitted: true, userErrors: [error('too much', 'amountCents'), error('last')] };
    expect(problemsOfSubmit(errors)).toEqual({ amount: 'too much', general: 'last', isToast: false });
    expect(problemsOfSubmit({ permitted: true, userErrors: [error('too much', 'amountCents')] })).toMatchObject({ general: null });
    expect(problemsOfSubmit({ permitted: false, userErrors: [] })).toMatchObject({ general: DEPOSIT_FAILED });
  });
});
