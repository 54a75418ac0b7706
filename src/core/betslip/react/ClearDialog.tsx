import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

/** Product §4: clearing asks first. */
export function ClearDialog({
  open,
  onCancel,
  onClear,
}: {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      width={360}
      title="Clear Betslip?"
      description="All selections and amounts will be removed."
      actions={
        <>
          <Button tone="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button tone="danger" onClick={onClear}>
            Clear
          </Button>
        </>
      }
    />
  );
}
