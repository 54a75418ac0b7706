import type { FragmentType } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { type PaymentTotalFragment, PaymentTotalFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { usePayment } from '../../parts/payment/payment.ts';
import { wordsIn } from '../../parts/text/words.ts';

const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '$12 $16',
  margin: 0,
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: '$medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

type Word = 'heading' | 'amountLabel' | 'providerLabel' | 'methodLabel' | 'newMethodText' | 'balanceLabel';

export function PaymentTotal({ node }: { readonly node: FragmentType<PaymentTotalFragment> }) {
  const words = wordsIn<Word>(useNode(PaymentTotalFragmentDoc, node));
  const { confirming } = usePayment();
  const heading = useRef<HTMLHeadingElement>(null);
  const level = useHeading(-1);
  useEffect(() => heading.current?.focus(), []);
  if (confirming === null) return null;
  const { amount, providerName, methodName, balanceAfter } = confirming.confirmation;
  return (
    <Stack gap={16}>
      <Heading as={level} size={22} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>
        {words.heading ?? t`Confirm your withdrawal`}
      </Heading>
      <Card padding={16}>
        <Lines>
          <dt>{words.amountLabel ?? t`Amount`}</dt>
          <dd>{amount.formattedAmount}</dd>
          <dt>{words.providerLabel ?? t`Send to`}</dt>
          <dd>{providerName}</dd>
          <dt>{words.methodLabel ?? t`Send to`}</dt>
          <dd>{methodName ?? words.newMethodText ?? t`The account you enter next`}</dd>
          {balanceAfter ? (
            <>
              <dt>{words.balanceLabel ?? t`Balance after`}</dt>
              <dd>{balanceAfter.formattedAmount}</dd>
            </>
          ) : null}
        </Lines>
      </Card>
    </Stack>
  );
}
