import type { OneTimeCodeSource } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

/** Built in: no document names payments. */
export type MoneyAction = {
  /** Proven where the server asks. */
  readonly code: OneTimeCodeSource;
  readonly unproven: string;
  /** Resent without another press. */
  readonly isSentAgainUnasked: boolean;
  /** Text if an earlier one was made. */
  readonly earlier: string;
};

export const moneyActions: { readonly [W in Way]: MoneyAction } = {
  deposit: {
    code: 'DEPOSIT',
    unproven: t`No deposit was made: we need a code from you for that.`,
    isSentAgainUnasked: false,
    earlier: t`Your earlier deposit had arrived: your transactions tell what became of it. This one was not sent.`,
  },
  withdrawal: {
    code: 'WITHDRAWAL',
    unproven: t`No withdrawal was made: we need a code from you for that.`,
    isSentAgainUnasked: true,
    earlier: t`Your earlier withdrawal was made: your transactions show it. This one was not sent.`,
  },
};
