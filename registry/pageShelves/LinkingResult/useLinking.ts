import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { takeAttempt } from '../../parts/linking/attempt.ts';
import { finishLinking, type LinkingFault } from '../../parts/linking/finishLinking.ts';
import { usePartner } from '../../parts/linking/usePartner.ts';

export function useLinking(): LinkingFault | 'linked' | 'loading' {
  const platform = usePlatform();
  const { search } = useLocation();
  const { isLoggedIn, userId } = useAuth();
  const askPartner = usePartner();
  const [progress, setProgress] = useState<LinkingFault | 'linked' | 'loading'>('loading');
  const isBegun = useRef(false);
  useEffect(() => {
    if (isLoggedIn !== true || userId === null || isBegun.current) return;
    isBegun.current = true;
    const finish = async (): Promise<LinkingFault | 'linked'> => {
      const hands = { platform, attempt: takeAttempt(platform.tabStorage), origin: location.origin, playerId: userId };
      const result = await finishLinking(search, { ...hands, partner: await askPartner() });
      return result.ok ? 'linked' : result.refusal;
    };
    finish().then(setProgress, () => setProgress('INVALID'));
  }, [askPartner, isLoggedIn, platform, search, userId]);
  return progress;
}
