import type { FragmentType } from '@apollo/client';
import { type LobbyBannerFragment, LobbyBannerFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { accentControl } from '../../parts/shelf/looks.ts';

const Frame = styled('div', {
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  borderRadius: '$16',
  backgroundColor: '$chrome',
  color: '$onChrome',
  flexDirection: 'column-reverse',
  '@tablet': { flexDirection: 'row', height: '272px' },
});
const Words = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: '$8',
  padding: '0 $16 $24',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@tablet': { flex: 1, padding: '$24 0 $24 $32' },
});
const Eyebrow = styled('p', { margin: 0, text: 13, fontWeight: '$medium', letterSpacing: '$caps', color: '$onChromeDim' });
const Sentence = styled('p', { margin: 0, text: 16, maxWidth: '44ch', color: '$onChromeDim' });
const Cta = styled(LinkTo, accentControl, { marginTop: '$8', minHeight: '44px' });
const Picture = styled('div', {
  height: '200px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000 70%, transparent)',
  '& > span': { height: '100%', borderRadius: 0 },
  '@tablet': { height: '100%', width: '52%', flex: 'none', maskImage: 'linear-gradient(to left, #000 62%, transparent)' },
});

export function LobbyBanner({ node }: { readonly node: FragmentType<LobbyBannerFragment> }) {
  const { id, eyebrow, title, text, label, deepLink, art } = useNode(LobbyBannerFragmentDoc, node);
  return (
    <Frame>
      <Words>
        {eyebrow === null ? null : <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading as={useHeading()} size={28} tone="inherit">
          {title}
        </Heading>
        <Sentence>{text}</Sentence>
        <Cta link={deepLink} of={id}>
          {label}
        </Cta>
      </Words>
      <Picture>
        <GameArt seed={art.seed} theme={art.theme} ratio="auto" />
      </Picture>
    </Frame>
  );
}
