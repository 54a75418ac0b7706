import { buttonRules } from '../../button.ts';
import type { Refusal } from '../../refusal.ts';

export type QuickBetWay = 'again' | 'deposit' | 'locate' | 'none';

export function quickBetRule(refusal: Refusal | null): QuickBetWay {
  if (refusal === null) return 'again';
  if (refusal.displayType === 'GEO') return 'locate';
  const ways = { accept: 'again', place: 'again', deposit: 'deposit', nothing: 'none' } as const;
  return ways[buttonRules[refusal.displayType]];
}
