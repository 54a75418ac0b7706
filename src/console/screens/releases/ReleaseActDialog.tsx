import type { ReleaseView } from '#src/shared/console/releases.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { useAct } from '../../api/index.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';

export type ReleaseAct = 'startRelease' | 'endRelease' | 'cancelRelease';

const words: Readonly<
  Record<ReleaseAct, { readonly verb: string; readonly label: string; readonly consequence: string; readonly done: string }>
> = {
  startRelease: {
    verb: 'Start',
    label: 'Start it now',
    consequence: 'All of it goes before players at once, ahead of its time.',
    done: 'has started',
  },
  endRelease: {
    verb: 'End',
    label: 'End it now',
    consequence: 'What was there before comes back at once. Where something else was published meanwhile, that stays.',
    done: 'has ended',
  },
  cancelRelease: {
    verb: 'Cancel',
    label: 'Cancel the release',
    consequence: 'It will not start. Its drafts stay open and approved.',
    done: 'is cancelled',
  },
};

export function ReleaseActDialog({
  act,
  release,
  onClose,
}: {
  readonly act: ReleaseAct;
  readonly release: ReleaseView;
  readonly onClose: () => void;
}) {
  const { run, isBusy, refusal } = useAct(act);
  const { verb, label, consequence, done } = words[act];
  async function acted(reason: string): Promise<void> {
    const answer = await run({ releaseId: release.id, reason });
    if (!answer.ok) return;
    toast({ type: 'success', title: `“${release.title}” ${done}` });
    onClose();
  }
  return (
    <ActDialog
      title={`${verb} “${release.title}”`}
      consequence={consequence}
      label={label}
      isDangerous={act !== 'startRelease'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={(reason) => void acted(reason)}
    />
  );
}
