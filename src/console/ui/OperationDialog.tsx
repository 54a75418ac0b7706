import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import { toast, type ToastRequest } from '#src/ui/notices/toast.ts';
import { useOperation } from '../api/index.ts';
import { messageOf } from './proposed.ts';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';

export type OperationDialogProps<N extends OperationName> = Omit<ActionDialogProps, 'isBusy' | 'refusal' | 'onAct'> & {
  readonly to: N;
  readonly input: (reason: string) => InputOf<N> | null;
  /** Toast after the operation, by default a success. If a second person must confirm, the toast says so. */
  readonly said: (value: OutputOf<N>) => Omit<ToastRequest, 'type'> & Partial<Pick<ToastRequest, 'type'>>;
  readonly onDone?: (value: OutputOf<N>) => void;
};

export function OperationDialog<N extends OperationName>({ to, input, said, onDone, ...dialog }: OperationDialogProps<N>) {
  const { run, isBusy, refusal } = useOperation(to);
  async function act(reason: string): Promise<void> {
    const asked = input(reason);
    const answer = asked === null ? null : await run(asked);
    if (!answer?.ok) return;
    toast({ type: 'success', ...messageOf(answer.value, said(answer.value)) });
    dialog.onClose();
    onDone?.(answer.value);
  }
  return <ActionDialog {...dialog} isBusy={isBusy} refusal={refusal} onAct={(reason) => void act(reason)} />;
}
