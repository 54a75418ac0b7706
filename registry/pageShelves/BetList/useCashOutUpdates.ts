import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CashOutUpdatesDocument } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';

/** Writes live cash out values to the cache. */
export function useCashOutUpdates(isOn: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isOn) return;
    const running = client.subscribe({ query: CashOutUpdatesDocument }).subscribe({ error: (error) => reportError('socket', error) });
    return () => running.unsubscribe();
  }, [client, isOn]);
}
