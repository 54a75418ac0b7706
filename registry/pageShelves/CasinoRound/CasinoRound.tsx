import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import {
  type CasinoRoundFragment,
  CasinoRoundFragmentDoc,
  CasinoRoundHeldFragmentDoc,
  type PlayedRoundFragment,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { EntryAmount } from '../../parts/text/entryLines.ts';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';
import { HistorySkeleton } from '../../parts/shelf/HistorySkeleton.tsx';
import { RoundState } from '../../parts/casinoGame/RoundState.tsx';
import { signedAmount } from '../../parts/bet/signedAmount.ts';
import { instantText } from '../../parts/text/written.ts';

const Lines = styled('dl', {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '$8 $16',
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: '$medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
const Way = styled(Link, quietLink, { alignSelf: 'flex-start', marginInlineStart: '-$space$8' });

/** Shows a casino round with a reference for customer support (checklist 27). */
export function CasinoRound({ node }: { readonly node: FragmentType<CasinoRoundFragment> }) {
  const { id, title, emptyTitle, emptyText } = useNode(CasinoRoundFragmentDoc, node);
  const player = useFragment({
    fragment: CasinoRoundHeldFragmentDoc,
    fragmentName: 'CasinoRoundHeld',
    from: { __typename: 'CasinoRoundShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your round`} illustration="casino">
        <HistorySkeleton />
      </Owed>
    );
  const { round } = player.data;
  if (round !== null) return <Round round={round} title={title} />;
  return (
    <Card padding="none">
      <EmptyState illustration="casino" headingLevel="p" title={emptyTitle} body={emptyText} />
    </Card>
  );
}

function Round({ round, title }: { readonly round: PlayedRoundFragment; readonly title: string }) {
  const { sessionId, state, startedAt, endedAt, description, reference, wagered, won, returned, net, balanceAfter } = round;
  const { text, tone } = signedAmount(net);
  const wasReturned = signedAmount(returned).tone === 'positive';
  const lines: readonly (readonly [string, string])[] = [
    [t`Wagered`, wagered.formattedAmount],
    [t`Won`, won.formattedAmount],
    ...(wasReturned ? [[t`Returned`, returned.formattedAmount] as const] : []),
    [t`Balance after`, balanceAfter.formattedAmount],
    [t`Started`, instantText(startedAt)],
    [t`Ended`, endedAt === null ? t`Not settled yet` : instantText(endedAt)],
    [t`Reference`, reference],
  ];
  return (
    <Stack gap={16}>
      <Card padding={16}>
        <Stack gap={16}>
          <Row gap={16} justify="between" align="start">
            <Stack gap={4}>
              <Heading as={useHeading()} size={18} css={{ overflowWrap: 'anywhere' }}>
                {round.title}
              </Heading>
              <Text as="p" tone="ink2" css={{ overflowWrap: 'anywhere' }}>
                {description ?? outcomeOf(state)}
              </Text>
              <Row>
                <RoundState state={state} />
              </Row>
            </Stack>
            <EntryAmount tone={state === 'OPEN' ? 'pending' : tone} css={{ text: 22, flex: 'none' }}>
              {text}
            </EntryAmount>
          </Row>
          <Heading as={useHeading(1)} size={16}>
            {title}
          </Heading>
          <Lines>
            {lines.map(([term, value]) => (
              <Line key={term} term={term}>
                {value}
              </Line>
            ))}
          </Lines>
        </Stack>
      </Card>
      <Way to={`/account/history/casino/${encodeURIComponent(sessionId)}`}>
        <Icon name="chevron-left" size={16} />
        {t`All rounds of this session`}
      </Way>
    </Stack>
  );
}

const Line = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
);

const outcomeOf = (state: PlayedRoundFragment['state']): string => {
  if (state === 'OPEN') return t`This round is not over yet. The result will appear here.`;
  return state === 'RETURNED' ? t`This round was not finished. We returned your wager to your balance.` : t`This round is complete.`;
};
