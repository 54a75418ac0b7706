import { useEffect, useRef } from 'react';
import type { WithdrawalConfirmationFieldsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import type { Sending } from './useWithdrawal.ts';

const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '$12 $16',
  margin: 0,
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: '$medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  readonly confirmation: WithdrawalConfirmationFieldsFragment;
  readonly sending: Sending;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
};

export function ConfirmWithdrawal({ confirmation, sending, problem, onConfirm, onBack }: Props) {
  const { amount, providerName, methodName, balanceAfter } = confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={16}>
      <Heading as="h2" size={22} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>{t`Confirm your withdrawal`}</Heading>
      <Card padding={16}>
        <Lines>
          <dt>{t`Amount`}</dt>
          <dd>{amount.formattedAmount}</dd>
          <dt>{t`Paid by`}</dt>
          <dd>{providerName}</dd>
          <dt>{t`Paid to`}</dt>
          <dd>{methodName ?? t`The account that you give next`}</dd>
          {balanceAfter ? (
            <>
              <dt>{t`Balance after`}</dt>
              <dd>{balanceAfter.formattedAmount}</dd>
            </>
          ) : null}
        </Lines>
      </Card>
      <Text
        as="p"
        size={13}
        tone="ink2"
      >{t`The money is set aside at once and cannot be bet. A withdrawal that was made cannot be taken back.`}</Text>
      <div aria-live="polite">
        {sending === 'unanswered' ? (
          <Text as="p">{t`We did not hear whether your withdrawal was made, and are asking. It is made once.`}</Text>
        ) : problem === null ? null : (
          <Text as="p" role="alert" tone="negative">
            {problem}
          </Text>
        )}
      </div>
      <Stack gap={8}>
        <Button block size="large" busy={sending !== 'idle'} onClick={onConfirm}>{t`Confirm ${amount.formattedAmount}`}</Button>
        <Button block tone="quiet" disabled={sending !== 'idle'} onClick={onBack}>{t`Back`}</Button>
      </Stack>
    </Stack>
  );
}
