import type { BetCardFragment } from '#src/gql/graphql.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { returnFromBet } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: '$8',
  columnGap: '$16',
  margin: 0,
  padding: '$12 $16',
  borderRadius: '$card',
  backgroundColor: '$surface2',
  text: 14,
  color: '$ink2',
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: '$ink1', fontWeight: '$medium' },
  '& dd[data-main]': { text: 18, fontWeight: '$bold' },
  '& dt[data-main]': { alignSelf: 'center', color: '$ink1', fontWeight: '$medium' },
});

type Props = {
  readonly bet: BetCardFragment;
  readonly value: bigint;
  readonly part: bigint;
  readonly stake: bigint;
  readonly currency: string;
  readonly isOfCredit: boolean;
};

export function CashOutFigures({ bet, value, part, stake, currency, isOfCredit }: Props) {
  const rest = stake - part;
  const most = mostOf(bet, rest);
  return (
    <List aria-live="polite">
      <dt data-main="">{t`Cash out now`}</dt>
      <dd data-main="">{formatCents(value, currency)}</dd>
      {isOfCredit ? (
        <>
          <dt>{t`Paid as credits`}</dt>
          <dd>{formatCents(value < part ? value : part, currency)}</dd>
        </>
      ) : null}
      <dt>{rest === 0n ? t`Whole stake` : t`Part of your stake`}</dt>
      <dd>{formatCents(part, currency)}</dd>
      {rest === 0n ? null : (
        <>
          <dt>{t`Remaining stake`}</dt>
          <dd>{formatCents(rest, currency)}</dd>
        </>
      )}
      {most === null ? null : (
        <>
          <dt>{rest === 0n ? t`Potential payout` : t`Remaining potential payout`}</dt>
          <dd>{formatCents(rest === 0n ? BigInt(bet.potentialPayoutAmount.amountLong) : most, currency)}</dd>
        </>
      )}
    </List>
  );
}

/** Maximum payout of the stake that remains. Null for a round robin, because its payouts are rounded per combination. */
function mostOf({ type, totalOdds: { numeratorLong, denominatorLong } }: BetCardFragment, rest: bigint): bigint | null {
  if (type === 'ROUND_ROBIN' && rest > 0n) return null;
  return returnFromBet(rest, ratio(BigInt(numeratorLong), BigInt(denominatorLong)));
}
