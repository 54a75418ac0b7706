import { useState } from 'react';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { NodeTree } from './NodeTree.tsx';
import { Palette } from './Palette.tsx';

/** Every part of the document, what finds one, and what adds one. */
export function TreePane() {
  const { editor } = useEditor();
  const [query, setQuery] = useState('');
  const [isAdding, setAdding] = useState(false);
  const count = useEdited(({ history }) => history.document.nodes.size);
  return (
    <Stack gap={12}>
      <Row gap={8} justify="between">
        <Heading as="h2" size={16}>
          {`Parts (${count})`}
        </Heading>
        {editor.isReadOnly ? null : (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            Add a part
          </Button>
        )}
      </Row>
      <Field
        label="Search in the document"
        labelHidden
        type="search"
        placeholder="Find a part"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <NodeTree query={query.trim()} />
      {isAdding ? <Palette onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
