import { useState } from 'react';
import type { Place } from '#src/shared/console/place.ts';
import type { Pointer } from '#src/shared/console/published.ts';
import { Text } from '#src/ui/Text.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAnswer } from '../../api/index.ts';
import { audienceInWords } from '../../places/names.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Reached } from '../../ui/Reached.tsx';
import { usePeople } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';
import { Outline } from './Outline.tsx';
import { type OutlineNode, outlineOf } from './outline.ts';
import { shortHash } from './pastDocuments.ts';

export function LiveDocument({ place, current }: { readonly place: Place; readonly current: Pointer }) {
  const revision = useAnswer('readRevision', { hash: current.hash });
  const [going, setGoing] = useState<OutlineNode | null>(null);
  const nameOf = usePeople();

  return (
    <Panel
      title="Current version"
      hint={
        <>
          {`Revision ${shortHash(current.hash)}, ${current.operator_id === null ? 'default' : `by ${nameOf(current.operator_id)}`}, `}
          <When at={current.moved_at} inline />
        </>
      }
    >
      <Awaited loaded={revision} what="the document" lines={4}>
        {({ document }) => (
          <Outline
            nodes={outlineOf(document)}
            actOn={(node) => (
              <Permitted to="takeDown">
                {node.criticality === 'MANDATORY' ? (
                  <Text size={12} tone="ink3">
                    mandatory, can’t be taken down
                  </Text>
                ) : (
                  <Button size="small" tone="quiet" aria-label={`Take down ${node.title}`} onClick={() => setGoing(node)}>
                    Take down…
                  </Button>
                )}
              </Permitted>
            )}
          />
        )}
      </Awaited>
      {going === null ? null : (
        <OperationDialog
          title={`Take down “${going.title}”`}
          consequence={`This part and everything in it disappears immediately for ${audienceInWords(place)}. No second person is needed. Use this only for content that must be removed now.`}
          label="Take down now"
          isDangerous
          to="takeDown"
          input={(reason) => ({ ...place, nodeId: going.id, reason })}
          said={() => ({ title: `“${going.title}” is taken down`, body: 'Roll back to restore it.' })}
          onClose={() => setGoing(null)}
        >
          <Reached place={place} />
        </OperationDialog>
      )}
    </Panel>
  );
}
