import { useEffect, useState } from 'react';
import type { ReceiptLinesFragment } from '#src/gql/graphql.ts';
import { patiently } from '../lazyView.ts';
import type { LoadReceiptLines } from '../ports.tsx';
import type { Registry } from '../types.ts';

type Lines = Registry<ReceiptLinesFragment>;
const loaded = new WeakMap<LoadReceiptLines, Lines>();

export function useReceiptLines(load: LoadReceiptLines | null): Lines | 'pending' | 'failed' {
  const [outcome, setOutcome] = useState<Lines | 'pending' | 'failed'>('pending');
  useEffect(() => {
    if (!load || loaded.has(load)) return;
    let isWanted = true;
    const settle = (settled: Lines | 'failed'): void => {
      if (settled !== 'failed') loaded.set(load, settled);
      if (isWanted) setOutcome(settled);
    };
    patiently(load).then(settle, () => settle('failed'));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return load ? (loaded.get(load) ?? outcome) : 'failed';
}
