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
      title="What stands there now"
      hint={
        <>
          {`Revision ${shortHash(current.hash)}, ${current.operator_id === null ? 'came with a build' : `by ${nameOf(current.operator_id)}`}, `}
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
                    mandatory, stays
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
          consequence={`It and all that it holds disappears at once for ${audienceInWords(place)}, without a second person. Use it for what must not be seen a moment longer.`}
          label="Take it down now"
          isDangerous
          to="takeDown"
          input={(reason) => ({ ...place, nodeId: going.id, reason })}
          said={() => ({ title: `“${going.title}” is taken down`, body: 'A rollback brings it back.' })}
          onClose={() => setGoing(null)}
        >
          <Reached place={place} />
        </OperationDialog>
      )}
    </Panel>
  );
}
