import { memo } from 'react';
import type { GameTileFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { tagsOf } from '../../parts/casinoGame/gameTag.ts';

const Poster = styled(LinkTo, {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: '$card',
  color: '#ffffff',
  cursor: 'pointer',
  focusRing: 2,
  '& [data-art]': { display: 'block', transition: 'transform $calm' },
  '@hover': { '&:hover [data-art]': { transform: 'scale(1.03)' }, '&:hover [data-title]': { textDecoration: 'underline' } },
  '@reduced': { '& [data-art]': { transition: 'none' }, '&:hover [data-art]': { transform: 'none' } },
  variants: { dim: { true: { '& [data-art]': { filter: 'grayscale(1)', opacity: 0.6 } } } },
});
const Foot = styled('span', {
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '$12',
  padding: '48px $16 $16',
  background: 'linear-gradient(transparent, rgba(8, 10, 14, 0.7) 48px, rgba(8, 10, 14, 0.86))',
});
const Words = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 });
const Title = styled('span', { text: 18, fontFamily: '$display', fontWeight: '$bold', truncate: true, textUnderlineOffset: '3px' });
const Provider = styled('span', { text: 13, opacity: 0.86, truncate: true });
const Tag = styled('span', { position: 'absolute', insetBlockStart: '$12', insetInlineStart: '$12', display: 'flex' });
const Rank = styled('span', {
  flex: 'none',
  minWidth: '44px',
  fontFamily: '$display',
  fontSize: '4.5rem',
  lineHeight: '3.5rem',
  fontWeight: '$bold',
  letterSpacing: '-0.06em',
  fontVariantNumeric: 'tabular-nums',
});

export type GamePosterProps = {
  readonly game: GameTileFragment;
  readonly ratio: string;
  readonly rank?: number;
  /** Tag that the poster does not show, because the rail's title already names it. */
  readonly known?: string;
};

export const GamePoster = memo(function DrawGamePoster({ game, ratio, rank, known }: GamePosterProps) {
  const tag = tagsOf(game).find(({ word }) => word !== known);
  return (
    <Poster link={game.deepLink} of={game.id} mark="corner" dim={!game.available}>
      <span data-art="">
        <GameArt seed={game.art.seed} theme={game.art.theme} ratio={ratio} />
      </span>
      {tag === undefined ? null : (
        <Tag>
          <Badge tone={tag.tone}>{tag.word}</Badge>
        </Tag>
      )}
      <Foot>
        {rank === undefined ? null : (
          <Rank>
            <VisuallyHidden>{t`Number`} </VisuallyHidden>
            {rank}
          </Rank>
        )}
        <Words>
          <Title data-title="" title={game.title}>
            {game.title}
          </Title>
          <Provider>{game.provider}</Provider>
        </Words>
      </Foot>
    </Poster>
  );
});
