import type { PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { t } from '../text/t.ts';
import { type FormProblems, noProblems } from './depositForm.ts';

/** Shown if the server gives no reason (product §8). */
export const DEPOSIT_FAILED = t`Your deposit could not be processed. Please contact Customer Support for assistance.`;

type Outcome = Pick<PaymentOutcomeFragment, 'permitted' | 'userErrors'>;

const messagesAt = ({ userErrors }: Outcome, name: string): readonly string[] =>
  userErrors.filter(({ field }) => field.includes(name)).map(({ message }) => message);

/** Puts problems of amount or provider at the amount field, others above the button and in a toast (product §5). */
export function problemsOfValidation(outcome: Outcome, isPreferred: boolean): FormProblems {
  const [named] = [...messagesAt(outcome, 'amountCents'), ...messagesAt(outcome, 'paymentProviderId')];
  if (named !== undefined) return { ...noProblems, amount: named };
  const said = outcome.userErrors.at(-1)?.message ?? null;
  if (!outcome.permitted && !isPreferred) return { ...noProblems, amount: said ?? DEPOSIT_FAILED };
  return said !== null || !outcome.permitted ? { amount: null, general: said, isToast: true } : noProblems;
}

/** Last error, shown above the button, or at the amount field if it concerns the amount (product §5). */
export function problemsOfSubmit(outcome: Outcome): FormProblems {
  const amount = messagesAt(outcome, 'amountCents').at(-1) ?? null;
  const last = outcome.userErrors.at(-1)?.message ?? DEPOSIT_FAILED;
  return { amount, general: last === amount ? null : last, isToast: false };
}
