import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';

type AutoAcceptDialogProps = { readonly open: boolean; readonly onCancel: () => void; readonly onConfirm: () => void };

/** Checklist 16: explains before taking effect. */
export const AutoAcceptDialog = ({ open, onCancel, onConfirm }: AutoAcceptDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    role="alertdialog"
    width={360}
    title={t`Auto-accept odds changes?`}
    description={t`When odds change, for better or worse, your bets are placed at the odds of that moment, and you are not asked.`}
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
    >{t`Another line is another bet: it is always shown to you first. This holds on all your devices until you turn it off here, which you can do at any time.`}</Text>
  </Dialog>
);
