import { useEffect } from 'react';
import { t } from '#src/shared/text/t.ts';
import { type StandInProps, useOverlay } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

/** Replaces a dialog that this build cannot render. Depending on its criticality, renders nothing, its authored text or a block until reload. */
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

/** Closes the dialog without storing that, because a later build may render it. */
function Skipped() {
  const { skip } = useOverlay();
  useEffect(() => skip(), [skip]);
  return null;
}
