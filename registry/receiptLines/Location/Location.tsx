import type { FragmentType } from '@apollo/client';
import { type LocationFragment, LocationFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { LineMark } from '../../parts/event/lineMarks.tsx';

const Place = styled('div', { display: 'flex', alignItems: 'flex-start', gap: '$12', paddingBlock: '$8', minWidth: 0 });
const Tile = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  size: '40px',
  borderRadius: '$control',
  backgroundColor: '$accentSoft',
  color: '$accentInk',
});
const Words = styled('address', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export function Location({ node }: { readonly node: FragmentType<LocationFragment> }) {
  const { title, name, address, distance } = useNode(LocationFragmentDoc, node);
  return (
    <Place>
      <Tile>
        <LineMark name="place" />
      </Tile>
      <Words>
        <Text size={12} tone="ink3">
          {title}
        </Text>
        <Text weight="bold">{name}</Text>
        <Text size={13} tone="ink2" css={{ whiteSpace: 'pre-line' }}>
          {address}
        </Text>
      </Words>
      {distance === null ? null : (
        <Text size={13} tone="ink2" css={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
          {distance}
        </Text>
      )}
    </Place>
  );
}
