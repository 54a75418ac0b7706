import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { OutputOf } from '#src/lib/console/operations.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useAnswer, useConsole, usePermission } from '../api/index.ts';
import { PlaceName } from '../places/PlaceName.tsx';
import { Awaited } from '../ui/Awaited.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Bar } from './Bar.tsx';
import { EditorProvider, type Listed, useEdited } from './EditorContext.tsx';
import { createEditor } from './editor.ts';
import { NodeForm } from './form/NodeForm.tsx';
import { Panes } from './Panes.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { createAutosave } from './save/autosave.ts';
import { ConflictView } from './save/ConflictView.tsx';
import { TreePane } from './tree/TreePane.tsx';

type Draft = OutputOf<'readDraft'>;

/** Where a draft is worked on. */
export function EditorScreen() {
  const { draftId = '' } = useParams();
  const draft = useAnswer('readDraft', { draftId });
  const listed = useAnswer('listKinds', draft.value ? { surface: draft.value.surface } : null);
  return (
    <div data-wide="">
      <Screen title={draft.value?.title ?? 'Draft'} above={<Above place={draft.value} />}>
        <Awaited loaded={draft} what="the draft">
          {(found) => (
            <Awaited loaded={listed} what="the kinds">
              {(kinds) => <Table key={found.id} draft={found} listed={kinds} />}
            </Awaited>
          )}
        </Awaited>
      </Screen>
    </div>
  );
}

const Above = ({ place }: { readonly place: Draft | null }) => (
  <Row gap={16} wrap>
    <Link to="/drafts">Drafts</Link>
    {place ? <PlaceName place={place} /> : null}
  </Row>
);

/** The draft as it was opened is what is worked on; what is asked again of it later changes only what stands around. */
function Table({ draft, listed }: { readonly draft: Draft; readonly listed: Listed }) {
  const client = useConsole();
  const { isAllowed, reason } = usePermission('saveDraft');
  const isReadOnly = !isAllowed || draft.state !== 'open';
  const [{ editor, autosave, value }] = useState(() => {
    const made = createEditor({ document: draft.document, isReadOnly });
    const vocabulary = { ...listed, kinds: new Map(listed.kinds.map((each) => [each.kind, each])) };
    const save = (version: number, document: object) => client.run('saveDraft', { draftId: draft.id, version, document });
    return {
      editor: made,
      autosave: createAutosave({ editor: made, draft, save, storage: localStorage }),
      value: { editor: made, vocabulary },
    };
  });
  const [asked] = useSearchParams();
  const [node, field] = [asked.get('node'), asked.get('field')];
  useEffect(() => {
    if (node !== null) editor.open(node, field ?? undefined);
  }, [editor, node, field]);
  useEffect(() => (editor.isReadOnly ? undefined : autosave.start()), [editor, autosave]);
  return (
    <EditorProvider value={value}>
      <Stack gap={16}>
        {isReadOnly ? (
          <Text tone="ink2">{isAllowed ? `This draft is ${draft.state}.` : reason}</Text>
        ) : (
          <Bar autosave={autosave} authors={draft.authors} />
        )}
        <Panes parts={<TreePane />} fields={<NodeForm />} preview={<PreviewPane draft={draft} />} checks={<ReviewPanel draft={draft} />} />
      </Stack>
      <Told />
      <ConflictView autosave={autosave} />
    </EditorProvider>
  );
}

/** What has just been done, for who does not see it. */
function Told() {
  const { value, count } = useEdited((state) => state.said);
  return (
    <VisuallyHidden role="status" aria-live="polite" key={count}>
      {value}
    </VisuallyHidden>
  );
}
