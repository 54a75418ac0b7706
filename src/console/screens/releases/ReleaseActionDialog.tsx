import type { ReleaseView } from '#src/shared/console/releases.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

export type ReleaseAction = 'startRelease' | 'endRelease' | 'cancelRelease';

const words: Readonly<
  Record<ReleaseAction, { readonly verb: string; readonly label: string; readonly consequence: string; readonly done: string }>
> = {
  startRelease: {
    verb: 'Start',
    label: 'Start now',
    consequence: 'All drafts are published now, before the planned time.',
    done: 'has started',
  },
  endRelease: {
    verb: 'End',
    label: 'End now',
    consequence: 'The previous content comes back immediately. Anything published since then stays.',
    done: 'has ended',
  },
  cancelRelease: {
    verb: 'Cancel',
    label: 'Cancel release',
    consequence: 'The release will not start. Its drafts stay open and approved.',
    done: 'is canceled',
  },
};

export function ReleaseActionDialog({
  act,
  release,
  onClose,
}: {
  readonly act: ReleaseAction;
  readonly release: ReleaseView;
  readonly onClose: () => void;
}) {
  const { verb, label, consequence, done } = words[act];
  return (
    <OperationDialog
      title={`${verb} “${release.title}”`}
      consequence={consequence}
      label={label}
      isDangerous={act !== 'startRelease'}
      to={act}
      input={(reason) => ({ releaseId: release.id, reason })}
      said={() => ({ title: `“${release.title}” ${done}` })}
      onClose={onClose}
    />
  );
}
