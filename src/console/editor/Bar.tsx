import { Icon } from '#src/ui/Icon.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { inWords, usePeople } from '../ui/people.ts';
import { useEdited, useEditor } from './EditorContext.tsx';
import { useToMend } from './review/useToMend.ts';
import type { Autosave } from './save/autosave.ts';
import { SaveStatus } from './save/SaveStatus.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

export function Bar({ autosave, authors }: { readonly autosave: Autosave; readonly authors: readonly string[] }) {
  const nameOf = usePeople();
  return (
    <Row gap={16} wrap justify="between">
      <Row gap={12} wrap>
        <SaveStatus autosave={autosave} />
        <Text size={13} tone="ink2">{`Written by ${inWords(authors.map(nameOf))}`}</Text>
        <Summary />
      </Row>
      <Steps />
    </Row>
  );
}

function Summary() {
  const { editor } = useEditor();
  const { length } = useToMend();
  if (length === 0) return null;
  const look = (): void => {
    editor.show('checks');
    // The list to scroll to is rendered a frame later.
    requestAnimationFrame(() => document.getElementById('to-mend')?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <Button size="small" tone="quiet" onClick={look}>
      <Row gap={4} as="span" css={{ color: '$negative' }}>
        <Icon name="alert" size={16} />
        {`${length} to fix`}
      </Row>
    </Button>
  );
}

function Steps() {
  const { editor } = useEditor();
  const hasPast = useEdited(({ history }) => history.past.length > 0);
  const hasFuture = useEdited(({ history }) => history.future.length > 0);
  useUndoKeys(editor);
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
