import type { BalancesFieldsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import { Lines, Sums, Total } from './summaryStyles.ts';

/** Shows the restricted balance unless it is zero (product §4). */
export function Balances({ balances }: { readonly balances: BalancesFieldsFragment }) {
  const { totalPlayableBalance, playableBalance, withdrawableBalance, bonusBalance, restrictedBalance } = balances;
  return (
    <Sums>
      <Total>
        <Text size={13} tone="ink2">{t`Playable Balance`}</Text>
        <Text size={28} weight="bold" css={{ overflowWrap: 'anywhere' }}>
          {totalPlayableBalance.formattedAmount}
        </Text>
      </Total>
      <Lines amounts>
        <dt>{t`Cash`}</dt>
        <dd>{playableBalance.formattedAmount}</dd>
        <dt>{t`Withdrawable`}</dt>
        <dd>{withdrawableBalance.formattedAmount}</dd>
        <dt>{t`Bonus`}</dt>
        <dd>{bonusBalance.formattedAmount}</dd>
        {/^0*$/.test(restrictedBalance.amountLong) ? null : (
          <>
            <dt>{t`Restricted Balance`}</dt>
            <dd>{restrictedBalance.formattedAmount}</dd>
          </>
        )}
      </Lines>
    </Sums>
  );
}
