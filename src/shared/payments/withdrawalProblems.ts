import type { PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { t } from '../text/t.ts';
import type { FormProblems } from './depositForm.ts';

export type WithdrawalProblems = Pick<FormProblems, 'amount' | 'general'>;

const REFUSED = t`Your withdrawal could not be processed. Please contact Customer Support for assistance.`;

export function problemsOf({ userErrors }: Pick<PaymentOutcomeFragment, 'userErrors'>): WithdrawalProblems {
  const amount = userErrors.findLast(({ field }) => field.includes('amountCents'))?.message ?? null;
  const other = userErrors.findLast(({ field }) => !field.includes('amountCents'))?.message ?? null;
  return { amount, general: other ?? (amount === null ? REFUSED : null) };
}
