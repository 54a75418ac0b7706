import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { type Loaded, useAnswer, usePermission } from '../api/index.ts';
import { PlaceName } from '../places/PlaceName.tsx';
import { Awaited } from '../ui/Awaited.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Bar } from './Bar.tsx';
import { EditorProvider, type Listed, useEdited } from './EditorContext.tsx';
import { FiguresProvider } from './figures/FiguresContext.tsx';
import { NodeForm } from './form/NodeForm.tsx';
import { Panes } from './Panes.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { Closed } from './save/Closed.tsx';
import { ConflictView } from './save/ConflictView.tsx';
import { TreePane } from './tree/TreePane.tsx';
import { useTable } from './useTable.ts';

type Draft = OutputOf<'readDraft'>;

export function EditorScreen() {
  const { draftId = '' } = useParams();
  return <Opened key={draftId} draftId={draftId} />;
}

function Opened({ draftId }: { readonly draftId: string }) {
  const draft = useFresh(useAnswer('readDraft', { draftId }));
  const listed = useAnswer('listKinds', draft.value ? { surface: draft.value.surface } : null);
  return (
    <div data-wide="">
      <Screen title={draft.value?.title ?? 'Draft'} above={<Above place={draft.value} />}>
        <Awaited loaded={draft} what="the draft">
          {(found) => (
            <Awaited loaded={listed} what="the kinds">
              {(kinds) => <Table draft={found} listed={kinds} />}
            </Awaited>
          )}
        </Awaited>
      </Screen>
    </div>
  );
}

/** Ignores cached drafts, which may be older than the last save. */
function useFresh<T>(loaded: Loaded<T>): Loaded<T> {
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !loaded.isLoading && loaded.refusal === null) setFresh(true);
  return isFresh ? loaded : { ...loaded, value: null };
}

const Above = ({ place }: { readonly place: Draft | null }) => (
  <Row gap={16} wrap>
    <Link to="/drafts">Drafts</Link>
    {place ? <PlaceName place={place} /> : null}
  </Row>
);

function Table({ draft, listed }: { readonly draft: Draft; readonly listed: Listed }) {
  const { isAllowed, reason } = usePermission('saveDraft');
  const { value, autosave } = useTable(draft, listed);
  const { editor } = value;
  const [asked] = useSearchParams();
  const [node, field] = [asked.get('node'), asked.get('field')];
  useEffect(() => {
    if (node !== null) editor.open(node, field ?? undefined);
  }, [editor, node, field]);
  return (
    <EditorProvider value={value}>
      <FiguresProvider place={draft}>
        <Stack gap={16}>
          {!isAllowed ? (
            <Text tone="ink2">{draft.state === 'open' ? reason : `This draft is ${draft.state}.`}</Text>
          ) : value.isReadOnly ? (
            <Closed draft={draft} autosave={autosave} />
          ) : (
            <Bar autosave={autosave} authors={draft.authors} />
          )}
          <Panes
            parts={<TreePane />}
            fields={
              <div data-edits="">
                <NodeForm />
              </div>
            }
            preview={<PreviewPane draft={draft} />}
            checks={<ReviewPanel draft={draft} />}
          />
        </Stack>
      </FiguresProvider>
      <Told />
      <ConflictView autosave={autosave} />
    </EditorProvider>
  );
}

function Told() {
  const { value, count } = useEdited((state) => state.said);
  return (
    <VisuallyHidden role="status" aria-live="polite" key={count}>
      {value}
    </VisuallyHidden>
  );
}
