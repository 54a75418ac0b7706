import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useQuietNotice } from '../useNotice.ts';
import { Helpline, NotTaken, Seen, Tools, useConfirming } from './noticeParts.tsx';

export type PlayMessageProps = {
  readonly seen: readonly string[];
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** Shows a message that does not block bets. */
export function PlayMessage({ seen, onConfirm, onClose }: PlayMessageProps) {
  const { state, press } = useConfirming(onConfirm);
  if (!useQuietNotice(true)) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`About your play`}
      description={t`We have noticed this in the last few weeks. Your account has not changed.`}
      actions={<Button block size="large" busy={state === 'busy'} onClick={press}>{t`I Understand`}</Button>}
    >
      <Stack gap={16} css={{ paddingTop: '$12' }}>
        <Seen seen={seen} />
        <Tools onClose={onClose} />
        <Helpline />
        <NotTaken state={state} />
      </Stack>
    </Dialog>
  );
}
