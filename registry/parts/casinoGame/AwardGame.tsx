import type { ComponentProps } from 'react';
import { LinkTo } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { quietLink } from '../shelf/looks.ts';

const Way = styled(LinkTo, quietLink, { alignSelf: 'flex-start', marginInlineStart: '-$space$8', maxWidth: '100%' });
const Name = styled('span', { truncate: true });

type Game = { readonly title: string; readonly deepLink: ComponentProps<typeof LinkTo>['link'] };

type Props = { readonly game: Game; readonly of: string; readonly name?: string };

export const AwardGame = ({ game, of, name }: Props) => (
  <Way link={game.deepLink} of={of} aria-label={name}>
    <Name>{game.title}</Name>
    <Icon name="chevron-right" size={16} />
  </Way>
);
