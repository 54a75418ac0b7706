import type { PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { DEPOSIT_FAILED } from './depositProblems.ts';

/** With PayPal, the player approves at the vendor, then we complete or cancel (product §4). */
export const isPaypal = (providerId: string | null): boolean => providerId === 'paypal';

/** Returns an error text, or null if the receipt shows the result. */
export const completionProblem = (outcome: Pick<PaymentOutcomeFragment, 'uri' | 'userErrors'> | undefined): string | null =>
  outcome?.uri ? null : (outcome?.userErrors.at(-1)?.message ?? DEPOSIT_FAILED);
