import type { FragmentType } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  AnnouncedDepositsDocument,
  type AnnouncedPaymentsFragment,
  AnnouncedPaymentsFragmentDoc,
  CancelAnnouncedDepositDocument,
} from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { receiptPath } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { Problem } from '../../parts/payment/Problem.tsx';
import { SureButton } from '../../parts/payment/SureButton.tsx';
import { wordsIn } from '../../parts/text/words.ts';

const FAILED = t`We could not cancel this deposit. Please try again.`;

type Word = 'heading' | 'cancelLabel' | 'cancelText' | 'receiptLabel';

export function AnnouncedPayments({ node }: { readonly node: FragmentType<AnnouncedPaymentsFragment> }) {
  const words = wordsIn<Word>(useNode(AnnouncedPaymentsFragmentDoc, node));
  const client = useApolloClient();
  const headingId = useId();
  // One heading level above the default, because the container has no heading.
  const level = useHeading(-1);
  const { data } = useQuery(AnnouncedDepositsDocument, { fetchPolicy: 'cache-and-network' });
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = data?.announcedDeposits ?? [];
  const cancel = async (depositId: string): Promise<void> => {
    setProblem(null);
    const told = await client.mutate({ mutation: CancelAnnouncedDepositDocument, variables: { depositId } }).catch(() => null);
    const outcome = told?.data?.cancelAnnouncedDeposit;
    if (outcome?.succeeded !== true) setProblem(outcome?.userErrors.at(-1)?.message ?? FAILED);
    await client.refetchQueries({ include: [AnnouncedDepositsDocument] }).catch(() => undefined);
  };
  if (waiting.length === 0) return null;
  return (
    <Card as="section" padding={16} aria-labelledby={headingId}>
      <Stack gap={16}>
        <Heading as={level} size={16} id={headingId}>
          {words.heading ?? t`Waiting for your payment`}
        </Heading>
        {waiting.map(({ id, amount, provider }) => (
          <Stack key={id} gap={4}>
            <SureButton
              subject={`${provider.name}, ${amount.formattedAmount}`}
              label={words.cancelLabel ?? t`Cancel deposit`}
              question={`${t`Cancel this deposit of ${amount.formattedAmount}?`} ${words.cancelText ?? t`If you have already sent money, we will return it to you.`}`}
              onSure={() => cancel(id)}
            />
            <Row>
              <ButtonFace as={Link} to={receiptPath(id)} tone="secondary" size="small">
                {words.receiptLabel ?? t`Reference and instructions`}
              </ButtonFace>
            </Row>
          </Stack>
        ))}
        <Problem>{problem}</Problem>
      </Stack>
    </Card>
  );
}
