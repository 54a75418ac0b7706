import { useState } from 'react';
import type { BetsScope } from '#src/shared/console/trading.ts';
import { FieldProblem } from '#src/ui/fields/Field.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useOperation, useAnswer } from '../../api/index.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { messageOf } from '../../ui/proposed.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { CheckField } from '../../ui/controls.tsx';
import { weightText } from './Weight.tsx';

type VoidDialogProps = { readonly scope: BetsScope; readonly target: string; readonly onClose: () => void };

/** Shows the bets first, because they cannot be restored. */
export function VoidDialog({ scope, target, onClose }: VoidDialogProps) {
  const weighed = useAnswer('weighBets', { scope, target });
  const event = useOperation('voidByHand');
  const other = useOperation('voidBets');
  const [hasLooked, setLooked] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const { isBusy, refusal } = scope === 'event' ? event : other;
  async function act(reason: string): Promise<void> {
    setPressed(true);
    if (!hasLooked) return;
    const answer = await (scope === 'event' ? event.run({ eventId: target, reason }) : other.run({ scope, target, reason }));
    if (!answer.ok) return;
    toast({ type: 'success', ...messageOf(answer.value, { title: 'Stakes are refunded' }) });
    onClose();
  }
  return (
    <ActionDialog
      title={`Void this ${scope}`}
      consequence="A second person must confirm. Then stakes are refunded, paid winnings are taken back, and parlays continue without it. You can’t undo this, and no later result changes it. Players see the reason. Until then, it takes no bets."
      label="Propose void"
      isDangerous
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={(reason) => void act(reason)}
    >
      <Awaited loaded={weighed} what="affected bets">
        {(weight) => (
          <CheckField isChecked={hasLooked} onChange={setLooked}>
            {`I confirm: ${weight.name}: ${weightText(weight)}`}
          </CheckField>
        )}
      </Awaited>
      {wasPressed && !hasLooked ? <FieldProblem>Check the affected bets and confirm them.</FieldProblem> : null}
    </ActionDialog>
  );
}
