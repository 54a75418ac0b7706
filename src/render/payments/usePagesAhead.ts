import { useEffect } from 'react';
import { pageOf, receiptPath, type Way } from '#src/shared/payments/walletPaths.ts';
import { useRenderPorts } from '../ports.tsx';
import { loadCalls } from './callsLater.ts';

/** Fetches what comes after a payment once the player begins one, so that its answer is not followed by more waits. */
export function usePagesAhead(way: Way, isBegun: boolean): void {
  const { prefetch, loadReceiptLines } = useRenderPorts();
  useEffect(() => {
    if (!isBegun) return;
    loadCalls().catch(() => undefined);
    prefetch(`${pageOf[way]}/gateway`, true);
    prefetch(receiptPath('receipt'), true);
    loadReceiptLines?.().catch(() => undefined);
  }, [way, isBegun, prefetch, loadReceiptLines]);
}
