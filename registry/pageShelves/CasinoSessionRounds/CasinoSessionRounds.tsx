import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import {
  type CasinoSessionRoundsFragment,
  CasinoSessionRoundsFragmentDoc,
  CasinoSessionRoundsHeldFragmentDoc,
  type PlayedSessionFragment,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Fact, Facts } from '../../parts/text/Facts.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';
import { HistorySkeleton } from '../../parts/shelf/HistorySkeleton.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { signedAmount } from '../../parts/bet/signedAmount.ts';
import { dateTimeText } from '../../parts/text/written.ts';
import { RoundPages } from './RoundPages.tsx';

const Head = styled('div', { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: '$16', alignItems: 'start' });
const Words = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0, overflowWrap: 'anywhere' });
const Way = styled(LinkTo, quietLink, { alignSelf: 'flex-start', marginInlineStart: '-$space$8' });

/** Lists the rounds of a casino session, newest first (checklist 27). */
export function CasinoSessionRounds({ node }: { readonly node: FragmentType<CasinoSessionRoundsFragment> }) {
  const { id, title, emptyTitle, emptyText } = useNode(CasinoSessionRoundsFragmentDoc, node);
  const player = useFragment({
    fragment: CasinoSessionRoundsHeldFragmentDoc,
    fragmentName: 'CasinoSessionRoundsHeld',
    from: { __typename: 'CasinoSessionRoundsShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your play`} illustration="casino">
        <HistorySkeleton />
      </Owed>
    );
  const { session } = player.data;
  if (session === null)
    return (
      <Card padding="none">
        <EmptyState illustration="casino" headingLevel="p" title={emptyTitle} body={emptyText} />
      </Card>
    );
  return (
    <Stack gap={16}>
      <Sitting session={session} />
      <Stack gap={8}>
        <ShelfHead title={title} />
        <RoundPages sessionId={session.id} title={title} page={session.rounds} isFirst />
      </Stack>
    </Stack>
  );
}

function Sitting({ session }: { readonly session: PlayedSessionFragment }) {
  const { id, title, startedAt, endedAt, roundCount, wagered, won, net, game } = session;
  return (
    <Card padding={16}>
      <Head>
        <GameArt seed={game?.art.seed ?? 0} theme={game?.art.theme ?? ''} ratio="1 / 1" />
        <Words>
          <Heading as={useHeading()} size={18}>
            {title}
          </Heading>
          <Text size={13} tone="ink2">
            {endedAt === null ? t`Since ${dateTimeText(startedAt)}` : t`${dateTimeText(startedAt)} to ${dateTimeText(endedAt)}`}
          </Text>
          {endedAt === null ? <Badge tone="info" css={{ alignSelf: 'flex-start' }}>{t`In progress`}</Badge> : null}
          {game === null ? null : (
            <Way link={game.deepLink} of={id}>
              {t`Open game`}
              <Icon name="chevron-right" size={16} />
            </Way>
          )}
        </Words>
      </Head>
      <Facts>
        <Fact term={t`Rounds`}>{String(roundCount)}</Fact>
        <Fact term={t`Wagered`}>{wagered.formattedAmount}</Fact>
        <Fact term={t`Won`}>{won.formattedAmount}</Fact>
        <Fact term={t`Net`}>{signedAmount(net).text}</Fact>
      </Facts>
    </Card>
  );
}
