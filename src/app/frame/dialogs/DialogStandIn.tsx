import { useEffect } from 'react';
import { t } from '#src/shared/text/t.ts';
import { type StandInProps, useOverlay } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

/**
 * Replaces a dialog that this build cannot render. Skips an optional dialog, shows the authored text of a degradable one, and blocks until
 * a reload for a mandatory one.
 */
export function DialogStandIn({ frame: { criticality, label }, children }: StandInProps) {
  const { close } = useOverlay();
  if (criticality === 'OPTIONAL') return <Skipped />;
  if (criticality === 'DEGRADABLE')
    return (
      <Dialog open onClose={close} title={label ?? t`A message for you`} actions={<Button onClick={close}>{t`Close`}</Button>}>
        {children}
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={close}
      title={label ?? t`We could not show an important message`}
      titleHidden
      dismissible={false}
      role="alertdialog"
    >
      {children}
    </Dialog>
  );
}

/** Closes an optional dialog. Does not store this, because a later build may render the dialog. */
function Skipped() {
  const { skip } = useOverlay();
  useEffect(() => skip(), [skip]);
  return null;
}
