import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { useFlag } from '#src/flags/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { late } from '#src/render/late.ts';

const BetslipPanel = late(async () => (await import('#src/core/betslip/react/panel/BetslipPanel.tsx')).BetslipPanel);
const QuickDeposit = late(async () => (await import('./QuickDeposit.tsx')).QuickDeposit);

export function SlipPanel() {
  const { isLoggedIn } = useAuth();
  const { startup } = useStartup();
  const isOffered = useFlag('quick-deposit') && isLoggedIn === true && startup?.serviceAttributes.paymentsBaseUrl != null;
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const draw = useMemo(() => {
    if (!isOffered) return null;
    return (onClose: () => void): ReactNode => {
      const leave = (): void => {
        onClose();
        void latest.current('/account/wallet/deposit');
      };
      return (
        <Suspense fallback={null}>
          <QuickDeposit onClose={onClose} onElsewhere={leave} />
        </Suspense>
      );
    };
  }, [isOffered]);
  return <BetslipPanel renderQuickDeposit={draw} />;
}
