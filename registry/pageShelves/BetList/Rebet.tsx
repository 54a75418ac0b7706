import { useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { patiently, useRenderPorts } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/notices/toast.ts';

export function Rebet({ betId }: { readonly betId: string }) {
  const { client } = usePlatform();
  const { opener } = useRenderPorts();
  const [busy, setBusy] = useState(false);
  const rebet = async (): Promise<void> => {
    setBusy(true);
    try {
      const { selectionsOf } = await patiently(() => import('./betCalls.ts'));
      const selections = await selectionsOf(client, betId);
      if (selections.length > 0) opener.openBetslip(selections, true);
    } catch {
      toast({ about: 'rebet', type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
    }
    setBusy(false);
  };
  return <Button tone="quiet" size="small" busy={busy} onClick={() => void rebet()}>{t`Rebet`}</Button>;
}
