import { Link, useSearchParams } from 'react-router-dom';
import { keyOfPlace, type Place } from '#src/shared/console/place.ts';
import type { Pointer } from '#src/shared/console/published.ts';
import { Stack } from '#src/ui/Box.tsx';
import { useAnswer } from '../../api/index.ts';
import { historyPath, placeIn } from '../../places/address.ts';
import { placeInWords, surfaceName } from '../../places/names.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { PointerHistory } from './PointerHistory.tsx';
import { NewerBuild } from './NewerBuild.tsx';
import { LiveDocument } from './LiveDocument.tsx';

export function HistoryScreen() {
  const [query] = useSearchParams();
  const place = placeIn(query);
  const published = useAnswer('listPublished', {});
  if (place === null)
    return (
      <Screen
        key="every place"
        title="History"
        intro="Every published version is kept. Choose a document to view or restore an earlier version."
      >
        <Awaited loaded={published} what="the places">
          {({ pointers }) => <Places pointers={pointers} />}
        </Awaited>
      </Screen>
    );
  return (
    // A new place changes the key, so that the new heading takes the focus.
    <Screen
      key={keyOfPlace(place)}
      title={`History: ${surfaceName(place.surface)}`}
      intro={placeInWords(place)}
      above={<Link to="/history">All documents</Link>}
    >
      <Awaited loaded={published} what="the place">
        {({ pointers }) => (
          <OfPlace place={place} current={pointers.find((pointer) => keyOfPlace(pointer) === keyOfPlace(place)) ?? null} />
        )}
      </Awaited>
    </Screen>
  );
}

const columns: readonly Column<Pointer>[] = [
  { head: 'Place', isName: true, cell: (pointer) => <Link to={historyPath(pointer)}>{surfaceName(pointer.surface)}</Link> },
  { head: 'Audience', cell: (pointer) => <PlaceName place={pointer} hasSurface={false} /> },
  { head: 'Last change', cell: ({ moved_at }) => <When at={moved_at} /> },
];

function Places({ pointers }: { readonly pointers: readonly Pointer[] }) {
  if (pointers.length === 0) return <Nothing title="Nothing is published yet" body="Published documents appear here." />;
  const newest = pointers.toSorted((a, b) => b.moved_at.localeCompare(a.moved_at));
  return <Table caption="Documents, last changed first" columns={columns} rows={newest} keyOf={keyOfPlace} />;
}

function OfPlace({ place, current }: { readonly place: Place; readonly current: Pointer | null }) {
  const moves = useAnswer('listPublications', place);
  return (
    <Stack gap={16}>
      {current === null ? (
        <Nothing title="Nothing is published here now" body="Players see what is published for a wider audience." />
      ) : (
        <>
          <NewerBuild current={current} />
          <LiveDocument place={place} current={current} />
        </>
      )}
      <Awaited loaded={moves} what="the moves">
        {(value) => <PointerHistory place={place} current={current} moves={value.moves} />}
      </Awaited>
    </Stack>
  );
}
