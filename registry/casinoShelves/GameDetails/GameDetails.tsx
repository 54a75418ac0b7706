import type { FragmentType } from '@apollo/client';
import { type GameDetailsFragment, GameDetailsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Fact, Facts } from '../../parts/text/Facts.tsx';
import { tagsOf } from '../../parts/casinoGame/gameTag.ts';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { PlayButtons } from './PlayButtons.tsx';

const Frame = styled(Card, { display: 'grid', gap: '$16', '@tablet': { gridTemplateColumns: '280px minmax(0, 1fr)', gap: '$24' } });
const Words = styled('div', { display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0 });
const Tags = styled('div', { display: 'flex', gap: '$4', flexWrap: 'wrap' });
const Lists = styled('nav', { display: 'flex', flexWrap: 'wrap', columnGap: '$12' });
const ListLink = styled(LinkTo, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  text: 14,
  color: '$accentInk',
  overflowWrap: 'anywhere',
  focusRing: 2,
});
const Pot = styled('p', { margin: 0, display: 'flex', flexDirection: 'column', text: 13, color: '$ink2' });
const PotAmount = styled('strong', {
  text: 28,
  fontFamily: '$display',
  fontWeight: '$bold',
  color: '$bonus',
  fontVariantNumeric: 'tabular-nums',
});

type Game = NonNullable<GameDetailsFragment['game']>;

export function GameDetails({ node }: { readonly node: FragmentType<GameDetailsFragment> }) {
  const { id, game } = useNode(GameDetailsFragmentDoc, node);
  return game === null ? <ShelfProblem what={t`this game`} /> : <Details game={game} nodeId={id} />;
}

function Details({ game, nodeId }: { readonly game: Game; readonly nodeId: string }) {
  const { title, provider, art, jackpot, subCategories } = game;
  return (
    <Frame padding={16}>
      <GameArt seed={art.seed} theme={art.theme} />
      <Words>
        <Heading as={useHeading()} size={22}>
          {title}
        </Heading>
        {subCategories.length === 0 ? (
          <Text tone="ink2">{provider}</Text>
        ) : (
          <Lists aria-label={t`Lists with this game`}>
            {subCategories.map(({ id, label, deepLink }) => (
              <ListLink key={id} link={deepLink} of={nodeId}>
                {label}
              </ListLink>
            ))}
          </Lists>
        )}
        <Tags>
          {tagsOf(game).map(({ word, tone }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </Tags>
        {jackpot === null ? null : (
          <Pot>
            {jackpot.label}
            <PotAmount>{jackpot.amount.formattedAmount}</PotAmount>
          </Pot>
        )}
        <PlayButtons game={game} />
        <Facts>
          <Fact term={t`Min bet`}>{game.minBet.formattedAmount}</Fact>
          <Fact term={t`Max bet`}>{game.maxBet.formattedAmount}</Fact>
          <Fact term={t`RTP`}>{percentOf(game.returnToPlayer)}</Fact>
          <Fact term={t`Practice mode`}>{game.demoAvailable ? t`Yes` : t`No`}</Fact>
        </Facts>
      </Words>
    </Frame>
  );
}

const percentOf = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}%`;
