import { Badge } from '#src/ui/Badge.tsx';
import { useAnswer, useOperator } from '../../../api/index.ts';
import { useFresh } from '../useFresh.ts';

/** Counts the operator's prices that are suspended because the feed's price moved or is missing. */
export function LeftCount() {
  const { email } = useOperator();
  const { value, reload } = useAnswer('listHandPrices', {});
  useFresh(reload);
  const count = (value?.prices ?? []).filter(({ holder, leftBecause }) => holder === email && leftBecause !== null).length;
  return count === 0 ? null : (
    <Badge tone="negative" aria-label={`${count} of your prices ${count === 1 ? 'is' : 'are'} suspended`}>
      {count}
    </Badge>
  );
}
