import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Text } from '#src/ui/Text.tsx';
import { telLink } from '#src/shared/text/phone.ts';
import { useHelp } from './useHelp.ts';

export function ResponsibleGamingDialog({ onClose }: { readonly onClose: () => void }) {
  const { text, phone } = useHelp();
  return (
    <Dialog open onClose={onClose} title={t`Responsible gaming`} width={440}>
      <Stack gap={16} align="center" css={{ textAlign: 'center' }}>
        <Illustration name="responsible-gaming" />
        <Text as="p" size={16}>
          {text}
        </Text>
        <ButtonFace as="a" href={telLink(phone)} size="large" block>{t`Call ${phone}`}</ButtonFace>
        <Button tone="quiet" icon="copy" onClick={() => void copyText(phone)}>{t`Copy number`}</Button>
        <Text
          as="p"
          tone="ink2"
        >{t`Calls are free and confidential, 24 hours a day. If it stops being fun, you can take a break at any time.`}</Text>
        <ButtonFace
          as={Link}
          to="/account/responsible-gaming"
          tone="secondary"
          block
          onClick={onClose}
        >{t`Safer gambling tools`}</ButtonFace>
      </Stack>
    </Dialog>
  );
}
