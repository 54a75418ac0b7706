import { OperationDialog } from '../../ui/OperationDialog.tsx';

export type Decision = 'joinPersons' | 'keepApart' | 'splitPerson';
type Pair = { readonly playerId: string; readonly otherId: string };
type DecideDialogProps = { readonly decision: Decision; readonly pair: Pair; readonly onClose: () => void };

export function DecideDialog({ decision, pair, onClose }: DecideDialogProps) {
  if (decision === 'splitPerson') return <Split playerId={pair.playerId} onClose={onClose} />;
  return decision === 'joinPersons' ? (
    <OperationDialog
      title="Same person"
      consequence={`Once confirmed, ${pair.playerId} can only withdraw, not play. Exclusions, limits and promotion codes apply to the person. You can undo this later.`}
      label="Propose to join"
      isDangerous
      to="joinPersons"
      input={(reason) => ({ ...pair, reason })}
      said={() => ({ title: 'Joined' })}
      onClose={onClose}
    />
  ) : (
    <OperationDialog
      title="Different people"
      consequence="Once confirmed, the waiting player can play, and exclusions of one account no longer apply to the other."
      label="Propose to keep apart"
      isDangerous
      to="keepApart"
      input={(reason) => ({ ...pair, reason })}
      said={() => ({ title: 'Kept apart' })}
      onClose={onClose}
    />
  );
}

function Split({ playerId, onClose }: { readonly playerId: string; readonly onClose: () => void }) {
  return (
    <OperationDialog
      title="Split accounts"
      consequence={`Once confirmed, ${playerId} counts as a separate person. Exclusions apply to both accounts until two operators confirm that they are different people.`}
      label="Propose split"
      isDangerous
      to="splitPerson"
      input={(reason) => ({ playerId, reason })}
      said={() => ({ title: 'Split' })}
      onClose={onClose}
    />
  );
}
