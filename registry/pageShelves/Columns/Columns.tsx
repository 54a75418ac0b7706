import type { FragmentType } from '@apollo/client';
import type { CSSProperties } from 'react';
import { type ColumnsFragment, ColumnsFragmentDoc } from '#src/gql/graphql.ts';
import { Region, useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$24',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@tablet': { gridTemplateColumns: 'var(--columns)' },
});
const Column = styled('div', { minWidth: 0, '&:empty': { display: 'none' }, '& > * + *': { marginTop: '$24' } });

export function Columns({ node }: { readonly node: FragmentType<ColumnsFragment> }) {
  const { id, columns: all } = useNode(ColumnsFragmentDoc, node);
  // Drops duplicate regions, whose children would otherwise appear twice.
  const columns = all.filter(({ region }, at) => all.findIndex((first) => first.region === region) === at);
  if (columns.length === 0) return null;
  const widths = columns.map(({ weight }) => `minmax(0, ${Math.min(4, Math.max(1, Math.trunc(weight)))}fr)`).join(' ');
  return (
    <Grid style={{ '--columns': widths } as CSSProperties}>
      {columns.map(({ region }) => (
        <Column key={region} data-region={region}>
          <Region of={id} name={region} />
        </Column>
      ))}
    </Grid>
  );
}
