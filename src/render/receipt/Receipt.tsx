import { useEffect, useMemo } from 'react';
import type { ReceiptFragment, ReceiptLinesFragment } from '#src/gql/graphql.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { ListedHostsAlone, useRenderPorts } from '../ports.tsx';
import { RenderScope, ScopeBlocked } from '../scope.tsx';
import { Slots } from '../Slots.tsx';
import type { FailureReason, Registry } from '../types.ts';
import { addsUp } from './receiptTotal.ts';
import { useReceiptLines } from './useReceiptLines.ts';

const Paper = styled('div', { display: 'flex', flexDirection: 'column', minWidth: 0 });

const LINE = 28;

/** Shows an error if lines are missing or do not sum to the total. */
export function Receipt({ receipt }: { readonly receipt: ReceiptFragment }) {
  const { loadReceiptLines } = useRenderPorts();
  const lines = useReceiptLines(loadReceiptLines);
  return (
    <RenderScope>
      <Paper aria-busy={lines === 'pending' || undefined}>
        {lines === 'pending' ? (
          <Skeleton height={receipt.lines.length * LINE} />
        ) : lines === 'failed' ? (
          <Withheld receipt={receipt} reason="not-loaded" />
        ) : (
          <Lines receipt={receipt} registry={lines} />
        )}
      </Paper>
    </RenderScope>
  );
}

function Lines({ receipt, registry }: { readonly receipt: ReceiptFragment; readonly registry: Registry<ReceiptLinesFragment> }) {
  const layout = useMemo(() => ({ revision: receipt.revision, slots: receipt.lines }), [receipt]);
  const agrees = useMemo(() => addsUp(receipt, (kind) => Object.hasOwn(registry, kind)), [receipt, registry]);
  return agrees ? (
    <ListedHostsAlone>
      <Slots registry={registry} layout={layout} />
    </ListedHostsAlone>
  ) : (
    <Withheld receipt={receipt} reason="total-differs" />
  );
}

function Withheld({ receipt: { id, revision }, reason }: { readonly receipt: ReceiptFragment; readonly reason: FailureReason }) {
  const { report } = useRenderPorts();
  useEffect(() => report({ revision, nodeId: id, kind: 'Receipt', reason }), [id, revision, reason, report]);
  return <ScopeBlocked />;
}
