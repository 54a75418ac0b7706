import { type ReactNode, useEffect } from 'react';
import { t } from '#src/shared/text/t.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useBetslipContext } from '../context.ts';
import { useBetslipFrame, useBetslipState } from './panelHooks.ts';

export type DrawQuickDeposit = (onClose: () => void) => ReactNode;

/** Null while closed. A change of selections or player closes it (product §4). */
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

/** Entry in the panel header (product §2). */
export function QuickDepositEntry() {
  const { onDeposit } = useBetslipContext();
  const { canDeposit, isDepositing } = useBetslipFrame();
  return !canDeposit || isDepositing ? null : <IconButton icon="wallet" label={t`Quick deposit`} onClick={onDeposit} />;
}
