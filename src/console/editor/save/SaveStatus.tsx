import { useStore } from 'zustand';
import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Autosave } from './autosave.ts';
import type { SaveState } from './saveState.ts';

const words: { readonly [S in SaveState['status']]: string } = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving',
  offline: 'Offline: saved in this browser',
  refused: 'Not saved',
  conflict: 'Conflicting changes',
};

export function SaveStatus({ autosave }: { readonly autosave: Autosave }) {
  const { status, version, message } = useStore(autosave.store);
  const isWell = status === 'saved' || status === 'saving' || status === 'waiting';
  return (
    <Row gap={8} wrap>
      <span role="status">
        <Badge tone={isWell ? 'soft' : 'warning'}>{status === 'saved' ? `Saved · version ${version}` : words[status]}</Badge>
      </span>
      {message === null ? null : (
        <Text size={13} tone="ink2">
          {message}
        </Text>
      )}
      {status === 'offline' || status === 'refused' ? (
        <Button size="small" tone="secondary" onClick={() => void autosave.flush()}>
          Save now
        </Button>
      ) : null}
    </Row>
  );
}
