import { type ReactNode, Suspense, useEffect } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { t } from '#src/shared/text/t.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useBetslipContext } from '../context.ts';
import { useBetslipFrame, useBetslipState } from '../panel/panelHooks.ts';

const QuickDeposit = lazyWithRetry(async () => (await import('./QuickDeposit.tsx')).QuickDeposit);

export type QuickDepositProps = {
  readonly takesDeposits: boolean;
  readonly onDeposited: () => void;
};

/** Returns the deposit form; null if closed. A change of selections or player closes the form (product §4). */
export function useQuickDepositView({ takesDeposits, onDeposited }: QuickDepositProps): ReactNode {
  const { frame, onGo } = useBetslipContext();
  const { isDepositing } = useBetslipFrame();
  const { slip, owner } = useBetslipState();
  const playerId = owner.type === 'player' ? owner.id : null;
  const canDeposit = useFlag('quick-deposit') && takesDeposits && playerId !== null;
  useEffect(() => frame.setState({ canDeposit }), [frame, canDeposit]);
  const chosen = JSON.stringify([owner, slip?.straight.map(({ id }) => id)]);
  useEffect(() => () => frame.setState({ isDepositing: false }), [frame, chosen]);
  if (!isDepositing || !canDeposit) return null;
  const close = (): void => frame.setState({ isDepositing: false });
  const leave = (path: string): void => {
    close();
    onGo(path);
  };
  return (
    <Suspense fallback={null}>
      <QuickDeposit playerId={playerId} onDeposited={onDeposited} onClose={close} onElsewhere={leave} />
    </Suspense>
  );
}

/** Button in the betslip's header (product §2). */
export function QuickDepositEntry() {
  const { onDeposit } = useBetslipContext();
  const { canDeposit, isDepositing } = useBetslipFrame();
  return !canDeposit || isDepositing ? null : <IconButton icon="wallet" label={t`Quick deposit`} onClick={onDeposit} />;
}
