import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { Away } from './leaving.ts';

const Host = styled('p', {
  margin: 0,
  padding: '$12 $16',
  borderRadius: '$10',
  backgroundColor: '$surface2',
  border: '1px solid $line',
  color: '$ink1',
  text: 16,
  fontWeight: '$medium',
  direction: 'ltr',
  // Without ligatures, which would change `--` in a host name.
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
});

export type LeaveDialogProps = { readonly away: Away; readonly onEnd: () => void };

/** Asks before leaving the site. Shows only the host, in ASCII, because paths and foreign letters may imitate a trusted site. */
export function LeaveDialog({ away: { url, onFollow }, onEnd }: LeaveDialogProps) {
  const { name } = useBrand();
  useEndWithPage(onEnd);
  const follow = (): void => {
    onEnd();
    onFollow?.();
  };
  return (
    <Dialog
      open
      onClose={onEnd}
      title={t`You are leaving ${name}`}
      description={t`This link opens another company’s site. Our terms and your limits do not apply there.`}
      actions={
        <>
          <ButtonFace as="a" href={url.href} target="_blank" rel="noopener noreferrer" tone="secondary" onClick={follow}>
            {t`Continue`}
            <LeavesSite opensNewTab />
          </ButtonFace>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Stay is the safe choice */}
          <Button autoFocus onClick={onEnd}>{t`Stay`}</Button>
        </>
      }
    >
      <Stack css={{ paddingTop: '$12' }} gap={4}>
        <Text as="p" size={13} tone="ink2">{t`Site address`}</Text>
        <Host>{url.host}</Host>
      </Stack>
    </Dialog>
  );
}

function useEndWithPage(onEnd: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) onEnd();
  }, [key, onEnd]);
}
