import { Link } from 'react-router-dom';
import { placeOf } from '#src/shared/console/place.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { historyPath } from '../../places/address.ts';
import { placeInWords, surfaceName } from '../../places/names.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { usePeople } from '../../ui/people.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import type { DocumentRow, Group } from './filter.ts';
import type { Start } from './StartDraftDialog.tsx';

export function DocumentTable({ group, onStart }: { readonly group: Group; readonly onStart: (start: Start) => void }) {
  const nameOf = usePeople();
  const columns: readonly Column<DocumentRow>[] = [
    {
      head: 'Surface',
      isName: true,
      cell: ({ pointer }) => (
        <Stack gap={0}>
          <Link to={historyPath(pointer)}>{surfaceName(pointer.surface)}</Link>
          <Text size={12} tone="ink3">
            {pointer.surface}
          </Text>
        </Stack>
      ),
    },
    { head: 'Audience', cell: ({ pointer }) => <PlaceName place={pointer} hasSurface={false} /> },
    {
      head: 'Published',
      cell: ({ pointer }) => (
        <Stack gap={0}>
          <When at={pointer.moved_at} />
          <Text size={12} tone="ink3">
            {pointer.operator_id === null ? 'Default' : `by ${nameOf(pointer.operator_id)}`}
          </Text>
          {pointer.newer_hash === null ? null : (
            <Text size={12} tone="ink2">
              A newer build has a different version.
            </Text>
          )}
          {pointer.not_served === null ? null : <Text size={12}>{`Not served. ${pointer.not_served.join(' ')}`}</Text>}
        </Stack>
      ),
    },
    { head: 'Open drafts', cell: ({ drafts }) => <OpenDrafts drafts={drafts} /> },
    { head: 'New draft', isActs: true, cell: (row) => <Begin row={row} onStart={onStart} /> },
  ];
  return (
    <Stack as="section" gap={8} aria-label={group.family}>
      <Heading as="h2" size={16}>
        {group.family}
      </Heading>
      <Table
        caption={`Published documents: ${group.family}`}
        columns={columns}
        rows={group.rows}
        keyOf={({ pointer }) => placeInWords(pointer)}
      />
    </Stack>
  );
}

function OpenDrafts({ drafts }: Pick<DocumentRow, 'drafts'>) {
  if (drafts.length === 0)
    return (
      <Text tone="ink3" size={13}>
        none
      </Text>
    );
  return (
    <Stack as="ul" gap={4}>
      {drafts.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/drafts/${id}`}>{title}</Link>
        </li>
      ))}
    </Stack>
  );
}

function Begin({ row: { pointer }, onStart }: { readonly row: DocumentRow; readonly onStart: (start: Start) => void }) {
  const place = placeOf(pointer);
  const what = placeInWords(pointer);
  return (
    <Permitted to="createDraft">
      <Row gap={4} wrap css={{ justifyContent: 'flex-end', '@belowTablet': { justifyContent: 'flex-start' } }}>
        <Button
          size="small"
          tone="secondary"
          aria-label={`Start draft: ${what}`}
          onClick={() => onStart({ place, source: null, isSurfaceFixed: true })}
        >
          Start draft
        </Button>
        <Button
          size="small"
          tone="quiet"
          aria-label={`Copy to another audience: ${what}`}
          onClick={() => onStart({ place, source: pointer, isSurfaceFixed: true })}
        >
          Copy…
        </Button>
      </Row>
    </Permitted>
  );
}
