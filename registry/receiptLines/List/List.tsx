import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { type ListFragment, ListFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Block = styled('div', { display: 'flex', flexDirection: 'column', gap: '$8', paddingBlock: '$8', minWidth: 0 });

const Points = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  text: 14,
  color: '$ink2',
  counterReset: 'point',
  '& > li': { position: 'relative', minHeight: '24px', paddingBlock: '2px', paddingInlineStart: '36px', overflowWrap: 'anywhere' },
  '& > li::before': { position: 'absolute', insetInlineStart: 0 },
  variants: {
    marks: {
      numbers: {
        '& > li': { counterIncrement: 'point' },
        '& > li::before': {
          content: 'counter(point)',
          top: 0,
          size: '24px',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '$pill',
          backgroundColor: '$accentSoft',
          color: '$accentInk',
          text: 12,
          fontWeight: '$bold',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      dots: {
        '& > li': { paddingInlineStart: '20px' },
        '& > li::before': {
          content: '""',
          top: '9px',
          insetInlineStart: '4px',
          size: '6px',
          borderRadius: '$pill',
          backgroundColor: '$ink3',
        },
      },
    },
  },
});

export function List({ node }: { readonly node: FragmentType<ListFragment> }) {
  const { title, ordered, items } = useNode(ListFragmentDoc, node);
  const titleId = useId();
  return (
    <Block>
      <Text id={titleId} weight="bold">
        {title}
      </Text>
      <Points as={ordered ? 'ol' : 'ul'} marks={ordered ? 'numbers' : 'dots'} aria-labelledby={titleId}>
        {told(items).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </Points>
    </Block>
  );
}

const told = (items: readonly string[]): readonly { readonly key: string; readonly item: string }[] =>
  items.map((item, at) => ({ key: `${items.slice(0, at).filter((earlier) => earlier === item).length} ${item}`, item }));
