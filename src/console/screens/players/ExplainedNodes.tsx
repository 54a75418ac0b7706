import { useState } from 'react';
import type { ExplainedNode } from '#src/shared/console/targeting.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const List = styled('ol', {
  display: 'grid',
  '& > li': { padding: '$8 0', borderTop: '1px solid $line' },
  '& > li:first-child': { borderTop: 0 },
});

const outcomes = {
  shown: { tone: 'positive', label: 'shown' },
  'stands-in': { tone: 'warning', label: 'stand-in' },
  hidden: { tone: 'neutral', label: 'hidden' },
} as const;

type Which = 'all' | 'seen' | 'hidden';

export function ExplainedNodes({ nodes }: { readonly nodes: readonly ExplainedNode[] }) {
  const [which, setWhich] = useState<Which>('all');
  const shown = nodes.filter(({ outcome }) => which === 'all' || (which === 'hidden') === (outcome === 'hidden'));
  const count = nodes.filter(({ outcome }) => outcome !== 'hidden').length;
  return (
    <Stack gap={12}>
      <Segmented
        legend={`${count} of ${nodes.length} parts shown`}
        value={which}
        options={[
          { value: 'all', label: 'All' },
          { value: 'seen', label: 'Shown' },
          { value: 'hidden', label: 'Hidden' },
        ]}
        onChange={setWhich}
      />
      {shown.length === 0 ? (
        <Text tone="ink2">None.</Text>
      ) : (
        <List>
          {shown.map((node) => (
            <li key={node.id}>
              <Row gap={12} align="start">
                <Badge tone={outcomes[node.outcome].tone}>{outcomes[node.outcome].label}</Badge>
                <Stack gap={0}>
                  <Row gap={8} wrap css={{ rowGap: 0 }}>
                    <Text weight="medium">{node.id}</Text>
                    <Text size={12} tone="ink3">
                      {node.kind}
                    </Text>
                  </Row>
                  {node.why.map((sentence) => (
                    <Text key={sentence} as="p" size={13} tone="ink2">
                      {sentence}
                    </Text>
                  ))}
                </Stack>
              </Row>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
