import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

/** Product §4: clearing asks first. */
export function ClearDialog({
  open,
  isTeaser,
  onCancel,
  onClear,
}: {
  readonly open: boolean;
  /** Of the teased selections alone. */
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
      title={isTeaser ? 'Clear Teaser Section?' : 'Clear Betslip?'}
      description={isTeaser ? 'All selections of the teaser will be removed.' : 'All selections and amounts will be removed.'}
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
