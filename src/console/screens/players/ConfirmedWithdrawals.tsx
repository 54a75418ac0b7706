import type { ConfirmedWithdrawal, ConfirmedWords } from '#src/shared/console/players.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { exactTime } from '../../ui/when.ts';

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& > li': { padding: '$8 0', borderTop: '1px solid $line' },
  '& > li:first-child': { borderTop: 0 },
});

const amountOf = ({ cents, currency }: ConfirmedWithdrawal): string => `${formatCents(BigInt(cents))} ${currency}`;

export function ConfirmedWithdrawals({ withdrawals }: { readonly withdrawals: readonly ConfirmedWithdrawal[] }) {
  if (withdrawals.length === 0) return <Nothing title="No withdrawals" body="This player has made no withdrawals." />;
  return (
    <List aria-label="Withdrawals and the texts the player confirmed">
      {withdrawals.map((made) => (
        <li key={made.id}>
          <Stack gap={4}>
            <Row gap={8} wrap>
              <Text weight="medium">{amountOf(made)}</Text>
              <Badge>{made.status.toLowerCase()}</Badge>
              <Text size={13} tone="ink2">
                {exactTime(new Date(made.requestedAt))}
              </Text>
              <Text size={12} tone="ink3">
                {made.id}
              </Text>
            </Row>
            {made.consent === null ? (
              <Text as="p" size={13} tone="ink2">
                No confirmation text is recorded.
              </Text>
            ) : (
              <Words consent={made.consent} amount={amountOf(made)} />
            )}
          </Stack>
        </li>
      ))}
    </List>
  );
}

const Words = ({
  consent: { sentence, label, revision, nodeId, agreedAt },
  amount,
}: {
  readonly consent: ConfirmedWords;
  readonly amount: string;
}) => (
  <>
    <Text as="p">{`“${sentence}”`}</Text>
    <Text as="p" size={13} tone="ink2">
      {`Button: “${label}”, followed by ${amount}. Confirmed ${exactTime(new Date(agreedAt))}.`}
    </Text>
    <Text as="p" size={12} tone="ink3">
      {`Part ${nodeId} of revision ${revision}`}
    </Text>
  </>
);
