import type { OnOff, Switch } from '#src/shared/console/targeting.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { useOperation } from '../../api/index.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';

export type Switching = { readonly sort: Switch['sort']; readonly name: string; readonly state: OnOff };

const consequences: Readonly<Record<Switch['sort'], Readonly<Record<OnOff, string>>>> = {
  kind: {
    off: 'It is no longer shown anywhere. Fallbacks replace it. Where it is mandatory, the page or payment it belongs to is blocked.',
    on: 'It is shown again wherever documents use it.',
  },
  flag: {
    off: 'Everything that depends on this flag disappears.',
    on: 'Everything that depends on this flag appears.',
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
      consequence={`${consequences[sort][state]} This takes effect immediately for all players of all brands.`}
      label={`Turn ${state} now`}
      isDangerous={sort === 'kind' && state === 'off'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={(reason) => void switched(reason)}
    />
  );
}
