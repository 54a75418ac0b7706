import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { surfaceName } from '../../places/names.ts';
import { usePeople } from '../../ui/people.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { keyOfQuarantine, NodeName } from './NodeName.tsx';

const Folded = styled('details', {
  '& > summary': { width: 'max-content', paddingY: '$4', text: 13, color: '$ink2', cursor: 'pointer', borderRadius: '$6', focusRing: 2 },
});

export function PastQuarantines({ quarantines }: { readonly quarantines: readonly Quarantined[] }) {
  const nameOf = usePeople();
  const columns: readonly Column<Quarantined>[] = [
    { head: 'Part', isName: true, cell: (node) => <NodeName node={node} /> },
    { head: 'Where', cell: ({ surface }) => surfaceName(surface) },
    { head: 'Since', cell: ({ since }) => <When at={since} /> },
    {
      head: 'How it ended',
      cell: ({ state, released_at, released_by, release_reason }) =>
        state === 'over' || released_at === null ? (
          'changed, or no longer published'
        ) : (
          <Stack gap={0}>
            <When at={released_at} />
            <Text size={12} tone="ink3">
              {`released by ${nameOf(released_by ?? 'system')}: ${release_reason ?? 'no reason given'}`}
            </Text>
          </Stack>
        ),
    },
  ];
  return (
    <Folded>
      <summary>{`Earlier (${quarantines.length})`}</summary>
      <Table caption="Earlier quarantines" columns={columns} rows={quarantines} keyOf={keyOfQuarantine} />
    </Folded>
  );
}
