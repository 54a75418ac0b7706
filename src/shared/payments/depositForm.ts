import type { PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { t } from '../text/t.ts';
import { parseAmount } from '../money/money.ts';

/** Text if the server gives no reason (product §8). */
export const DEPOSIT_FAILED = t`Your deposit could not be processed. Please contact Customer Support for assistance.`;

type Outcome = Pick<PaymentOutcomeFragment, 'permitted' | 'userErrors'>;

/** Largest (product §9). */
export const MOST_DOLLARS = 1_000_000;

/** Null unless the amount is positive. */
export function centsIn(text: string): number | null {
  const parsed = parseAmount(text);
  return parsed.ok && parsed.value !== null && parsed.value > 0n ? Number(parsed.value) : null;
}

const messagesAt = ({ userErrors }: Outcome, name: string): readonly string[] =>
  userErrors.filter(({ field }) => field.includes(name)).map(({ message }) => message);

const NOT_SENT = t`We could not reach the server. You were not charged. Please try again.`;
/** After a timeout the deposit may have been made. */
export const NOT_ANSWERED = t`We do not know if your deposit went through. Try the same deposit again. You will not be charged twice. See your transactions for its status.`;

export type FormProblems = {
  readonly amount: string | null;
  readonly general: string | null;
  /** Shown as a toast, too (product §8). */
  readonly isToast: boolean;
};
export const noProblems: FormProblems = { amount: null, general: null, isToast: false };

/** Problems of amount, provider, or a forbidden non-preferred provider show at the amount, others above the button with a toast (product §5). */
export function problemsOfValidation(outcome: Outcome, isPreferred: boolean): FormProblems {
  const [named] = [...messagesAt(outcome, 'amountCents'), ...messagesAt(outcome, 'paymentProviderId')];
  if (named !== undefined) return { ...noProblems, amount: named };
  const said = outcome.userErrors.at(-1)?.message ?? null;
  if (!outcome.permitted && !isPreferred) return { ...noProblems, amount: said ?? DEPOSIT_FAILED };
  return said !== null || !outcome.permitted ? { amount: null, general: said, isToast: true } : noProblems;
}

/** `isUnanswered`: sent, not only validated. */
export const problemsOfSilence = (isUnanswered: boolean): FormProblems => ({
  ...noProblems,
  general: isUnanswered ? NOT_ANSWERED : NOT_SENT,
});

/** Shows the last error, above the button (product §5). */
export function problemsOfSubmit(outcome: Outcome): FormProblems {
  const amount = messagesAt(outcome, 'amountCents').at(-1) ?? null;
  const last = outcome.userErrors.at(-1)?.message ?? DEPOSIT_FAILED;
  return { amount, general: last === amount ? null : last, isToast: false };
}
