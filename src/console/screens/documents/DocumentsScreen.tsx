import { useState } from 'react';
import type { Place } from '#src/shared/console/place.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useAnswer } from '../../api/index.ts';
import { brandChoices, regionChoices, useBrandSettings } from '../../places/brandSettings.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { type DocumentFilter, groupsOf } from './filter.ts';
import { type Start, StartDraftDialog } from './StartDraftDialog.tsx';

const EVERYTHING: DocumentFilter = { search: '', brand: '*', region: '*', environment: '' };
const SOMEWHERE: Place = { surface: 'home', brand: '*', region: '*', environment: 'live' };

export function DocumentsScreen() {
  const published = useAnswer('listPublished', {});
  const drafts = useAnswer('listDrafts', {}).value?.drafts ?? [];
  const [filter, setFilter] = useState(EVERYTHING);
  const [start, setStart] = useState<Start | null>(null);
  const change = (part: Partial<DocumentFilter>): void => setFilter((old) => ({ ...old, ...part }));
  return (
    <Screen
      title="Documents"
      intro="Each document fills one surface for one audience. The most specific one wins: a single brand before all brands, a single region before all regions."
      actions={
        <Permitted to="createDraft" isTold>
          <Button tone="secondary" icon="plus" onClick={() => setStart({ place: SOMEWHERE, source: null, isSurfaceFixed: false })}>
            New document
          </Button>
        </Permitted>
      }
    >
      <FilterBar filter={filter} onChange={change} />
      <Awaited loaded={published} what="the documents" lines={10}>
        {({ pointers }) => {
          const groups = groupsOf(pointers, drafts, filter);
          if (groups.length === 0)
            return (
              <Nothing
                illustration="not-found"
                title="No documents found"
                body="No published document has this name and reaches these players."
                action={
                  <Button tone="secondary" onClick={() => setFilter(EVERYTHING)}>
                    Show all
                  </Button>
                }
              />
            );
          return (
            <Stack gap={24}>
              {groups.map((group) => (
                <DocumentTable key={group.family} group={group} onStart={setStart} />
              ))}
            </Stack>
          );
        }}
      </Awaited>
      {start === null ? null : <StartDraftDialog start={start} onClose={() => setStart(null)} />}
    </Screen>
  );
}

function FilterBar({ filter, onChange }: { readonly filter: DocumentFilter; readonly onChange: (part: Partial<DocumentFilter>) => void }) {
  const house = useBrandSettings();
  return (
    <Filters role="search" aria-label="Documents">
      <Field
        label="Search"
        type="search"
        value={filter.search}
        placeholder="Surface name"
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <SelectField
        label="Brand"
        value={filter.brand}
        choices={brandChoices(house, 'Any brand')}
        onChange={(brand) => onChange({ brand })}
      />
      <SelectField
        label="Region"
        value={filter.region}
        choices={regionChoices(house, 'Any region')}
        onChange={(region) => onChange({ region })}
      />
      <SelectField
        label="Environment"
        value={filter.environment}
        choices={[
          { value: '', label: 'Live and staging' },
          { value: 'live', label: 'Live' },
          { value: 'staging', label: 'Staging' },
        ]}
        onChange={(environment) => onChange({ environment })}
      />
    </Filters>
  );
}
