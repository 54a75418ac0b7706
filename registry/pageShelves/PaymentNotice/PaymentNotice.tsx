import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { type PaymentNoticeFragment, PaymentNoticeFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';
import type { NoPaymentWord } from './NoPayment.tsx';

const NoPayment = lazyWithRetry(async () => (await import('./NoPayment.tsx')).NoPayment);

/** Uses built-in texts, because layout texts may not load without a network. */
const lost: { readonly [W in Way]: Readonly<Record<'title' | 'text', string>> } = {
  deposit: { title: t`We could not load your deposit options`, text: t`You were not charged.` },
  withdrawal: { title: t`We could not load your withdrawal options`, text: t`Your balance has not changed.` },
};

type Word = NoPaymentWord | 'lostTitle' | 'lostText' | 'openTitle' | 'openText' | 'retryLabel';

export function PaymentNotice({ node }: { readonly node: FragmentType<PaymentNoticeFragment> }) {
  const words = wordsIn<Word>(useNode(PaymentNoticeFragmentDoc, node));
  const { way, landing } = usePayment();
  if (landing.at === 'loading') return null;
  if (landing.at === 'open') return <Above title={words.openTitle} text={words.openText} />;
  if (landing.at !== 'lost')
    return (
      <Suspense fallback={<div role="status" aria-label={t`Loading`} />}>
        <NoPayment way={way} landing={landing} words={words} />
      </Suspense>
    );
  return (
    <EmptyState
      illustration="error"
      title={words.lostTitle ?? lost[way].title}
      body={words.lostText ?? lost[way].text}
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
