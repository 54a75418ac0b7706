import type { Colleague } from '#src/shared/console/general.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

export type AccountAction = 'disableOperator' | 'replaceFactor' | 'restoreOperator' | 'unlockOperator';
type Words = { readonly title: string; readonly consequence: string; readonly label: string; readonly done: string };

const WORDS: Readonly<Record<AccountAction, (name: string) => Words>> = {
  unlockOperator: (name) => ({
    title: `Unlock ${name}`,
    consequence:
      'A second person must confirm. Then ${name} can log in again. Check that the failed attempts really came from your colleague.',
    label: 'Propose to unlock',
    done: `${name} can log in again`,
  }),
  replaceFactor: (name) => ({
    title: `Replace the second factor of ${name}`,
    consequence: `A second person must confirm. Then ${name} is logged out, sets up a new factor with a link from one of you, and can’t sign for 24 hours. Check that the request really comes from your colleague.`,
    label: 'Propose to replace',
    done: `The second factor of ${name} is removed`,
  }),
  restoreOperator: (name) => ({
    title: `Restore ${name}`,
    consequence: `Use this for a lost password. A second person must confirm. Then ${name} is logged out, gets a second-factor link from you and a new password from the person who confirms, and can’t sign for 24 hours. Check that the request really comes from your colleague.`,
    label: 'Propose to restore',
    done: `Password and second factor of ${name} are removed`,
  }),
  disableOperator: (name) => ({
    title: `Disable ${name}`,
    consequence: `${name} is logged out now and can’t log in until two people unlock the account. Their proposals are on hold until then.`,
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
