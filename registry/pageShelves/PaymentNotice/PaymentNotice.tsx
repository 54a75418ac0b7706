import type { FragmentType } from '@apollo/client';
import { type PaymentNoticeFragment, PaymentNoticeFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Notice } from '../../parts/payment/Notice.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const builtIn = (): {
  readonly [W in Way]: Readonly<Record<'refusedTitle' | 'shutTitle' | 'shutText' | 'noneText' | 'lostTitle' | 'lostText', string>>;
} => ({
  deposit: {
    refusedTitle: t`You can’t deposit right now`,
    shutTitle: t`Deposits are not available yet`,
    shutText: t`You were not charged, and your betslip has not changed.`,
    noneText: t`Please come back later.`,
    lostTitle: t`We could not load your deposit options`,
    lostText: t`You were not charged.`,
  },
  withdrawal: {
    refusedTitle: t`You can’t withdraw right now`,
    shutTitle: t`Withdrawals are not available yet`,
    shutText: t`Your balance has not changed. See your account summary for the amount you can withdraw.`,
    noneText: t`Your money is safe. Please contact support.`,
    lostTitle: t`We could not load your withdrawal options`,
    lostText: t`Your balance has not changed.`,
  },
});

type Word =
  | ('refusedTitle' | 'shutTitle' | 'shutText' | 'noneTitle' | 'noneText' | 'lostTitle' | 'lostText')
  | ('openTitle' | 'openText' | 'retryLabel' | 'helpLabel');

export function PaymentNotice({ node }: { readonly node: FragmentType<PaymentNoticeFragment> }) {
  const words = wordsIn<Word>(useNode(PaymentNoticeFragmentDoc, node));
  const { way, landing } = usePayment();
  const built = builtIn()[way];
  const support = words.helpLabel ?? t`Contact Support`;
  if (landing.at === 'refused') return <Notice title={words.refusedTitle ?? built.refusedTitle} body={landing.message} support={support} />;
  if (landing.at === 'closed')
    return <Notice title={words.shutTitle ?? built.shutTitle} body={words.shutText ?? built.shutText} support={support} />;
  if (landing.at === 'none')
    return (
      <Notice title={words.noneTitle ?? t`No payment method is available`} body={words.noneText ?? built.noneText} support={support} />
    );
  if (landing.at === 'open') return <Above title={words.openTitle} text={words.openText} />;
  if (landing.at !== 'lost') return null;
  return (
    <EmptyState
      illustration="error"
      title={words.lostTitle ?? built.lostTitle}
      body={words.lostText ?? built.lostText}
      action={<Button onClick={landing.again}>{words.retryLabel ?? t`Try again`}</Button>}
    />
  );
}

type AboveProps = { readonly title: string | undefined; readonly text: string | undefined };

function Above({ title, text }: AboveProps) {
  if (title === undefined && text === undefined) return null;
  return (
    <Card as="aside" padding={16}>
      <Stack gap={4}>
        {title === undefined ? null : <Text weight="medium">{title}</Text>}
        {text === undefined ? null : (
          <Text size={13} tone="ink2">
            {text}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
