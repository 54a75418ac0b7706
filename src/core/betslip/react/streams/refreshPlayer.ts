import type { ApolloClient } from '@apollo/client';
import { reportError } from '#src/platform/index.ts';

const AFTER_A_BET: ReadonlySet<string> = new Set([
  'PageLayoutPlayer',
  'AccountMenu',
  'BetHistorySection',
  'BetHistorySectionPage',
  'BetHistoryTotals',
]);

/** What lists bets or shows money on screen is asked for again (product §7: place bets refetches AccountMenu). */
export async function refreshPlayer(client: ApolloClient): Promise<void> {
  try {
    await client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => AFTER_A_BET.has(queryName ?? '') });
  } catch (error) {
    reportError('network', error);
  }
}
