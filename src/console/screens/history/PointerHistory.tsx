import { useState } from 'react';
import type { Place } from '#src/shared/console/place.ts';
import type { Pointer, Publication } from '#src/shared/console/published.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { mayRun, useOperator } from '../../api/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { usePeople } from '../../ui/people.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { RevisionDialog } from './RevisionDialog.tsx';
import { RollbackDialog } from './RollbackDialog.tsx';
import { type PastDocument, pastDocumentsOf, documentName } from './pastDocuments.ts';

type MovesProps = { readonly place: Place; readonly current: Pointer | null; readonly moves: readonly Publication[] };
type Open = { readonly dialog: 'look' | 'rollback'; readonly stood: PastDocument };

export function PointerHistory({ place, current, moves }: MovesProps) {
  const nameOf = usePeople();
  const { role } = useOperator();
  const [open, setOpen] = useState<Open | null>(null);
  const stood = pastDocumentsOf(moves);
  const now = current?.hash ?? null;
  if (stood.length === 0)
    return (
      <Panel title="Earlier versions">
        <Text tone="ink2">No operator has changed anything here yet.</Text>
      </Panel>
    );
  const columns: readonly Column<PastDocument>[] = [
    {
      head: 'Revision',
      isName: true,
      cell: ({ hash }) => (
        <Row gap={8}>
          <Text weight="medium" css={{ fontFamily: 'ui-monospace, monospace', fontSize: '$13' }}>
            {documentName({ hash })}
          </Text>
          {hash === now ? <Badge tone="positive">now</Badge> : null}
        </Row>
      ),
    },
    {
      head: 'Since',
      cell: ({ move }) => (move === null ? <Text tone="ink3">before the first entry</Text> : <When at={move.moved_at} />),
    },
    { head: 'By', cell: ({ move }) => (move === null || move.operator_id === null ? 'Default' : nameOf(move.operator_id)) },
    { head: 'Reason', cell: ({ move }) => move?.reason ?? '' },
    {
      head: 'View or roll back',
      isActs: true,
      cell: (one) => (
        <Row gap={4} wrap css={{ justifyContent: 'flex-end', '@belowTablet': { justifyContent: 'flex-start' } }}>
          {one.hash === null ? null : (
            <Button
              size="small"
              tone="quiet"
              aria-label={`View ${documentName(one)}`}
              onClick={() => setOpen({ dialog: 'look', stood: one })}
            >
              View
            </Button>
          )}
          {one.hash === now || !mayRun(role, 'rollback') ? null : (
            <Button
              size="small"
              tone="secondary"
              aria-label={`Roll back to ${documentName(one)}`}
              onClick={() => setOpen({ dialog: 'rollback', stood: one })}
            >
              Roll back…
            </Button>
          )}
        </Row>
      ),
    },
  ];
  return (
    <Stack as="section" gap={12} aria-label="Earlier versions">
      <Permitted to="rollback" isTold>
        {null}
      </Permitted>
      <Table caption="Earlier versions, newest first" columns={columns} rows={stood} keyOf={documentName} />
      {open?.dialog === 'look' && open.stood.hash !== null ? (
        <RevisionDialog hash={open.stood.hash} current={current} onClose={() => setOpen(null)} />
      ) : null}
      {open?.dialog === 'rollback' ? (
        <RollbackDialog place={place} current={current} to={open.stood} onClose={() => setOpen(null)} />
      ) : null}
    </Stack>
  );
}
