import { useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Dialog, preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisitorEntries } from './VisitorEntries.tsx';

/** Width of the menu in pixels (product §9). */
const WIDTH = 316;

export function VisitorMenu() {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        icon="user"
        iconSize={24}
        label={t`Menu for visitors`}
        target={44}
        tone="chrome"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void preloadDialog()}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title={t`Welcome`} placement="side" width={WIDTH}>
        <VisitorEntries onFollow={close} />
      </Dialog>
    </>
  );
}
