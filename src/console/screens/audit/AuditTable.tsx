import type { AuditEntry } from '#src/shared/console/general.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';

const Detail = styled('pre', {
  margin: 0,
  padding: '$8',
  borderRadius: '$6',
  backgroundColor: '$surface2',
  fontSize: '$12',
  lineHeight: '$12',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const columns: readonly Column<AuditEntry>[] = [
  { head: 'Number', isName: true, cell: ({ seq }) => seq },
  { head: 'When', cell: ({ at }) => <When at={at} /> },
  {
    head: 'Who',
    cell: ({ actor, role }) => (
      <Stack gap={0}>
        {actor}
        <Text size={12} tone="ink3">
          {role}
        </Text>
      </Stack>
    ),
  },
  {
    head: 'What',
    cell: ({ operation, subject }) => (
      <Stack gap={0}>
        {operation}
        <Text size={12} tone="ink3" css={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
      </Stack>
    ),
  },
  { head: 'Outcome', cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  {
    head: 'Detail',
    cell: ({ detail, hash }) => (
      <details>
        <summary>Show</summary>
        <Detail>{`${JSON.stringify(detail, null, 2)}\nhash ${hash}`}</Detail>
      </details>
    ),
  },
];

function Outcome({ outcome }: Pick<AuditEntry, 'outcome'>) {
  if (outcome === 'done') return <Badge tone="positive">done</Badge>;
  return (
    <Stack gap={4} align="start">
      <Badge tone="negative">refused</Badge>
      <Text size={12} tone="ink3">
        {outcome}
      </Text>
    </Stack>
  );
}

export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return <Table caption="Audit log entries, newest first" columns={columns} rows={entries} keyOf={({ seq }) => String(seq)} />;
}
