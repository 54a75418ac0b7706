import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { surfaceName } from '../../places/names.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

const consequences: Readonly<Record<Quarantined['effect'], (where: string) => string>> = {
  replaced: (where) => `${where} shows it again to every player, including on open pages. Its failure reports are cleared.`,
  told: () => 'The part stayed visible. Its failure reports are cleared. It is reported again if as many pages fail.',
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
