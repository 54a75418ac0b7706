import type { FragmentType } from '@apollo/client';
import { type SportsTreeFragment, SportsTreeFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Branch, type Entry } from './Branch.tsx';
import { moveInTree } from './moveInTree.ts';

const Frame = styled('div', { width: '100%', minWidth: 0 });
const Title = styled(Heading, { padding: '$16 $12 $8', '[data-menu="rail"] &': { display: 'none' } });
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });

export function SportsTree({ node }: { readonly node: FragmentType<SportsTreeFragment> }) {
  const { heading, sports } = useNode(SportsTreeFragmentDoc, node);
  const tag = useHeading();
  const entries: readonly Entry[] = sports ?? [];
  return (
    <Frame onKeyDown={moveInTree}>
      {heading === null ? null : (
        <Title as={tag} size={13} tone="ink2">
          {heading}
        </Title>
      )}
      {sports === null ? (
        <Text as="p" size={13} tone="ink2" css={{ padding: '$8 $12' }}>
          The sports could not be loaded. Search and the start page still work.
        </Text>
      ) : null}
      <List>
        {entries.map((entry) => (
          <Branch key={entry.id} entry={entry} level={0} />
        ))}
      </List>
    </Frame>
  );
}
