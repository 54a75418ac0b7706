import { useEffect } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { CASHBACK_NOTICE_HIDDEN } from '#src/platform/cashbackNotice.ts';
import { writeLocal } from '#src/platform/localState.ts';

const CASHBACK = '/account/award-details/cashback';

/** Writes to storage that the cashback page was opened. */
export function useCashbackSeen(path: string, isLoggedIn: boolean): void {
  const { storage } = usePlatform();
  useEffect(() => {
    if (path === CASHBACK && isLoggedIn) writeLocal(storage, CASHBACK_NOTICE_HIDDEN, true);
  }, [storage, path, isLoggedIn]);
}
