import { useState } from 'react';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { PageSpeedPanel } from '../figures/PageSpeedPanel.tsx';
import { NodeTree } from './NodeTree.tsx';
import { Palette } from './Palette.tsx';
import { useClipboard } from './useClipboard.ts';

function TitleField() {
  const { editor } = useEditor();
  const title = useEdited(({ history }) => history.document.rest['title']);
  return (
    <div data-edits="">
      <Field
        label="Title of the document"
        value={typeof title === 'string' ? title : ''}
        maxLength={TITLE_LENGTH}
        readOnly={editor.isReadOnly}
        onChange={({ target }) =>
          editor.run({ type: 'set-document', field: 'title', value: target.value === '' ? undefined : target.value }, 'title')
        }
      />
    </div>
  );
}
const TITLE_LENGTH = 120;

export function TreePane() {
  const { editor } = useEditor();
  const clipboard = useClipboard();
  const [query, setQuery] = useState('');
  const [adding, setAdding] = useState<{ readonly into: string | null } | null>(null);
  const count = useEdited(({ history }) => history.document.nodes.size);
  return (
    <Stack gap={12}>
      <Row gap={8} justify="between">
        <Heading as="h2" size={16}>
          {`Parts (${count})`}
        </Heading>
        {editor.isReadOnly ? null : (
          <Button size="small" icon="plus" onClick={() => setAdding({ into: null })}>
            Add a part
          </Button>
        )}
      </Row>
      <Row gap={8}>
        <Button size="small" tone="secondary" onClick={clipboard.copy}>
          Copy part
        </Button>
        {editor.isReadOnly ? null : (
          <Button size="small" tone="secondary" onClick={clipboard.paste}>
            Paste part
          </Button>
        )}
      </Row>
      <TitleField />
      <Field
        label="Search in the document"
        labelHidden
        type="search"
        placeholder="Find a part"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <NodeTree query={query.trim()} onAdd={(into) => setAdding({ into })} />
      <PageSpeedPanel />
      {adding ? <Palette into={adding.into} onClose={() => setAdding(null)} /> : null}
    </Stack>
  );
}
