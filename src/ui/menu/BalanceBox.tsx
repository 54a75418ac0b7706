import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '../Box.tsx';
import { ButtonFace } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { styled } from '../stitches.ts';
import { Text } from '../Text.tsx';

const Box = styled(Stack, { padding: '$16', borderRadius: '$card', border: '1px solid $line', backgroundColor: '$surface2' });
const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  rowGap: '$8',
  paddingTop: '$12',
  borderTop: '1px solid $line',
  text: 13,
  '& dt': { color: '$ink2' },
  '& dd': { textAlign: 'end', fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' },
});
const InfoLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
  size: '24px',
  borderRadius: '$pill',
  color: '$ink2',
  focusRing: 0,
  '@hover': { '&:hover': { color: '$ink1' } },
});
const Ways = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8' });

type Money = { readonly amountLong: string; readonly formattedAmount: string };
type Balance = 'totalPlayableBalance' | 'playableBalance' | 'withdrawableBalance' | 'bonusBalance' | 'restrictedBalance';
export type BalanceWord =
  | 'playableLabel'
  | 'cashLabel'
  | 'withdrawableLabel'
  | 'bonusLabel'
  | 'restrictedLabel'
  | 'withdrawLabel'
  | 'depositLabel';

type Props = {
  readonly balances: { readonly [B in Balance]: Money };
  readonly words?: { readonly [W in BalanceWord]?: string };
  readonly restrictedPath: string | null;
};

/** Hides the restricted balance if it is zero (product §2). */
export function BalanceBox({ balances, words = {}, restrictedPath }: Props) {
  return (
    <Box gap={12}>
      <div>
        <Text as="p" size={13} tone="ink2">
          {words.playableLabel ?? t`Playable Balance`}
        </Text>
        <Text as="p" size={28} weight="bold">
          {balances.totalPlayableBalance.formattedAmount}
        </Text>
      </div>
      <Lines>
        <dt>{words.cashLabel ?? t`Cash`}</dt>
        <dd>{balances.playableBalance.formattedAmount}</dd>
        <dt>{words.withdrawableLabel ?? t`Withdrawable`}</dt>
        <dd>{balances.withdrawableBalance.formattedAmount}</dd>
        <dt>{words.bonusLabel ?? t`Bonus`}</dt>
        <dd>{balances.bonusBalance.formattedAmount}</dd>
        {balances.restrictedBalance.amountLong === '0' ? null : (
          <>
            <dt>
              {words.restrictedLabel ?? t`Restricted Balance`}
              {restrictedPath === null ? null : (
                <InfoLink to={restrictedPath} aria-label={t`About the restricted balance`}>
                  <Icon name="info" size={16} />
                </InfoLink>
              )}
            </dt>
            <dd>{balances.restrictedBalance.formattedAmount}</dd>
          </>
        )}
      </Lines>
      <Ways>
        <ButtonFace as={Link} to="/account/wallet/withdrawal" tone="secondary">
          {words.withdrawLabel ?? t`Withdraw`}
        </ButtonFace>
        <ButtonFace as={Link} to="/account/wallet/deposit">
          {words.depositLabel ?? t`Deposit`}
        </ButtonFace>
      </Ways>
    </Box>
  );
}
