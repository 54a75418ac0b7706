import { useEffect, useRef, useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import { ShareBetDocument, type ShareBetMutation } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { betTitle } from '../betTitle.ts';
import { imageFile, paintShareImage } from './paintShareImage.ts';
import type { ShareableBet } from './shareable.ts';
import { shareImageOf } from './shareImage.ts';

const Picture = styled('canvas', {
  display: 'block',
  width: '100%',
  maxHeight: '50vh',
  objectFit: 'contain',
  borderRadius: '$card',
  border: '1px solid $line',
});

/** Seconds for which an error message is shown (product §9). */
const ERROR_SECONDS = 10;

type Link = ShareBetMutation['shareBet'];
type Props = { readonly bet: ShareableBet; readonly onClose: () => void };

/** Shares a bet as a link or picture, without the stake. */
export function ShareDialog({ bet, onClose }: Props) {
  // Uses state, because the lazy dialog mounts the canvas after this component.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const link = useLink(bet.id, onClose);
  const hasPicture = usePicture(canvas, bet);
  const url = link === null ? '' : location.origin + link.shareBetUrl;
  const fileNow = async (): Promise<File | null> => (canvas && hasPicture ? imageFile(canvas) : null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Share bet`}
      description={t`Your stake is not shown.`}
      width={480}
      actions={
        <>
          <Button tone="secondary" disabled={link === null} onClick={() => void copyText(url)}>{t`Copy link`}</Button>
          {typeof navigator.share === 'function' ? (
            <Button disabled={link === null} onClick={() => void hand(fileNow, { url, text: link?.shareText ?? '' })}>{t`Share`}</Button>
          ) : (
            <Button disabled={!hasPicture} onClick={() => void save(fileNow)}>{t`Save picture`}</Button>
          )}
        </>
      }
    >
      <Stack gap={8} css={{ paddingTop: '$8' }}>
        <Picture ref={setCanvas} role="img" aria-label={t`Picture of the bet: ${betTitle(bet)}`} hidden={!hasPicture} />
        {hasPicture ? null : <Text as="p" size={13} tone="ink2">{t`Your browser can’t make a picture. Share the link instead.`}</Text>}
      </Stack>
    </Dialog>
  );
}

function useLink(betId: string, onClose: () => void): Link | null {
  const { client } = usePlatform();
  const [link, setLink] = useState<Link | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let isOpen = true;
    client.mutate({ mutation: ShareBetDocument, variables: { betId } }).then(
      ({ data }) => (isOpen && data ? setLink(data.shareBet) : undefined),
      () => {
        if (!isOpen) return;
        tellFailed();
        close.current();
      },
    );
    return () => {
      isOpen = false;
    };
  }, [client, betId]);
  return link;
}

function usePicture(canvas: HTMLCanvasElement | null, bet: ShareableBet): boolean {
  const { name, tokens } = useBrand();
  const [format] = useOddsFormat();
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    const font = getComputedStyle(document.body).fontFamily;
    if (canvas) setDrawn(paintShareImage(canvas, shareImageOf(bet, name, format), { colors: tokens.colors.light, font }));
  }, [canvas, bet, name, tokens, format]);
  return isDrawn;
}

type Shared = { readonly url: string; readonly text: string };

async function hand(fileNow: () => Promise<File | null>, shared: Shared): Promise<void> {
  try {
    const file = await fileNow();
    const withFile = file === null ? null : { ...shared, files: [file] };
    await navigator.share(withFile !== null && navigator.canShare?.(withFile) ? withFile : shared);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) tellFailed();
  }
}

async function save(fileNow: () => Promise<File | null>): Promise<void> {
  const file = await fileNow();
  if (file === null) return tellFailed();
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  // Revokes the URL in a later task, so that the download starts first.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

const tellFailed = (): void => {
  toast({
    id: 'share-bet',
    type: 'danger',
    title: t`An error has occurred`,
    body: t`Please try again later.`,
    secondsUntilRemoved: ERROR_SECONDS,
  });
};
