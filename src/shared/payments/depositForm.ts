import { t } from '../text/t.ts';
import { parseAmount } from '../money/money.ts';

/** Largest deposit (product §9). */
export const MOST_DOLLARS = 1_000_000;

export function centsIn(text: string): number | null {
  const parsed = parseAmount(text);
  return parsed.ok && parsed.value !== null && parsed.value > 0n ? Number(parsed.value) : null;
}

const NOT_SENT = t`We could not reach the server. You were not charged. Please try again.`;
/** After a timeout, the deposit may have succeeded. */
export const NOT_ANSWERED = t`We do not know if your deposit went through. Try the same deposit again. You will not be charged twice. See your transactions for its status.`;

export type FormProblems = {
  readonly amount: string | null;
  readonly general: string | null;
  /** True if the problem is also shown as a toast (product §8). */
  readonly isToast: boolean;
};
export const noProblems: FormProblems = { amount: null, general: null, isToast: false };

/** Problem to show if no response arrives. `isUnanswered`: the deposit was sent, not only validated. */
export const problemsOfSilence = (isUnanswered: boolean): FormProblems => ({
  ...noProblems,
  general: isUnanswered ? NOT_ANSWERED : NOT_SENT,
});
