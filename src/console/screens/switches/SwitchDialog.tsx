import type { OnOff, Switch } from '#src/shared/console/targeting.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { useOperation } from '../../api/index.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';

export type Switching = { readonly sort: Switch['sort']; readonly name: string; readonly state: OnOff };

const consequences: Readonly<Record<Switch['sort'], Readonly<Record<OnOff, string>>>> = {
  kind: {
    off: 'It is drawn nowhere any more: fallbacks stand in, and where it is mandatory, what it belongs to is blocked.',
    on: 'It is drawn again wherever documents hold it.',
  },
  flag: {
    off: 'What the application and rules of documents show only while it is on disappears.',
    on: 'What the application and rules of documents show only while it is on appears.',
  },
};

export function SwitchDialog({
  switching: { sort, name, state },
  onClose,
}: {
  readonly switching: Switching;
  readonly onClose: () => void;
}) {
  const kind = useOperation('switchKind');
  const flag = useOperation('switchFlag');
  const { isBusy, refusal } = sort === 'kind' ? kind : flag;
  async function switched(reason: string): Promise<void> {
    const answer = await (sort === 'kind' ? kind.run({ kind: name, state, reason }) : flag.run({ flag: name, state, reason }));
    if (!answer.ok) return;
    toast({ type: 'success', title: `${name} is ${state}` });
    onClose();
  }
  return (
    <ActionDialog
      title={`Turn ${name} ${state}`}
      consequence={`${consequences[sort][state]} It counts for every player of every brand, at once.`}
      label={`Turn ${state} now`}
      isDangerous={sort === 'kind' && state === 'off'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={(reason) => void switched(reason)}
    />
  );
}
