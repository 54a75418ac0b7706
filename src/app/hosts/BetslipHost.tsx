import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { BetslipProvider, type Owner } from '#src/core/betslip/index.ts';
import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { useFlag } from '#src/flags/index.ts';
import { loginPath } from '../paths.ts';
import { useStartup } from '../StartupContext.tsx';
import { useLocationCheck } from './LocationHost.tsx';
import { late } from '../late.ts';

const Receipt = late(async () => (await import('./ReceiptView.tsx')).ReceiptView);

const QuickDeposit = late(async () => (await import('../wallet/QuickDeposit.tsx')).QuickDeposit);

const drawReceipt = (receipt: ReceiptFragment): ReactNode => (
  <Suspense fallback={null}>
    <Receipt receipt={receipt} />
  </Suspense>
);

/** Wires the slip to who is logged in and where they are; the cores themselves do not know each other. */
export function BetslipHost({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn, userId, account, setAutoAccept } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const check = useLocationCheck();
  const verifyLocation = useCallback(() => check('placement'), [check]);
  const toDeposit = (): void => void navigate('/account/wallet/deposit');
  const owner = useMemo((): Owner => ownerOf(isLoggedIn, userId), [isLoggedIn, userId]);
  return (
    <BetslipProvider
      owner={owner}
      verifyLocation={verifyLocation}
      onLogIn={() => void navigate(loginPath(pathname + search))}
      onDeposit={toDeposit}
      renderQuickDeposit={useDrawQuickDeposit(toDeposit)}
      onGo={(path) => void navigate(path)}
      renderReceipt={drawReceipt}
      autoAccept={account?.userPreferences.autoAcceptOddsChanges ?? false}
      onAutoAcceptChange={isLoggedIn === true ? setAutoAccept : null}
    >
      {children}
    </BetslipProvider>
  );
}

/** Deposits in the slip, for players, behind their flag, where somebody takes payments. */
function useDrawQuickDeposit(toDeposit: () => void): ((onClose: () => void) => ReactNode) | null {
  const { isLoggedIn } = useAuth();
  const { startup } = useStartup();
  const isOffered = useFlag('quick-deposit') && isLoggedIn === true && startup?.serviceAttributes.paymentsBaseUrl != null;
  const away = useRef(toDeposit);
  away.current = toDeposit;
  return useMemo(
    () =>
      isOffered
        ? (onClose) => (
            <Suspense fallback={null}>
              <QuickDeposit
                onClose={onClose}
                onElsewhere={() => {
                  onClose();
                  away.current();
                }}
              />
            </Suspense>
          )
        : null,
    [isOffered],
  );
}

function ownerOf(isLoggedIn: boolean | null, userId: string | null): Owner {
  if (isLoggedIn === null) return { type: 'unknown' };
  return isLoggedIn && userId !== null ? { type: 'player', id: userId } : { type: 'visitor' };
}
