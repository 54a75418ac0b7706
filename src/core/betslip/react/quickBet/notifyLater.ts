import type { StoreApi } from 'zustand/vanilla';
import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { isBusy, placementIdOf } from '../../placement.ts';
import type { BetslipState } from '../../types.ts';

/** Shows a quick bet's result as a toast, because its shelf is no longer on the page. */
export function notifyLater(store: StoreApi<BetslipState>, placementId: string): void {
  const isOpen = (): boolean => placementIdOf(store.getState().quick) === placementId && isBusy(store.getState().quick);
  if (!isOpen()) return;
  const stop = store.subscribe(({ quick }) => {
    if (isOpen()) return;
    stop();
    if (quick.at === 'accepted') toast({ about: placementId, type: 'success', title: t`Bet Placed` });
    if (quick.at === 'refused')
      toast({ about: placementId, type: 'danger', title: t`Your bet was not placed`, body: quick.refusals[0]?.message ?? '' });
  });
}
