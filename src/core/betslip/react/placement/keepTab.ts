import type { BrandStorage, StorageItem } from '#src/platform/index.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';
import { selectedIds } from '../../overlay.ts';
import type { BetslipState, BetslipTab } from '../../types.ts';
import type { BetslipRunner } from './betslipRunner.ts';

type KeptTab = { readonly slipId: string; readonly tab: BetslipTab };

const TABS: ReadonlySet<unknown> = new Set<BetslipTab>(['straight', 'parlay', 'teaser']);

const TAB: StorageItem<KeptTab> = {
  key: 'player.slipTab',
  version: 1,
  isValid: (value): value is KeptTab => hasTexts(value, ['slipId', 'tab']) && TABS.has(value['tab']),
};

/** Reopens the tab that the player chose for this slip before a reload. Then stores each change of tab. */
export function keepTab({ store, dispatch }: BetslipRunner, storage: BrandStorage): () => void {
  const found = storage.read(TAB);
  let isRead = false;
  const look = (state: BetslipState): void => {
    if (state.slip === null || state.transfer === 'loading') return;
    const slipId = state.slip.id;
    const isFirst = !isRead;
    isRead = true;
    if (isFirst && found?.slipId === slipId && found.tab !== state.tab && isUntouched(state))
      dispatch({ type: 'tab-chosen', tab: found.tab });
    else storage.write(TAB, { slipId, tab: state.tab });
  };
  const stop = store.subscribe((state, before) => {
    if (!isRead || state.tab !== before.tab || state.slip?.id !== before.slip?.id) look(state);
  });
  look(store.getState());
  return stop;
}

/** True if no tab was chosen meanwhile and there are several selections (product §4). */
const isUntouched = (state: BetslipState): boolean => state.tab === 'straight' && selectedIds(state).size > 1;
