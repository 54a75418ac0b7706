import { type ReactNode, useCallback, useMemo } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { BetslipProvider, type Owner, type WirePlacedBet } from '#src/core/betslip/index.ts';
import { loginPath } from '../paths.ts';
import { useLocationCheck } from './LocationHost.tsx';
import { useWhereabouts } from './Whereabouts.tsx';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';

const PlacedBet = lazyWithRetry(async () => (await import('../../startup/boot/PlacedBet.tsx')).PlacedBet);

const drawPlaced = (bet: WirePlacedBet): ReactNode => <PlacedBet bet={bet} />;

export function BetslipHost({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn, userId, account, setAutoAccept } = useAuth();
  const { path, go } = useWhereabouts();
  const check = useLocationCheck();
  const verifyLocation = useCallback(() => check('placement'), [check]);
  const owner = useMemo((): Owner => ownerOf(isLoggedIn, userId), [isLoggedIn, userId]);
  return (
    <BetslipProvider
      owner={owner}
      verifyLocation={verifyLocation}
      onCheckLocation={async () => (await check('manual-check')).ok}
      onLogIn={() => go(loginPath(path()))}
      onDeposit={() => go('/account/wallet/deposit')}
      onGo={go}
      renderPlacedBet={drawPlaced}
      autoAccept={account?.userPreferences.autoAcceptOddsChanges ?? false}
      onAutoAcceptChange={isLoggedIn === true ? setAutoAccept : null}
    >
      {children}
    </BetslipProvider>
  );
}

function ownerOf(isLoggedIn: boolean | null, userId: string | null): Owner {
  if (isLoggedIn === null) return { type: 'unknown' };
  return isLoggedIn && userId !== null ? { type: 'player', id: userId } : { type: 'visitor' };
}
