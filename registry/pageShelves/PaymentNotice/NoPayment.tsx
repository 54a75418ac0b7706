import { t } from '#src/shared/text/t.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { Notice } from '../../parts/payment/Notice.tsx';
import type { Landing } from '../../parts/payment/payment.ts';

const builtIn = (): { readonly [W in Way]: Readonly<Record<'refusedTitle' | 'shutTitle' | 'shutText' | 'noneText', string>> } => ({
  deposit: {
    refusedTitle: t`You can’t deposit right now`,
    shutTitle: t`Deposits are not available yet`,
    shutText: t`You were not charged, and your betslip has not changed.`,
    noneText: t`Please come back later.`,
  },
  withdrawal: {
    refusedTitle: t`You can’t withdraw right now`,
    shutTitle: t`Withdrawals are not available yet`,
    shutText: t`Your balance has not changed. See your account summary for the amount you can withdraw.`,
    noneText: t`Your money is safe. Please contact support.`,
  },
});

export type NoPaymentWord = 'refusedTitle' | 'shutTitle' | 'shutText' | 'noneTitle' | 'noneText' | 'helpLabel';

type Props = {
  readonly way: Way;
  readonly landing: Extract<Landing, { readonly at: 'refused' | 'none' | 'closed' }>;
  readonly words: Readonly<Partial<Record<NoPaymentWord, string>>>;
};

export function NoPayment({ way, landing, words }: Props) {
  const built = builtIn()[way];
  const support = words.helpLabel ?? t`Contact Support`;
  if (landing.at === 'refused') return <Notice title={words.refusedTitle ?? built.refusedTitle} body={landing.message} support={support} />;
  if (landing.at === 'closed')
    return <Notice title={words.shutTitle ?? built.shutTitle} body={words.shutText ?? built.shutText} support={support} />;
  return <Notice title={words.noneTitle ?? t`No payment method is available`} body={words.noneText ?? built.noneText} support={support} />;
}
