import type { RenderReport } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { CaseEntry } from '../preview/cases.ts';

const Authored = styled('details', {
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface1',
  '& summary': { padding: '$12', cursor: 'pointer', text: 14, fontWeight: '$medium', borderRadius: '$card', focusRing: -2 },
  '& pre': {
    margin: 0,
    padding: '0 $12 $12',
    text: 13,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: 'ui-monospace, monospace',
  },
});

type FactsProps = {
  readonly reports: readonly RenderReport[];
  readonly entry: CaseEntry | null;
};

export function Facts({ reports, entry }: FactsProps) {
  return (
    <Stack gap={8}>
      <Row gap={8} wrap role="status" aria-label="Reports">
        {reports.length === 0 ? <Text tone="ink2">No reports: everything is shown as published.</Text> : null}
        {reports.map(({ nodeId, kind, reason }) => (
          <Badge key={`${nodeId} ${reason}`} tone="warning">{`${kind}: ${reason}`}</Badge>
        ))}
      </Row>
      {entry === null ? null : (
        <Authored>
          <summary>
            Operator’s input{' '}
            {entry.isPublishable ? (
              <Badge tone="positive">Can be published</Badge>
            ) : (
              <Badge tone="negative">Refused by the validator</Badge>
            )}
          </summary>
          <pre>{JSON.stringify(entry.authored, null, 2)}</pre>
        </Authored>
      )}
    </Stack>
  );
}
