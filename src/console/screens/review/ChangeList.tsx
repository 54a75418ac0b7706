import type { DocumentDiff, NodeChange } from '#src/shared/console/review.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const List = styled('ul', {
  display: 'grid',
  '& > li': { padding: '$8 0', borderTop: '1px solid $line' },
  '& > li:first-child': { borderTop: 0, paddingTop: 0 },
});

const Fields = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  marginTop: '$8',
  text: 13,
  '& dt': { fontFamily: 'ui-monospace, monospace', fontSize: '$12', color: '$ink3' },
  '& del, & ins': {
    display: 'block',
    padding: '$4 $8',
    textDecoration: 'none',
    borderInlineStart: '3px solid',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& del': { backgroundColor: '$negativeSoft', borderColor: '$negative' },
  '& ins': { backgroundColor: '$positiveSoft', borderColor: '$positive' },
});

const marks = {
  added: { tone: 'positive', label: 'added' },
  removed: { tone: 'negative', label: 'removed' },
  moved: { tone: 'info', label: 'moved' },
  edited: { tone: 'warning', label: 'changed' },
} as const;

/** A part with more changed fields than this starts folded. */
const READ_AT_ONCE = 8;

export function ChangeList({ diff: { title, nodes } }: { readonly diff: DocumentDiff }) {
  if (title === null && nodes.length === 0) return <Text tone="ink2">No changes: this is already published.</Text>;
  return (
    <List>
      {title === null ? null : (
        <li>
          <Row gap={8} align="start">
            <Badge tone="warning">title</Badge>
            <span>{`“${title.before ?? 'none'}” changes to “${title.after ?? 'none'}”`}</span>
          </Row>
        </li>
      )}
      {nodes.map((node) => (
        <li key={`${node.change} ${node.id}`}>
          <Change node={node} />
        </li>
      ))}
    </List>
  );
}

function Change({ node }: { readonly node: NodeChange }) {
  const { tone, label } = marks[node.change];
  return (
    <Row gap={8} align="start">
      <Badge tone={tone}>{label}</Badge>
      <Stack gap={0} css={{ flex: 1 }}>
        <span>{node.words}</span>
        {'fields' in node ? (
          <details open={node.fields.length <= READ_AT_ONCE}>
            <summary>{`Field by field (${node.fields.length})`}</summary>
            <Fields>
              {node.fields.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>{path === '' ? 'whole part' : path}</dt>
                  <dd>
                    {before === null ? null : <del>{shown(before)}</del>}
                    {after === null ? null : <ins>{shown(after)}</ins>}
                  </dd>
                </div>
              ))}
            </Fields>
          </details>
        ) : null}
      </Stack>
    </Row>
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
