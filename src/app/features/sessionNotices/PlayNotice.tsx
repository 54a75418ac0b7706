import { useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';

export type PlayNoticeProps = { readonly onConfirm: () => Promise<boolean> };

/** Notice that the player must confirm to close it. Until then, the server refuses bets (product §4). */
export function PlayNotice({ onConfirm }: PlayNoticeProps) {
  const { copy } = useBrand();
  const helpline = useStartup().startup?.responsibleGaming.helplineText ?? null;
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const press = (): void => {
    setState('busy');
    void onConfirm().then((isTaken) => setState(isTaken ? 'open' : 'failed'));
  };
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={copy.playNoticeTitle}
      description={copy.playNoticeBody}
      dismissible={false}
      role="alertdialog"
      actions={<Button block size="large" busy={state === 'busy'} onClick={press}>{t`I Understand`}</Button>}
    >
      <Stack gap={12} css={{ paddingTop: '$12' }}>
        {helpline === null ? null : <Text as="p">{helpline}</Text>}
        {state === 'failed' ? (
          <Text as="p" role="alert" tone="negative" size={14}>{t`An error has occurred. Please try again later.`}</Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
