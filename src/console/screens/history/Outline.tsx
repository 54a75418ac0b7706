import type { ReactNode } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { kindWords } from '../../editor/model/outline.ts';
import type { OutlineNode } from './outline.ts';

const List = styled('ol', {
  display: 'grid',
  '& > li': { borderTop: '1px solid $line', paddingBlock: '$4' },
  '& > li:first-child': { borderTop: 0 },
});
const INDENT_PX = 20;

export function Outline({ nodes, actOn }: { readonly nodes: readonly OutlineNode[]; readonly actOn?: (node: OutlineNode) => ReactNode }) {
  if (nodes.length === 0) return <Text tone="ink2">The document is empty.</Text>;
  return (
    <List>
      {nodes.map((node) => (
        <li key={node.id}>
          <Row gap={12} justify="between" css={{ minHeight: '32px' }} style={{ paddingInlineStart: `${node.depth * INDENT_PX}px` }}>
            <Row gap={8} wrap css={{ rowGap: 0 }}>
              <Text weight="medium">{node.title}</Text>
              <Text size={12} tone="ink3">
                {kindWords(node.kind)}
              </Text>
              {node.criticality === 'MANDATORY' ? <Badge tone="info">mandatory</Badge> : null}
            </Row>
            {actOn?.(node)}
          </Row>
        </li>
      ))}
    </List>
  );
}
