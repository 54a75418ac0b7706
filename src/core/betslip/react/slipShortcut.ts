import { useCallback, useEffect } from 'react';
import { useBetslipContext } from './context.ts';

/** Uses modifiers, because a single letter would need a setting to turn it off (WCAG 2.1.4). */
export const SLIP_KEYS = 'Alt+Shift+B';

const isSlipKey = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyB' && altKey && shiftKey && !ctrlKey && !metaKey;

export function useGoToSlip(hasBetslip: boolean): () => void {
  const { open, frame } = useBetslipContext();
  const go = useCallback(() => {
    open();
    frame.setState({ wantsFocus: true });
  }, [open, frame]);
  useEffect(() => {
    if (!hasBetslip) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (!isSlipKey(event)) return;
      event.preventDefault();
      go();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [hasBetslip, go]);
  return go;
}
