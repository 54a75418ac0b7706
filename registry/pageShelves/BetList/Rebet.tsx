import { useState } from 'react';
import { RebetDocument, type RebetQuery } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/notices/toast.ts';

type Left = NonNullable<RebetQuery['rebet']>['ineligibleLegs'];

export function Rebet({ betId }: { readonly betId: string }) {
  const { client } = usePlatform();
  const { opener } = useRenderPorts();
  const [busy, setBusy] = useState(false);
  const rebet = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: RebetDocument, variables: { betId }, fetchPolicy: 'network-only' });
      if (!data?.rebet) throw new Error('There is no such bet.');
      const { eligibleLegs, ineligibleLegs } = data.rebet;
      notifyLeftOut(ineligibleLegs, eligibleLegs.length);
      if (eligibleLegs.length > 0)
        opener.openBetslip(
          eligibleLegs.map(({ marketSelectionId }) => marketSelectionId),
          true,
        );
    } catch {
      toast({ about: 'rebet', type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
    }
    setBusy(false);
  };
  return <Button tone="quiet" size="small" busy={busy} onClick={() => void rebet()}>{t`Rebet`}</Button>;
}

function notifyLeftOut(left: Left, taken: number): void {
  if (left.length === 0) return;
  toast({
    about: 'rebet',
    type: 'info',
    title: taken === 0 ? t`None of these selections are open` : t`{${left.length}, plural, one {One leg was} other {# legs were}} left out`,
    body: left.map(({ selectionName, ineligibleReason }) => `${selectionName}: ${ineligibleReason ?? t`Not open for betting`}`).join(' '),
    secondsUntilRemoved: 10,
  });
}
