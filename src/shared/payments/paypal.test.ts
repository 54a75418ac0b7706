import { expect, it } from 'vitest';
import { DEPOSIT_FAILED } from './depositProblems.ts';
import { completionProblem, isPaypal } from './paypal.ts';

const uri = { __typename: 'PaymentUri' as const, webUrl: '/w', transactionId: 't', deepLink: null };
const error = (message: string) => ({ __typename: 'UserError' as const, field: [], message });

it('PayPal is recognised by the address’s provider', () =>
  expect(['paypal', 'debit-card', null].map(isPaypal)).toEqual([true, false, false]));

it('a completed PayPal deposit has no problem, and another has its last reason', () => {
  expect(completionProblem({ uri, userErrors: [] })).toBeNull();
  expect(completionProblem({ uri: null, userErrors: [error('first'), error('last')] })).toBe('last');
  expect(completionProblem({ uri: null, userErrors: [] })).toBe(DEPOSIT_FAILED);
  expect(completionProblem(undefined)).toBe(DEPOSIT_FAILED);
});
