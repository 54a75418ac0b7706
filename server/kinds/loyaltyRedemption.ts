import { creditsNameOf } from '#server/platform/config/config.ts';
import { usableBalances } from '#server/modules/wallet/credit/index.ts';
import type { KindContext } from './context.ts';
import { money } from '#server/platform/money.ts';
import { currencyOf } from './currency.ts';

const balance = (label: string, cents: bigint, currency: string, tooltip: string) => ({
  __typename: 'LoyaltyBalance' as const,
  label,
  amount: money(cents, currency),
  tooltip,
});

export async function loyaltyRedemption({ viewer, deps }: KindContext) {
  if (!viewer.session) return null;
  const { cash, bonus } = await usableBalances(deps.db, viewer.session.playerId, deps.ports.now());
  const currency = currencyOf(viewer);
  return {
    __typename: 'LoyaltyRedemption' as const,
    redeemable: bonus > 0n,
    cashBalance: balance('Cash', cash, currency, 'Your own money. You can bet or withdraw it at any time.'),
    creditBalance: balance(
      creditsNameOf(deps.config, viewer.brand),
      bonus,
      currency,
      'Use it to bet. Winnings are paid in cash. The credit itself can’t be withdrawn.',
    ),
    methods: [
      {
        __typename: 'LoyaltyRedemptionMethod' as const,
        id: 'betslip',
        label: 'In the betslip',
        description: `Choose ${creditsNameOf(deps.config, viewer.brand)} instead of cash for a bet.`,
      },
      {
        __typename: 'LoyaltyRedemptionMethod' as const,
        id: 'awards',
        label: 'In your awards',
        description: 'Use bonus bets, boosts and spins one at a time. Each shows when it expires.',
      },
    ],
  };
}
