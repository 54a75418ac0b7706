import type { FragmentType } from '@apollo/client';
import type { FreeToPlayFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Fact, Facts } from '../../parts/text/Facts.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';
import { usePlay } from '../../parts/casinoGame/usePlay.ts';
import { dateTimeText } from '../../parts/text/written.ts';
import { type FreeGame, FreeGames } from './FreeGames.tsx';

const Frame = styled(Card, { display: 'grid', gap: '$16', '@tablet': { gridTemplateColumns: '320px minmax(0, 1fr)', gap: '$24' } });
const Words = styled('div', { display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0, overflowWrap: 'anywhere' });
const Way = styled(LinkTo, quietLink);

export const FreeToPlayDetails = ({ node }: { readonly node: FragmentType<FreeToPlayFragment> }) => (
  <FreeGames node={node}>{(games) => games.map((free) => <Details key={free.id} free={free} />)}</FreeGames>
);

function Details({ free: { id, text, termsOfUse, endsAt, game } }: { readonly free: FreeGame }) {
  const play = usePlay();
  return (
    <Frame padding={16} as="article" aria-labelledby={`free-${id}`}>
      <GameArt seed={game.art.seed} theme={game.art.theme} />
      <Words>
        <Heading as={useHeading()} size={22} id={`free-${id}`}>
          {game.title}
        </Heading>
        <Text tone="ink2">{game.provider}</Text>
        <Text as="p">{text}</Text>
        <Row gap={8} wrap>
          <Button
            icon="play"
            onClick={() => play({ title: game.title, of: { promotionId: id }, isPractice: true, limits: null })}
          >{t`Play for free`}</Button>
          <Way link={game.deepLink} of={id}>{t`Open game`}</Way>
        </Row>
        <Facts wide>
          <Fact term={t`Stake`}>{t`None`}</Fact>
          <Fact term={t`Prize`}>{t`None`}</Fact>
          <Fact term={t`Open until`}>{dateTimeText(endsAt)}</Fact>
        </Facts>
        <Text as="p" size={12} tone="ink2">
          {termsOfUse}
        </Text>
      </Words>
    </Frame>
  );
}
