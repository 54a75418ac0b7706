import { useEffect } from 'react';
import { isBoolean, usePlatform } from '#src/platform/index.ts';
import { type LocalItem, writeLocal } from '#src/platform/localState.ts';

export const CASHBACK_NOTICE_HIDDEN: LocalItem<boolean> = {
  key: 'player.cashbackNoticeHidden',
  version: 1,
  isValid: isBoolean,
  initial: false,
};

const CASHBACK = '/account/award-details/cashback';

/** Writes to storage that the cashback page was opened. */
export function useCashbackSeen(path: string, isLoggedIn: boolean): void {
  const { storage } = usePlatform();
  useEffect(() => {
    if (path === CASHBACK && isLoggedIn) writeLocal(storage, CASHBACK_NOTICE_HIDDEN, true);
  }, [storage, path, isLoggedIn]);
}
