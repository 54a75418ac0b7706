import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import {
  type WireDetailsFragment,
  WireDetailsFragmentDoc,
  WireInstructionsDocument,
  type WireInstructionsQuery,
} from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { formPath } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { CopyButton } from '../../parts/text/CopyButton.tsx';
import { WireDetailsSkeleton } from './WireDetailsSkeleton.tsx';

type Instructions = NonNullable<WireInstructionsQuery['wireInstructions']>;

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$8',
  minHeight: '56px',
  borderTop: '1px solid $line',
  '& dt': { gridColumn: 1, text: 13, color: '$ink2' },
  '& dd': { gridColumn: 1, margin: 0, text: 14, fontWeight: '$medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& > dd[data-copy]': { gridColumn: 2, gridRow: '1 / span 2' },
});

const PROVIDER = 'wire-transfer';

export function WireDetails({ node }: { readonly node: FragmentType<WireDetailsFragment> }) {
  const { title } = useNode(WireDetailsFragmentDoc, node);
  const level = useHeading();
  const { data, error, refetch } = useQuery(WireInstructionsDocument, { fetchPolicy: 'cache-and-network' });
  const instructions = data?.wireInstructions;
  if (instructions === undefined && error === undefined) return <WireDetailsSkeleton />;
  return (
    <Card padding={16}>
      <Stack gap={16}>
        <Heading as={level}>{title}</Heading>
        {instructions ? (
          <Details {...instructions} />
        ) : (
          <>
            <Text as="p" role="status">
              {error ? t`We could not load our bank details.` : t`We do not take wire transfers here.`}
            </Text>
            {error ? (
              <Row>
                <Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>
              </Row>
            ) : null}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Details({ waiting, ...bank }: Instructions) {
  return (
    <>
      <Stack as="dl" gap={0} css={{ margin: 0 }}>
        {linesOf(bank).map(([name, value]) => (
          <Line key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd data-copy="">
              <CopyButton label={name} value={value} />
            </dd>
          </Line>
        ))}
        {waiting.map(({ id, reference, amount }) => (
          <Line key={id}>
            <dt>{t`Reference for ${amount.formattedAmount}`}</dt>
            <dd>{reference}</dd>
            <dd data-copy="">
              <CopyButton label={t`Reference for ${amount.formattedAmount}`} value={reference} />
            </dd>
          </Line>
        ))}
      </Stack>
      {waiting.length > 0 ? null : (
        <Stack gap={8} align="start">
          <Text as="p">{t`Start a deposit first to get the reference for your transfer.`}</Text>
          <ButtonFace as={Link} to={formPath(PROVIDER, 'deposit')} tone="secondary">
            {t`Get a reference`}
          </ButtonFace>
        </Stack>
      )}
    </>
  );
}

const linesOf = (bank: Omit<Instructions, 'waiting'>): readonly (readonly [string, string])[] => [
  [t`Bank`, bank.bankName],
  [t`Bank address`, bank.bankAddress],
  [t`Beneficiary`, bank.beneficiary],
  [t`Account number`, bank.accountNumber],
  [t`Routing number`, bank.routingNumber],
  [t`SWIFT code`, bank.swiftCode],
];
