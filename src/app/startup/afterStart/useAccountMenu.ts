import { useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { useFlag } from '#src/flags/index.ts';
import { AccountMenuDocument } from '#src/gql/graphql.ts';

/** Poll interval (product §9). */
export const ACCOUNT_MENU_POLL_MS = 5_000;

const isAway = (): boolean => document.visibilityState !== 'visible' || !navigator.onLine;

export function useAccountMenu(): void {
  const { isLoggedIn } = useAuth();
  const isAskedOnce = useFlag('query-poll-removal');
  useQuery(AccountMenuDocument, {
    skip: isLoggedIn !== true,
    fetchPolicy: 'network-only',
    pollInterval: isAskedOnce ? 0 : ACCOUNT_MENU_POLL_MS,
    skipPollAttempt: isAway,
  });
}
