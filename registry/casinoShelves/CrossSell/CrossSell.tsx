import type { FragmentType } from '@apollo/client';
import { type CrossSellFragment, CrossSellFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';

const Frame = styled(Card, { display: 'flex', alignItems: 'center', gap: '$16' });
const Words = styled('div', { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Way = styled(LinkTo, quietLink, { marginInlineStart: '-$space$8', alignSelf: 'flex-start' });

export function CrossSell({ node }: { readonly node: FragmentType<CrossSellFragment> }) {
  const { id, title, text, illustration, label, deepLink } = useNode(CrossSellFragmentDoc, node);
  return (
    <Frame padding={16}>
      <Illustration name={illustration} width={100} />
      <Words>
        <Heading as={useHeading()} size={16}>
          {title}
        </Heading>
        <Text as="p" tone="ink2">
          {text}
        </Text>
        <Way link={deepLink} of={id}>
          {label}
          <Icon name="chevron-right" size={16} />
        </Way>
      </Words>
    </Frame>
  );
}
