import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer, useOperator } from '../../api/index.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { placeInWords } from '../../places/names.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Filters, NamedAbove } from '../../ui/controls.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { inWords, usePeople } from '../../ui/people.ts';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { DraftActions } from './DraftActions.tsx';

type Whose = 'mine' | 'all';

export function DraftsScreen() {
  const drafts = useAnswer('listDrafts', {});
  const { id } = useOperator();
  const [asked, setAsked] = useSearchParams();
  const whose: Whose = asked.get('whose') === 'mine' ? 'mine' : 'all';
  const [search, setSearch] = useState('');
  return (
    <Screen title="Drafts" intro="Changes in progress. Players do not see them.">
      <Filters css={{ gridTemplateColumns: 'minmax(0, 1fr) max-content', alignItems: 'start' }}>
        <Field
          label="Search"
          type="search"
          value={search}
          placeholder="Title or audience"
          onChange={({ target }) => setSearch(target.value)}
        />
        <NamedAbove>
          <Segmented
            legend="Owner"
            value={whose}
            options={[
              { value: 'all', label: 'All' },
              { value: 'mine', label: 'Mine' },
            ]}
            onChange={(next) => setAsked(next === 'mine' ? { whose: 'mine' } : {}, { replace: true })}
          />
        </NamedAbove>
      </Filters>
      <Awaited loaded={drafts} what="the drafts">
        {(value) => (
          <Listed
            drafts={value.drafts.filter((draft) => isWanted(draft, whose === 'mine' ? id : null, search))}
            isAll={search === '' && whose === 'all'}
          />
        )}
      </Awaited>
    </Screen>
  );
}

function isWanted(draft: DraftView, author: string | null, search: string): boolean {
  if (author !== null && !draft.authors.includes(author)) return false;
  return `${draft.title} ${placeInWords(draft)}`.toLowerCase().includes(search.trim().toLowerCase());
}

function Listed({ drafts, isAll }: { readonly drafts: readonly DraftView[]; readonly isAll: boolean }) {
  const nameOf = usePeople();
  if (drafts.length === 0)
    return isAll ? (
      <Nothing title="No open drafts" body="Start a draft from a document." />
    ) : (
      <Nothing illustration="not-found" title="No drafts found" body="Change your search, or show all drafts." />
    );
  const columns: readonly Column<DraftView>[] = [
    {
      head: 'Draft',
      isName: true,
      cell: (draft) => (
        <Stack gap={4}>
          <Link to={`/drafts/${draft.id}`}>{draft.title}</Link>
          <PlaceName place={draft} />
        </Stack>
      ),
    },
    { head: 'Authors', cell: ({ authors }) => inWords(authors.map(nameOf)) },
    { head: 'Version', cell: ({ version }) => <Text>{version}</Text> },
    { head: 'Saved', cell: ({ savedAt }) => <When at={savedAt} /> },
    { head: 'Review, copy or discard', isActs: true, cell: (draft) => <DraftActions draft={draft} /> },
  ];
  return <Table caption="Open drafts, newest first" columns={columns} rows={drafts} keyOf={({ id }) => id} />;
}
