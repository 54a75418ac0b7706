import type { OneTimeCodeSource } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

export type MoneyAction = {
  readonly code: OneTimeCodeSource;
  readonly unproven: string;
  readonly earlier: string;
};

export const moneyActions: { readonly [W in Way]: MoneyAction } = {
  deposit: {
    code: 'DEPOSIT',
    unproven: t`We did not make a deposit. We need a code from you first.`,
    earlier: t`We received your earlier deposit, so we did not send this one. See your transactions for its status.`,
  },
  withdrawal: {
    code: 'WITHDRAWAL',
    unproven: t`We did not make a withdrawal. We need a code from you first.`,
    earlier: t`We made your earlier withdrawal, so we did not send this one. See your transactions for its status.`,
  },
};
