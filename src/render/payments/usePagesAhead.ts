import { useEffect } from 'react';
import { pageOf, receiptPath, type Way } from '#src/shared/payments/walletPaths.ts';
import { useRenderPorts } from '../ports.tsx';
import { loadCalls } from './callsLater.ts';

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
