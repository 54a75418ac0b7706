import { useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useAuth } from './AuthProvider.tsx';

export type LogOutDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks before the logout (product §2). */
export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const { logOut } = useAuth();
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
      title={t`Log out?`}
      description={t`Your open bets will stay open. You can log in again at any time.`}
      width={360}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button busy={busy} onClick={leave}>{t`Log Out`}</Button>
        </>
      }
    />
  );
}
