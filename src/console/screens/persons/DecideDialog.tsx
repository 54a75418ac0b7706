import { OperationDialog } from '../../ui/OperationDialog.tsx';

export type Decision = 'joinPersons' | 'keepApart' | 'splitPerson';
type Pair = { readonly playerId: string; readonly otherId: string };
type DecideDialogProps = { readonly decision: Decision; readonly pair: Pair; readonly onClose: () => void };

export function DecideDialog({ decision, pair, onClose }: DecideDialogProps) {
  if (decision === 'splitPerson') return <Split playerId={pair.playerId} onClose={onClose} />;
  return decision === 'joinPersons' ? (
    <OperationDialog
      title="They belong to one person"
      consequence={`Once confirmed, ${pair.playerId} plays no more and can only withdraw. Exclusions, limits and codes count for the person. It can be taken back.`}
      label="Propose to join them"
      isDangerous
      to="joinPersons"
      input={(reason) => ({ ...pair, reason })}
      said={() => ({ title: 'Joined' })}
      onClose={onClose}
    />
  ) : (
    <OperationDialog
      title="They belong to two people"
      consequence="Once confirmed, whoever waited can play, and exclusions of one side no longer apply to the other."
      label="Propose to keep them apart"
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
      title="Take the join back"
      consequence={`Once confirmed, ${playerId} is a person of its own. Exclusions apply to both until somebody keeps them apart.`}
      label="Propose the split"
      isDangerous
      to="splitPerson"
      input={(reason) => ({ playerId, reason })}
      said={() => ({ title: 'Split' })}
      onClose={onClose}
    />
  );
}
