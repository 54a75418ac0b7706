import { useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useAuth } from './AuthProvider.tsx';

export type LogOutDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** The question before the way out (product §2), wherever it is offered. */
export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const { logOut } = useAuth();
  const { options } = useBrand();
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    logOut('manual');
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Log out?"
      description={`${options.sportsbook ? 'Your open bets stay as they are. ' : ''}You can log in again at any time.`}
      width={360}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={leave}>
            Log Out
          </Button>
        </>
      }
    />
  );
}
