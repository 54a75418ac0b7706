import type { OneTimeCodeSource } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

/** Declared by the build alone: no document names a payment, its input or what follows it. */
export type MoneyAction = {
  /** Must be proven where the server asks for it. */
  readonly code: OneTimeCodeSource;
  readonly unproven: string;
  /** An attempt without an answer is sent again without another press. */
  readonly isSentAgainUnasked: boolean;
  /** Said of a press that was not sent since an earlier one had been made. */
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
