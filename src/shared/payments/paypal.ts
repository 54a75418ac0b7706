import type { PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { DEPOSIT_FAILED } from './depositProblems.ts';

/** With PayPal, the player approves the deposit there, then we complete or cancel it (product §4). */
export const isPaypal = (providerId: string | null): boolean => providerId === 'paypal';

/** Error text; null if the receipt shows the result. */
export const completionProblem = (outcome: Pick<PaymentOutcomeFragment, 'uri' | 'userErrors'> | undefined): string | null =>
  outcome?.uri ? null : (outcome?.userErrors.at(-1)?.message ?? DEPOSIT_FAILED);
