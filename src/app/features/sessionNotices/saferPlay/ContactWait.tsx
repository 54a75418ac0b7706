import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useNotice } from '../useNotice.ts';
import { Helpline, Tools } from './noticeParts.tsx';
import type { SaferPlay } from './saferPlay.ts';

export type ContactWaitProps = { readonly contact: NonNullable<SaferPlay['contact']>; readonly onClose: () => void };

export function ContactWait({ contact: { when, phone }, onClose }: ContactWaitProps) {
  if (!useNotice(true)) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`We would like to talk with you`}
      description={t`Someone from our team would like to talk with you about your play before your next bet. We will email you at the address on your account:`}
      actions={<Button block size="large" onClick={onClose}>{t`OK`}</Button>}
    >
      <Stack gap={16} css={{ paddingTop: '$12' }}>
        <Text as="p" weight="medium">
          {when}
        </Text>
        <Text as="p">
          {t`You can also call us during these hours:`} <a href={`tel:${phone}`}>{phone}</a>
        </Text>
        <Text as="p">{t`You can bet again after we have talked or when these hours are over. You can withdraw and cash out at any time.`}</Text>
        <Tools onClose={onClose} />
        <Helpline />
      </Stack>
    </Dialog>
  );
}
