import { type RefObject, useEffect } from 'react';
import { useBetslipContext } from '../context.ts';
import { useBetslipFrame, useBetslipView } from './panelHooks.ts';

/** Focuses the amount of the newest selection after the server confirms it; the panel if there is no amount. */
export function useWantedFocus(panel: RefObject<HTMLElement | null>): void {
  const { frame } = useBetslipContext();
  const { wantsFocus, newest, isCollapsed } = useBetslipFrame();
  const { pending, bets } = useBetslipView();
  const isComing = pending.length > 0;
  useEffect(() => {
    if (!wantsFocus || isComing || panel.current === null) return;
    frame.setState({ wantsFocus: false });
    amountIn(panel.current, newest).focus();
  }, [frame, panel, wantsFocus, newest, isComing, bets, isCollapsed]);
}

function amountIn(panel: HTMLElement, newest: string | null): HTMLElement {
  const fields = [...panel.querySelectorAll<HTMLElement>('[data-amount-of]')];
  const own = fields.find(({ dataset }) => newest !== null && dataset['amountOf']?.split(' ').includes(newest));
  return (own ?? fields[0])?.querySelector<HTMLElement>('input:not([disabled])') ?? panel;
}
