import type { ApolloClient } from '@apollo/client';
import { reportError } from '#src/platform/index.ts';

const AFTER_A_BET: ReadonlySet<string> = new Set([
  'PageLayoutPlayer',
  'AccountMenu',
  'BetHistorySection',
  'BetHistorySectionPage',
  'BetHistoryTotals',
]);

/** Refetches bet lists and balances (product §7). Never rejects. */
export async function refreshPlayer(client: ApolloClient): Promise<void> {
  try {
    await client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => AFTER_A_BET.has(queryName ?? '') });
  } catch (error) {
    reportError('network', error);
  }
}
