import { expect, it } from 'vitest';
import { DEPOSIT_FAILED } from './depositForm.ts';
import { completionProblem, isPaypal } from './paypal.ts';

const uri = { __typename: 'PaymentUri' as const, webUrl: '/w', transactionId: 't', deepLink: null };
const error = (message: string) => ({ __typename: 'UserError' as const, field: [], message });

it('is told by the provider of the address', () => expect(['paypal', 'debit-card', null].map(isPaypal)).toEqual([true, false, false]));

it('leads to the receipt once it was completed, else to the last reason', () => {
  expect(completionProblem({ uri, userErrors: [] })).toBeNull();
  expect(completionProblem({ uri: null, userErrors: [error('first'), error('last')] })).toBe('last');
  expect(completionProblem({ uri: null, userErrors: [] })).toBe(DEPOSIT_FAILED);
  expect(completionProblem(undefined)).toBe(DEPOSIT_FAILED);
});
