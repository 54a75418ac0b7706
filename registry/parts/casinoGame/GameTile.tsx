import { memo } from 'react';
import { LinkTo } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { GameTileFragment } from '#src/gql/graphql.ts';
import { tagOf } from './gameTag.ts';

const Tile = styled(LinkTo, {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  width: '100%',
  minWidth: 0,
  borderRadius: '$card',
  color: '$ink1',
  cursor: 'pointer',
  focusRing: 2,
  '& [data-art]': { transition: 'transform $calm' },
  '@hover': {
    '&:hover [data-art]': { transform: 'translateY(-3px)' },
    '&:hover [data-title]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '@reduced': { '& [data-art]': { transition: 'none' }, '&:hover [data-art]': { transform: 'none' } },
});
const Picture = styled('span', {
  position: 'relative',
  display: 'block',
  '&:not(:has(> [aria-hidden] svg)) [data-pot]': { opacity: 0 },
  variants: { dim: { true: { filter: 'grayscale(1)', opacity: 0.6 } } },
});
const Tag = styled('span', { position: 'absolute', insetBlockStart: '$8', insetInlineStart: '$8', display: 'flex' });
const Words = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Title = styled('span', { text: 14, fontWeight: '$medium', truncate: true, variants: { small: { true: { text: 12 } } } });
const Provider = styled('span', { text: 12, color: '$ink2', truncate: true });
const Jackpot = styled('span', {
  position: 'absolute',
  insetInline: '$8',
  insetBlockEnd: '$8',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '$4 $8',
  borderRadius: '$6',
  backgroundColor: 'rgba(8, 11, 16, 0.78)',
  color: '#ffffff',
  fontVariantNumeric: 'tabular-nums',
});
const JackpotLabel = styled('span', { text: 12, opacity: 0.9, maxWidth: '100%', truncate: true });
const JackpotAmount = styled('span', { text: 14, fontWeight: '$bold', whiteSpace: 'nowrap' });

export type GameTileProps = { readonly game: GameTileFragment; readonly look?: 'standard' | 'jackpot' | 'compact' };

const ratios = { standard: '4 / 3', jackpot: '4 / 5', compact: '1' } as const;

export const GameTile = memo(function DrawGameTile({ game, look = 'standard' }: GameTileProps) {
  const tag = look === 'compact' ? null : tagOf(game);
  return (
    <Tile link={game.deepLink} of={game.id}>
      <Picture data-art="" dim={!game.available}>
        <GameArt seed={game.art.seed} theme={game.art.theme} ratio={ratios[look]} />
        {tag === null ? null : (
          <Tag>
            <Badge tone={tag.tone}>{tag.word}</Badge>
          </Tag>
        )}
        {game.jackpot === null || look === 'compact' ? null : (
          <Jackpot data-pot="">
            {look === 'jackpot' ? <JackpotLabel>{game.jackpot.label}</JackpotLabel> : <VisuallyHidden>{game.jackpot.label}</VisuallyHidden>}
            <JackpotAmount>{game.jackpot.amount.formattedAmount}</JackpotAmount>
          </Jackpot>
        )}
      </Picture>
      <Words>
        <Title data-title="" title={game.title} small={look === 'compact'}>
          {game.title}
        </Title>
        {look === 'compact' ? null : <Provider>{game.provider}</Provider>}
      </Words>
    </Tile>
  );
});
