import type { FragmentType } from '@apollo/client';
import { type GameProvidersFragment, GameProvidersFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { styled } from '#src/ui/stitches.ts';
import { cardLink } from '../../parts/shelf/looks.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

const Studio = styled(LinkTo, cardLink, { alignItems: 'center', gap: '$12', padding: '$8' });
const Picture = styled('span', { flex: 'none', width: '56px' });
const Words = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Name = styled('span', { text: 14, fontWeight: '$medium', truncate: true });
const Count = styled('span', { text: 12, color: '$ink2' });

export function GameProviders({ node }: { readonly node: FragmentType<GameProvidersFragment> }) {
  const { id, title, providers } = useNode(GameProvidersFragmentDoc, node);
  if (providers?.length === 0) return null;
  return (
    <>
      <ShelfHead title={title} />
      {providers === null ? (
        <ShelfProblem what={t`the studios`} />
      ) : (
        <Rail label={title} itemWidth={232}>
          {providers.map(({ id: key, label, gameCount, art, deepLink }) => (
            <Studio key={key} link={deepLink} of={id}>
              {art === null ? null : (
                <Picture>
                  <GameArt seed={art.seed} theme={art.theme} ratio="1" />
                </Picture>
              )}
              <Words>
                <Name title={label}>{label}</Name>
                <Count>{t`{${gameCount}, plural, one {# game} other {# games}}`}</Count>
              </Words>
            </Studio>
          ))}
        </Rail>
      )}
    </>
  );
}
