import type { AmountFragment } from '#src/gql/graphql.ts';

type SignedAmount = { readonly text: string; readonly tone: 'negative' | 'plain' | 'positive' };

/** Returns for example `+$5.00`, `-$5.00` or `$0.00`, without sign if the amount is invalid. */
export function signedAmount({ amountLong, formattedAmount }: AmountFragment): SignedAmount {
  if (/^-0*[1-9]\d*$/.test(amountLong)) return { text: formattedAmount, tone: 'negative' };
  if (/^0*[1-9]\d*$/.test(amountLong)) return { text: `+${formattedAmount}`, tone: 'positive' };
  return { text: formattedAmount, tone: 'plain' };
}
