import { useEffect, useMemo } from 'react';
import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';
import { useRenderPorts } from '../ports.tsx';
import { RenderScope, ScopeBlocked } from '../scope.tsx';
import { Slots } from '../Slots.tsx';
import { addsUp } from './receiptTotal.ts';

const Paper = styled('div', { display: 'flex', flexDirection: 'column', minWidth: 0 });

/** A finished transaction, line by line. Shows nothing rather than amounts that do not add up to the total. */
export function Receipt({ receipt }: { readonly receipt: ReceiptFragment }) {
  const { receiptLines, report } = useRenderPorts();
  const layout = useMemo(() => ({ revision: receipt.revision, slots: receipt.lines }), [receipt]);
  const agrees = useMemo(
    () => addsUp(receipt, (kind) => receiptLines !== null && Object.hasOwn(receiptLines, kind)),
    [receipt, receiptLines],
  );
  useEffect(() => {
    if (!agrees) report({ revision: receipt.revision, nodeId: receipt.id, kind: 'Receipt', reason: 'total-differs' });
  }, [agrees, receipt, report]);
  return (
    <RenderScope>
      <Paper>{agrees && receiptLines !== null ? <Slots registry={receiptLines} layout={layout} /> : <ScopeBlocked />}</Paper>
    </RenderScope>
  );
}
