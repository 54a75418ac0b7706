import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

/** Asks before the slip is cleared (product §4). */
export function ClearDialog({
  open,
  isTeaser,
  onCancel,
  onClear,
}: {
  readonly open: boolean;
  readonly isTeaser: boolean;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      width={360}
      title={isTeaser ? t`Clear Teaser Section?` : t`Clear Betslip?`}
      description={isTeaser ? t`This removes all teaser selections.` : t`This removes all selections and amounts.`}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>
          <Button tone="danger" onClick={onClear}>{t`Clear`}</Button>
        </>
      }
    />
  );
}
