import type { FragmentType } from '@apollo/client';
import type { FreeToPlayFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { cardLink } from '../../parts/shelf/looks.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { dateTimeText } from '../../parts/text/written.ts';
import { type FreeGame, FreeGames } from './FreeGames.tsx';

const List = styled('ul', {
  display: 'grid',
  gap: '$12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
});
const Way = styled(LinkTo, cardLink, { height: '100%', overflow: 'hidden', minHeight: '148px' });
const Picture = styled('span', {
  flex: 'none',
  width: '38%',
  maxWidth: '200px',
  '& > span': { height: '100%', borderRadius: 0 },
});
const Words = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: '$4',
  flex: 1,
  minWidth: 0,
  padding: '$16',
  overflowWrap: 'anywhere',
});
const On = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  text: 13,
  fontWeight: '$medium',
  color: '$accentInk',
});

export const FreeToPlay = ({ node }: { readonly node: FragmentType<FreeToPlayFragment> }) => (
  <FreeGames node={node}>
    {(games, title) => (
      <>
        <ShelfHead title={title} />
        <List aria-label={title}>
          {games.map((free) => (
            <li key={free.id}>
              <FreeCard free={free} />
            </li>
          ))}
        </List>
      </>
    )}
  </FreeGames>
);

function FreeCard({ free: { id, title, endsAt, game, deepLink } }: { readonly free: FreeGame }) {
  return (
    <Way link={deepLink} of={id}>
      <Picture>
        <GameArt seed={game.art.seed} theme={game.art.theme} ratio="auto" />
      </Picture>
      <Words>
        <Badge tone="soft">{title}</Badge>
        <Heading as={useHeading(1)} size={16}>
          {game.title}
        </Heading>
        <Text size={12} tone="ink2">{t`Free to play, no prizes · until ${dateTimeText(endsAt)}`}</Text>
        <On>
          {t`How it works`}
          <Icon name="chevron-right" size={16} />
        </On>
      </Words>
    </Way>
  );
}
