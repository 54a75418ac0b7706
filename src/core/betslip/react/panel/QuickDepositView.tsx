import { type ReactNode, useEffect } from 'react';
import { t } from '#src/shared/text/t.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useBetslipContext } from '../context.ts';
import { useBetslipFrame, useBetslipState } from './panelHooks.ts';

/** Draws a deposit in the place of the slip; its parts live above this floor. */
export type DrawQuickDeposit = (onClose: () => void) => ReactNode;

/** The deposit in the place of the slip; null while there is none. Another selection, or another player, brings the slip back (product §4). */
export function useQuickDeposit(draw: DrawQuickDeposit | null): ReactNode {
  const { frame } = useBetslipContext();
  const { isDepositing } = useBetslipFrame();
  const { slip, owner } = useBetslipState();
  const canDeposit = draw !== null;
  useEffect(() => frame.setState({ canDeposit }), [frame, canDeposit]);
  const chosen = JSON.stringify([owner, slip?.straight.map(({ id }) => id)]);
  useEffect(() => () => frame.setState({ isDepositing: false }), [frame, chosen]);
  return isDepositing && draw !== null ? draw(() => frame.setState({ isDepositing: false })) : null;
}

/** The entry of the panel's head (product §2), where deposits can be made here. */
export function QuickDepositEntry() {
  const { onDeposit } = useBetslipContext();
  const { canDeposit, isDepositing } = useBetslipFrame();
  return !canDeposit || isDepositing ? null : <IconButton icon="wallet" label={t`Quick deposit`} onClick={onDeposit} />;
}
