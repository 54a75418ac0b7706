import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { BalancesFieldsFragment } from '#src/gql/graphql.ts';

const Box = styled(Stack, { padding: '$16', borderRadius: '$card', border: '1px solid $line', backgroundColor: '$surface2' });
const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '$8',
  paddingTop: '$12',
  borderTop: '1px solid $line',
  text: 13,
  '& dt': { color: '$ink2' },
  '& dd': { textAlign: 'end', fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' },
});

/** Playable balance and what it is made of; the restricted part only when there is any (product §2). */
export function BalanceBox({ balances }: { readonly balances: BalancesFieldsFragment }) {
  const hasRestricted = balances.restrictedBalance.amountLong !== '0';
  return (
    <Box gap={12}>
      <div>
        <Text as="p" size={13} tone="ink2">
          Playable Balance
        </Text>
        <Text as="p" size={28} weight="bold">
          {balances.totalPlayableBalance.formattedAmount}
        </Text>
      </div>
      <Lines>
        <dt>Cash</dt>
        <dd>{balances.playableBalance.formattedAmount}</dd>
        <dt>Withdrawable</dt>
        <dd>{balances.withdrawableBalance.formattedAmount}</dd>
        <dt>Bonus</dt>
        <dd>{balances.bonusBalance.formattedAmount}</dd>
        {hasRestricted ? (
          <>
            <dt>Restricted Balance</dt>
            <dd>{balances.restrictedBalance.formattedAmount}</dd>
          </>
        ) : null}
      </Lines>
    </Box>
  );
}
