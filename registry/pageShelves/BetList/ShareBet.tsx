import { useState } from 'react';
import { ShareBetDocument } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toast } from '#src/ui/toast.ts';

/** How long a refusal is shown, in seconds (product §9). */
const ERROR_SECONDS = 10;

type Link = { readonly shareBetUrl: string; readonly shareText: string };

/** Gives a link to the bet to others: by the device's own way where it has one, else through the clipboard. */
export function ShareBet({ betId }: { readonly betId: string }) {
  const { client } = usePlatform();
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation: ShareBetDocument, variables: { betId } });
      if (data) await hand(data.shareBet);
    } catch (error) {
      // Who puts the device's own dialog away has changed his mind.
      if (!(error instanceof Error && error.name === 'AbortError'))
        toast({
          id: 'share-bet',
          type: 'danger',
          title: 'An error has occurred',
          body: 'Please try again later.',
          secondsUntilRemoved: ERROR_SECONDS,
        });
    }
    setBusy(false);
  };
  return <IconButton icon="external-link" label="Share bet" iconSize={16} target={32} disabled={busy} onClick={() => void share()} />;
}

async function hand({ shareBetUrl, shareText }: Link): Promise<void> {
  const url = location.origin + shareBetUrl;
  if (typeof navigator.share === 'function') return navigator.share({ url, text: shareText });
  await navigator.clipboard.writeText(url);
  toast({ type: 'success', title: 'Copied to clipboard' });
}
