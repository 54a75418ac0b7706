import { t } from '#src/shared/text/t.ts';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { telLink } from '#src/shared/text/phone.ts';
import { useHelp } from './useHelp.ts';

const Note = styled('section', {
  position: 'fixed',
  top: '$sizes$header',
  insetInline: '$8',
  zIndex: '$header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$12',
  padding: '$16',
  backgroundColor: '$surface1',
  color: '$ink1',
  border: '1px solid $line',
  borderRadius: '$card',
});

export function LostHelp({ onClose }: { readonly onClose: () => void }) {
  const { text, phone } = useHelp();
  return (
    <Note role="alert" aria-label={t`Responsible gaming`}>
      <Text as="p">{text}</Text>
      <ButtonFace as="a" href={telLink(phone)}>{t`Call ${phone}`}</ButtonFace>
      <Button tone="secondary" onClick={onClose}>{t`Close`}</Button>
    </Note>
  );
}
