import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type ImageFragment, ImageFragmentDoc } from '#src/gql/graphql.ts';
import { isSitePath, LinkTo, useLink, useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';

const Figure = styled('figure', { margin: 0, display: 'flex', flexDirection: 'column', gap: '$8' });
const look = { display: 'block', width: '100%', height: 'auto', borderRadius: '$card', backgroundColor: '$surface2' } as const;
const Picture = styled('img', look);
/** Inline SVG, because an `img` could not inherit the brand's colours. */
const Drawing = styled('svg', look);
const Way = styled(LinkTo, { position: 'relative', display: 'block', borderRadius: '$card', cursor: 'pointer', focusRing: 2 });
const Caption = styled('figcaption', { text: 13, color: '$ink2', overflowWrap: 'anywhere' });
const Instead = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: '$16',
  borderRadius: '$card',
  border: '1px dashed $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink2',
  text: 14,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export function Image({ node }: { readonly node: FragmentType<ImageFragment> }) {
  const { id, url, alt, caption, width, height, maxWidth, deepLink } = useNode(ImageFragmentDoc, node);
  const [broken, setBroken] = useState<string | null>(null);
  const followed = useLink(deepLink, id);
  const ratio = { aspectRatio: `${width} / ${height}` };
  const picture =
    broken === url || !isSitePath(url) ? (
      <Instead role="img" aria-label={alt} style={ratio}>
        {alt}
      </Instead>
    ) : url.endsWith('.svg#art') ? (
      <Drawing role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`} style={ratio}>
        <use href={url} />
      </Drawing>
    ) : (
      <Picture
        src={url}
        alt={alt}
        width={width}
        height={height}
        style={ratio}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(url)}
      />
    );
  return (
    <Figure style={{ maxWidth }}>
      {followed === null ? (
        picture
      ) : (
        <Way link={deepLink} of={id} mark="corner">
          {picture}
        </Way>
      )}
      {caption === null ? null : <Caption>{caption}</Caption>}
    </Figure>
  );
}
