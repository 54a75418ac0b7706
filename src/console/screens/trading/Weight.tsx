import type { BetsWeight, BetsScope } from '#src/shared/console/trading.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { dollars } from './cents.ts';

export function Weight({ scope, target }: { readonly scope: BetsScope; readonly target: string }) {
  const weighed = useAnswer('weighBets', { scope, target });
  return (
    <Awaited loaded={weighed} what="affected bets" lines={1}>
      {(weight) => <Text size={14} tone="ink2">{`On this ${scope}: ${weightText(weight)}`}</Text>}
    </Awaited>
  );
}

export function weightText({ bets, openBets, stakeCents, paidCents }: BetsWeight): string {
  if (bets === 0) return 'no bets.';
  return `${bets} ${bets === 1 ? 'bet' : 'bets'} of ${dollars(stakeCents)}, ${openBets} open, ${dollars(paidCents)} paid.`;
}
