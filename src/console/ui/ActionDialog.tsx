import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { isReason, REASON_MAX } from '#src/shared/console/limits.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { Refusal } from '../api/index.ts';
import { TextAreaField } from './controls.tsx';
import { Problem } from './Problem.tsx';

export type ActionDialogProps = {
  readonly title: string;
  readonly consequence: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
  readonly onAct: (reason: string) => void;
  readonly needsReason?: boolean;
  readonly children?: ReactNode;
};

const STOPS = '[aria-invalid="true"], [role="alert"]';

/** If the server refuses the action, the typed reason stays. */
export function ActionDialog({
  title,
  consequence,
  label,
  isDangerous = false,
  isBusy,
  refusal,
  onClose,
  onAct,
  needsReason = true,
  children,
}: ActionDialogProps) {
  const [reason, setReason] = useState('');
  const [presses, setPresses] = useState(0);
  const form = useId();
  const isTooShort = needsReason && !isReason(reason);
  // The error may be out of view.
  useEffect(() => {
    if (presses > 0) document.getElementById(form)?.querySelector(STOPS)?.scrollIntoView({ block: 'center' });
  }, [form, presses, refusal]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setPresses((count) => count + 1);
    if (!isTooShort && !isBusy) onAct(reason.trim());
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={consequence}
      width={520}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} tone={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap={16} css={{ paddingTop: '$16' }}>
          {children}
          {needsReason ? (
            <TextAreaField
              label="Reason"
              hint="Saved in the audit log with your name."
              value={reason}
              maxLength={REASON_MAX}
              error={presses > 0 && isTooShort ? 'Enter a reason in a few words.' : null}
              onChange={({ target }) => setReason(target.value)}
            />
          ) : null}
          {refusal === null ? null : <Problem refusal={refusal} />}
        </Stack>
      </form>
    </Dialog>
  );
}
