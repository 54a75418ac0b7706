import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { longToBigint, parseAmount } from '#src/shared/money/money.ts';

type Lines = Pick<ReceiptFragment, 'lines' | 'total'>;

const MAX_FALLBACKS = 10;

/** True if the lines sum to the total. Tries with and without each fallback, whose amount may not belong to the sum. */
export function addsUp({ lines, total }: Lines, isDrawn: (kind: string) => boolean): boolean {
  let sum = 0n;
  const doubtful: bigint[] = [];
  for (const { node, fallback } of lines) {
    if (node !== null && isDrawn(node.__typename)) {
      const amount = 'amount' in node ? node.amount : null;
      if (amount !== null && amount.currency !== total.currency) return false;
      sum += amount === null ? 0n : longToBigint(amount.amountLong);
    } else if (fallback?.__typename === 'FallbackAmountLine') {
      const parsed = parseAmount(fallback.formattedAmount.replace(/^[-−]/, ''));
      if (!parsed.ok || parsed.value === null) return false;
      doubtful.push(/^[-−]/.test(fallback.formattedAmount) ? -parsed.value : parsed.value);
    }
  }
  return doubtful.length <= MAX_FALLBACKS && someSubset(doubtful, longToBigint(total.amountLong) - sum);
}

const someSubset = (amounts: readonly bigint[], wanted: bigint): boolean => {
  const [first, ...rest] = amounts;
  if (first === undefined) return wanted === 0n;
  return someSubset(rest, wanted) || someSubset(rest, wanted - first);
};
