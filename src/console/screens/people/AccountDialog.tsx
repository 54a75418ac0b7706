import type { Colleague } from '#src/shared/console/general.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

export type AccountAction = 'disableOperator' | 'replaceFactor' | 'restoreOperator' | 'unlockOperator';
type Words = { readonly title: string; readonly consequence: string; readonly label: string; readonly done: string };

const WORDS: Readonly<Record<AccountAction, (name: string) => Words>> = {
  unlockOperator: (name) => ({
    title: `Unlock ${name}`,
    consequence:
      'A second person confirms it; then the login takes passwords again. Make sure that it was really your colleague who has typed them.',
    label: 'Propose to unlock',
    done: `${name} can log in again`,
  }),
  replaceFactor: (name) => ({
    title: `Replace the second factor of ${name}`,
    consequence: `A second person confirms it. Then ${name} is logged out, registers another one by a link from one of you, and signs nothing for 24 hours. Make sure that it is really your colleague who asks.`,
    label: 'Propose to replace',
    done: `The second factor of ${name} is taken away`,
  }),
  restoreOperator: (name) => ({
    title: `Restore ${name}`,
    consequence: `For a lost password. A second person confirms it. Then ${name} is logged out, gets a link for a second factor from you and a new password from whoever confirms it, and signs nothing for 24 hours. Make sure that it is really your colleague who asks.`,
    label: 'Propose to restore',
    done: `Password and second factor of ${name} are taken away`,
  }),
  disableOperator: (name) => ({
    title: `Disable ${name}`,
    consequence: `${name} is logged out now and cannot log in again until two people unlock the account. What ${name} has proposed waits until then.`,
    label: 'Disable now',
    done: `${name} is disabled`,
  }),
};

type AccountDialogProps = {
  readonly act: AccountAction;
  readonly colleague: Colleague;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function AccountDialog({ act, colleague: { id, name }, onClose, onDone }: AccountDialogProps) {
  const { title, consequence, label, done } = WORDS[act](name);
  return (
    <OperationDialog
      title={title}
      consequence={consequence}
      label={label}
      isDangerous={act === 'disableOperator'}
      to={act}
      input={(reason) => ({ operatorId: id, reason })}
      said={() => ({ title: done })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
