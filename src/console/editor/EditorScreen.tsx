import { useEffect, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { OutputOf } from '#src/lib/console/operations.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useAnswer, useConsole, usePermission } from '../api/index.ts';
import { PlaceName } from '../places/PlaceName.tsx';
import { Awaited } from '../ui/Awaited.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EditorProvider, type Listed, useEdited, useEditor } from './EditorContext.tsx';
import { createEditor } from './editor.ts';
import { NodeForm } from './form/NodeForm.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { createAutosave } from './save/autosave.ts';
import { ConflictView } from './save/ConflictView.tsx';
import { SaveStatus } from './save/SaveStatus.tsx';
import { NodeTree } from './tree/NodeTree.tsx';
import { Palette } from './tree/Palette.tsx';

const Panes = styled('div', {
  display: 'grid',
  gap: '$16',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 3fr)' },
  '@media (min-width: 1400px)': { gridTemplateColumns: 'minmax(260px, 2fr) minmax(340px, 3fr) minmax(420px, 4fr)' },
});
const Pane = styled('section', {
  minWidth: 0,
  padding: '$16',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface1',
});

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
  const node = useSearchParams()[0].get('node');
  useEffect(() => {
    if (node !== null) editor.select(node);
  }, [editor, node]);
  useEffect(() => (editor.isReadOnly ? undefined : autosave.start()), [editor, autosave]);
  return (
    <EditorProvider value={value}>
      <Stack gap={16}>
        <Row gap={16} wrap justify="between">
          {isReadOnly ? (
            <Text tone="ink2">{isAllowed ? `This draft is ${draft.state}.` : reason}</Text>
          ) : (
            <SaveStatus autosave={autosave} />
          )}
          {isReadOnly ? null : <Steps />}
        </Row>
        <Panes>
          <Pane aria-label="Parts">
            <TreePane />
          </Pane>
          <Pane aria-label="Selected part">
            <NodeForm />
          </Pane>
          <Stack gap={16}>
            <Pane aria-label="Preview">
              <PreviewPane draft={draft} />
            </Pane>
            <Pane aria-label="Checks and changes">
              <ReviewPanel draft={draft} />
            </Pane>
          </Stack>
        </Panes>
      </Stack>
      <Told />
      <ConflictView autosave={autosave} />
    </EditorProvider>
  );
}

/** Undo and redo, also by their keys. */
function Steps() {
  const { editor } = useEditor();
  const hasPast = useEdited(({ history }) => history.past.length > 0);
  const hasFuture = useEdited(({ history }) => history.future.length > 0);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [editor]);
  return (
    <Row gap={8}>
      <Button size="small" tone="secondary" disabled={!hasPast} onClick={editor.undo}>
        Undo
      </Button>
      <Button size="small" tone="secondary" disabled={!hasFuture} onClick={editor.redo}>
        Redo
      </Button>
    </Row>
  );
}

function TreePane() {
  const { editor } = useEditor();
  const [query, setQuery] = useState('');
  const [isAdding, setAdding] = useState(false);
  const count = useEdited(({ history }) => history.document.nodes.size);
  const heading = useMemo(() => `Parts (${count})`, [count]);
  return (
    <Stack gap={12}>
      <Row gap={8} justify="between">
        <Heading as="h2" size={16}>
          {heading}
        </Heading>
        {editor.isReadOnly ? null : (
          <Button size="small" onClick={() => setAdding(true)}>
            Add a part
          </Button>
        )}
      </Row>
      <Field label="Search in the document" value={query} onChange={({ target }) => setQuery(target.value)} />
      <NodeTree query={query.trim()} />
      {isAdding ? <Palette onClose={() => setAdding(false)} /> : null}
    </Stack>
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
