import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { surfaceName } from '../../places/names.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

const consequences: Readonly<Record<Quarantined['effect'], (where: string) => string>> = {
  replaced: (where) => `${where} shows it again to every player, on open pages too. What pages have said of it is forgotten.`,
  told: () => 'It was shown all the time. What pages have said of it is forgotten, and it is told again if as many say it again.',
};

export function ReleaseQuarantineDialog({ node, onClose }: { readonly node: Quarantined; readonly onClose: () => void }) {
  const { surface, node_id: nodeId, digest, effect } = node;
  return (
    <OperationDialog
      title={`Release ${nodeId}`}
      consequence={consequences[effect](surfaceName(surface))}
      label="Release now"
      to="releaseQuarantine"
      input={(reason) => ({ surface, nodeId, digest, reason })}
      said={() => ({ title: `${nodeId} is released`, body: surfaceName(surface) })}
      onClose={onClose}
    />
  );
}
