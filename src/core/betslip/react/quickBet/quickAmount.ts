import { useCallback, useState } from 'react';
import { type StorageItem, usePlatform } from '#src/platform/index.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { useOwnerId } from './ownerId.ts';

/** Stores the player id, because players may share a browser. */
type Kept = { readonly playerId: string; readonly cents: string };

const ITEM: StorageItem<Kept> = {
  key: 'quick-bet-amount',
  version: 1,
  isValid: (value): value is Kept => hasTexts(value, ['playerId', 'cents']) && /^[1-9]\d{0,8}$/.test(String(value['cents'])),
};

/** Cents per quick bet; null if quick bets are off or the stored amount is not offered. */
export function useQuickAmount(offered: readonly Cents[]): readonly [Cents | null, (cents: Cents | null) => void] {
  const { storage } = usePlatform();
  const playerId = useOwnerId();
  const [chosen, setChosen] = useState<Kept | null>(() => storage.read(ITEM));
  const choose = useCallback(
    (cents: Cents | null) => {
      const kept = cents === null || playerId === null ? null : { playerId, cents: String(cents) };
      if (kept === null) storage.remove(ITEM);
      else storage.write(ITEM, kept);
      setChosen(kept);
    },
    [storage, playerId],
  );
  const cents = chosen !== null && chosen.playerId === playerId ? BigInt(chosen.cents) : null;
  return [cents !== null && offered.includes(cents) ? cents : null, choose];
}
