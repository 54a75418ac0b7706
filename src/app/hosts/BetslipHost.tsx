import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { BetslipProvider, type Owner } from '#src/core/betslip/index.ts';
import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { loginPath } from '../paths.ts';
import { useLocationCheck } from './LocationHost.tsx';
import { useWhereabouts } from './Whereabouts.tsx';
import { late } from '../late.ts';

const Receipt = late(async () => (await import('./ReceiptView.tsx')).ReceiptView);

const drawReceipt = (receipt: ReceiptFragment): ReactNode => (
  <Suspense fallback={null}>
    <Receipt receipt={receipt} />
  </Suspense>
);

/** Wires the slip to who is logged in and where they are; the cores themselves do not know each other. */
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
      renderReceipt={drawReceipt}
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
