import { useState } from 'react';
import type { Pointer } from '#src/shared/console/published.ts';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RevisionDialog } from './RevisionDialog.tsx';

/** Warns that an operator's document hides a newer build's default document. */
export function NewerBuild({ current }: { readonly current: Pointer }) {
  const [isOpen, setOpen] = useState(false);
  if (current.newer_hash === null) return null;
  return (
    <Panel title="A newer build has a different default">
      <Text tone="ink2">The version published by an operator stays. The newer default may have parts that are missing here.</Text>
      <div>
        <Button size="small" tone="secondary" onClick={() => setOpen(true)}>
          View the new default
        </Button>
      </div>
      {isOpen ? <RevisionDialog hash={current.newer_hash} current={current} isNewer onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
