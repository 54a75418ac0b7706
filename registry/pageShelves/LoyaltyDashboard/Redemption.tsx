import type { LoyaltyBalanceLineFragment, LoyaltyDashboardHeldFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Pair = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$4 $16' });
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$8', margin: 0, padding: 0, listStyle: 'none' });

type Redeemable = NonNullable<LoyaltyDashboardHeldFragment['redemption']>;

/** Explains as visible text how to redeem credits, because touch screens have no tooltips (product §3). */
export const Redemption = ({ redemption: { redeemable, cashBalance, creditBalance, methods } }: { readonly redemption: Redeemable }) => (
  <Card padding={16}>
    <Stack gap={12}>
      <Text as="p" weight="bold">{t`Your credits`}</Text>
      <Balance balance={cashBalance} />
      <Balance balance={creditBalance} />
      {redeemable ? (
        <List aria-label={t`Ways to use credits`}>
          {methods.map(({ id, label, description }) => (
            <li key={id}>
              <Text as="p" size={14} weight="medium">
                {label}
              </Text>
              <Text as="p" size={13} tone="ink2">
                {description}
              </Text>
            </li>
          ))}
        </List>
      ) : (
        <Text as="p" size={13} tone="ink2">{t`You have no credits to use right now.`}</Text>
      )}
    </Stack>
  </Card>
);

const Balance = ({ balance: { label, amount, tooltip } }: { readonly balance: LoyaltyBalanceLineFragment }) => (
  <Pair>
    <Text>{label}</Text>
    <Text weight="bold">{amount.formattedAmount}</Text>
    <Text size={13} tone="ink2" css={{ gridColumn: '1 / -1' }}>
      {tooltip}
    </Text>
  </Pair>
);
