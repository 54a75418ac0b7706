import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { useAct } from '../../api/index.ts';
import { surfaceName } from '../../places/names.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';

const consequences: Readonly<Record<Quarantined['effect'], (where: string) => string>> = {
  replaced: (where) => `${where} shows it again to every player, on open pages too. What pages have said of it is forgotten.`,
  told: () => 'It was shown all the time. What pages have said of it is forgotten, and it is told again if as many say it again.',
};

export function ReleaseQuarantineDialog({ node, onClose }: { readonly node: Quarantined; readonly onClose: () => void }) {
  const { surface, node_id: nodeId, digest, effect } = node;
  const release = useAct('releaseQuarantine');
  async function released(reason: string): Promise<void> {
    const answer = await release.run({ surface, nodeId, digest, reason });
    if (!answer.ok) return;
    toast({ type: 'success', title: `${nodeId} is released`, body: surfaceName(surface) });
    onClose();
  }
  return (
    <ActDialog
      title={`Release ${nodeId}`}
      consequence={consequences[effect](surfaceName(surface))}
      label="Release now"
      isBusy={release.isBusy}
      refusal={release.refusal}
      onClose={onClose}
      onAct={(reason) => void released(reason)}
    />
  );
}
