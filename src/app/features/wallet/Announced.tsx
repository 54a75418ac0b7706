import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnnouncedDepositsDocument, CancelAnnouncedDepositDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { SureButton } from './manage/SureButton.tsx';
import { receiptPath } from '#src/shared/payments/walletPaths.ts';

const FAILED = t`We could not cancel this deposit. Please try again.`;

export function Announced() {
  const client = useApolloClient();
  const { data } = useQuery(AnnouncedDepositsDocument, { fetchPolicy: 'cache-and-network' });
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = data?.announcedDeposits ?? [];
  const cancel = async (depositId: string): Promise<void> => {
    setProblem(null);
    const told = await client.mutate({ mutation: CancelAnnouncedDepositDocument, variables: { depositId } }).catch(() => null);
    const outcome = told?.data?.cancelAnnouncedDeposit;
    if (outcome?.succeeded !== true) setProblem(outcome?.userErrors.at(-1)?.message ?? FAILED);
    // Ignore: the next fetch shows the result.
    await client.refetchQueries({ include: [AnnouncedDepositsDocument] }).catch(() => undefined);
  };
  if (waiting.length === 0) return null;
  return (
    <Card as="section" padding={16} aria-labelledby="announced">
      <Stack gap={16}>
        <Heading as="h2" size={16} id="announced">{t`Waiting for your money`}</Heading>
        {waiting.map(({ id, amount, provider }) => (
          <Stack key={id} gap={4}>
            <SureButton
              subject={`${provider.name}, ${amount.formattedAmount}`}
              label={t`Cancel deposit`}
              question={t`Cancel this deposit of ${amount.formattedAmount}? Money that is already on its way is sent back to you.`}
              onSure={() => cancel(id)}
            />
            <Row>
              <ButtonFace as={Link} to={receiptPath(id)} tone="secondary" size="small">{t`Reference and instructions`}</ButtonFace>
            </Row>
          </Stack>
        ))}
        {problem === null ? null : (
          <Text as="p" role="alert" tone="negative">
            {problem}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
