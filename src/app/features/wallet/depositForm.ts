import type { PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { parseAmount } from '#src/shared/money/money.ts';
import { DEPOSIT_FAILED } from './gatewayMessage.ts';

type Outcome = Pick<PaymentOutcomeFragment, 'permitted' | 'userErrors'>;

/** Cents of what stands in the field; null while it is empty, or holds nothing that could be paid. */
export function centsIn(text: string): number | null {
  const parsed = parseAmount(text);
  return parsed.ok && parsed.value !== null && parsed.value > 0n ? Number(parsed.value) : null;
}

const messagesAt = ({ userErrors }: Outcome, name: string): readonly string[] =>
  userErrors.filter(({ field }) => field.includes(name)).map(({ message }) => message);

export type FormProblems = {
  /** At the amount; null: nothing is wrong with it. */
  readonly amount: string | null;
  /** Over the button. */
  readonly general: string | null;
  /** The generic toast (product §8), since no field of ours is at fault. */
  readonly isToast: boolean;
};
export const noProblems: FormProblems = { amount: null, general: null, isToast: false };

/**
 * What a refused validation shows (product §5): what speaks of the amount or the provider stands at the amount, the amount first; where
 * neither is named the generic toast shows, and what the server has said stands over the button. Whoever is not permitted, with a provider that is not the preferred one, has the amount flagged too.
 */
export function problemsOfValidation(outcome: Outcome, isPreferred: boolean): FormProblems {
  const [named] = [...messagesAt(outcome, 'amountCents'), ...messagesAt(outcome, 'paymentProviderId')];
  if (named !== undefined) return { ...noProblems, amount: named };
  const said = outcome.userErrors.at(-1)?.message ?? null;
  if (!outcome.permitted && !isPreferred) return { ...noProblems, amount: said ?? DEPOSIT_FAILED };
  return said !== null || !outcome.permitted ? { amount: null, general: said, isToast: true } : noProblems;
}

/** What a refused creation shows (product §5): the last word over the button, what speaks of the amount at the amount. */
export function problemsOfSubmit(outcome: Outcome): FormProblems {
  const amount = messagesAt(outcome, 'amountCents').at(-1) ?? null;
  const last = outcome.userErrors.at(-1)?.message ?? DEPOSIT_FAILED;
  return { amount, general: last === amount ? null : last, isToast: false };
}
