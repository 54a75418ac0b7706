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
  borderRadius: '$card',
  backgroundColor: '$chrome',
  color: '$onChrome',
  height: '160px',
  '@tablet': { height: '272px' },
});
const Words = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$4',
  padding: '$12 0 $12 $16',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@tablet': { justifyContent: 'center', gap: '$8', padding: '$24 0 $24 $32' },
});
const Eyebrow = styled('p', {
  margin: 0,
  text: 13,
  fontWeight: '$medium',
  letterSpacing: '$caps',
  color: '$onChromeDim',
  '@belowTablet': { display: 'none' },
});
const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
const Title = styled(Heading, { '@belowTablet': twoLines });
const Sentence = styled('p', {
  margin: 0,
  text: 13,
  maxWidth: '44ch',
  color: '$onChromeDim',
  '@belowTablet': twoLines,
  '@tablet': { text: 16 },
});
const Cta = styled(LinkTo, accentControl, { marginTop: 'auto', minHeight: '44px', '@tablet': { marginTop: '$8' } });
const Picture = styled('div', {
  flex: 'none',
  height: '100%',
  width: '40%',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to left, #000 62%, transparent)',
  '& > span': { height: '100%', borderRadius: 0 },
  '@tablet': { width: '52%' },
});

export function LobbyBanner({ node }: { readonly node: FragmentType<LobbyBannerFragment> }) {
  const { id, eyebrow, title, text, label, deepLink, art } = useNode(LobbyBannerFragmentDoc, node);
  return (
    <Frame>
      <Words>
        {eyebrow === null ? null : <Eyebrow>{eyebrow}</Eyebrow>}
        <Title as={useHeading()} size={28} tone="inherit" css={{ '@belowTablet': { text: 18 } }}>
          {title}
        </Title>
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
