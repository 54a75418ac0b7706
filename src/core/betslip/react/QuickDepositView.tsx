import { type ReactNode, useEffect } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useBetslipContext } from './context.ts';
import { useBetslipFrame, useBetslipState } from './panelHooks.ts';

/** The deposit in the place of the slip; null while there is none. Another selection, or another player, brings the slip back (product §4). */
export function useQuickDeposit(): ReactNode {
  const { frame, renderQuickDeposit } = useBetslipContext();
  const { isDepositing } = useBetslipFrame();
  const { slip, owner } = useBetslipState();
  const chosen = JSON.stringify([owner, slip?.straight.map(({ id }) => id)]);
  useEffect(() => () => frame.setState({ isDepositing: false }), [frame, chosen]);
  return isDepositing && renderQuickDeposit !== null ? renderQuickDeposit(() => frame.setState({ isDepositing: false })) : null;
}

/** The entry of the panel's head (product §2), where deposits can be made here. */
export function QuickDepositEntry() {
  const { onDeposit, renderQuickDeposit } = useBetslipContext();
  const { isDepositing } = useBetslipFrame();
  return renderQuickDeposit === null || isDepositing ? null : <IconButton icon="wallet" label="Quick deposit" onClick={onDeposit} />;
}
