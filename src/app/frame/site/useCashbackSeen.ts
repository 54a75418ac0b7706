import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { CASHBACK_NOTICE_HIDDEN } from '#src/platform/cashbackNotice.ts';
import { writeLocal } from '#src/platform/localState.ts';

const CASHBACK = '/account/award-details/cashback';

export function useCashbackSeen(): void {
  const { storage } = usePlatform();
  const { pathname } = useLocation();
  const isSeen = useAuth().isLoggedIn === true && pathname === CASHBACK;
  useEffect(() => {
    if (isSeen) writeLocal(storage, CASHBACK_NOTICE_HIDDEN, true);
  }, [storage, isSeen]);
}
