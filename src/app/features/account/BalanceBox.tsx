import { Link } from 'react-router-dom';
import type { BalancesFieldsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';

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
/** No link until startup names it. */
function RestrictedInfo() {
  const { startup } = useStartup();
  if (!startup) return null;
  return (
    <InfoLink to={startup.responsibleGaming.restrictedBalancesDisclaimerLink.canonicalUrl} aria-label={t`About the restricted balance`}>
      <Icon name="info" size={16} />
    </InfoLink>
  );
}
const Ways = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8' });

/** The restricted part shows only if not zero (product §2). */
export function BalanceBox({ balances }: { readonly balances: BalancesFieldsFragment }) {
  const hasRestricted = balances.restrictedBalance.amountLong !== '0';
  return (
    <Box gap={12}>
      <div>
        <Text as="p" size={13} tone="ink2">{t`Playable Balance`}</Text>
        <Text as="p" size={28} weight="bold">
          {balances.totalPlayableBalance.formattedAmount}
        </Text>
      </div>
      <Lines>
        <dt>{t`Cash`}</dt>
        <dd>{balances.playableBalance.formattedAmount}</dd>
        <dt>{t`Withdrawable`}</dt>
        <dd>{balances.withdrawableBalance.formattedAmount}</dd>
        <dt>{t`Bonus`}</dt>
        <dd>{balances.bonusBalance.formattedAmount}</dd>
        {hasRestricted ? (
          <>
            <dt>
              {t`Restricted Balance`}
              <RestrictedInfo />
            </dt>
            <dd>{balances.restrictedBalance.formattedAmount}</dd>
          </>
        ) : null}
      </Lines>
      <Ways>
        <ButtonFace as={Link} to="/account/wallet/withdrawal" tone="secondary">{t`Withdraw`}</ButtonFace>
        <ButtonFace as={Link} to="/account/wallet/deposit">{t`Deposit`}</ButtonFace>
      </Ways>
    </Box>
  );
}
