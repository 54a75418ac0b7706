import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';

type AutoAcceptDialogProps = { readonly open: boolean; readonly onCancel: () => void; readonly onConfirm: () => void };

/** Explains auto-accept before it takes effect (checklist 16). */
export const AutoAcceptDialog = ({ open, onCancel, onConfirm }: AutoAcceptDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    role="alertdialog"
    width={360}
    title={t`Auto-accept odds changes?`}
    description={t`We will place your bets at the current odds, better or worse, without asking you first.`}
    actions={
      <>
        <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>
        <Button onClick={onConfirm}>{t`Turn On`}</Button>
      </>
    }
  >
    <Text
      size={14}
      tone="ink2"
      css={{ display: 'block', paddingBlockStart: '$8' }}
    >{t`If a line changes, we will always ask you first. This applies on all your devices. You can turn it off here at any time.`}</Text>
  </Dialog>
);
