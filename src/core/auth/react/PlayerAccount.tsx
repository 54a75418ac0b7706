import type { ApolloClient } from '@apollo/client';
import { useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  AccountBalanceUpdatesDocument,
  type AccountFieldsFragment,
  AccountStateDocument,
  SetPreferenceDocument,
  type UserPreferenceInput,
} from '#src/gql/graphql.ts';
import { useOddsOfAccount } from './oddsOfAccount.ts';

export type PlayerAccountProps = { readonly onChange: (account: AccountFieldsFragment | null) => void };

/** Tells of the account as session data brought it into the cache, null when it goes; the balances follow every change. Draws nothing. */
export function PlayerAccount({ onChange }: PlayerAccountProps) {
  const { data } = useQuery(AccountStateDocument, { fetchPolicy: 'cache-first' });
  useSubscription(AccountBalanceUpdatesDocument, { ignoreResults: true });
  const account = data?.account ?? null;
  useOddsOfAccount(account?.userPreferences.oddsFormat ?? null, setPreference);
  useEffect(() => onChange(account), [onChange, account]);
  // Whoever comes next must not see it, not even until their own is there.
  useEffect(() => () => onChange(null), [onChange]);
  return null;
}

/** Rejects when the server did not take it. */
const setPreference = async (client: ApolloClient, input: UserPreferenceInput): Promise<void> =>
  void (await client.mutate({ mutation: SetPreferenceDocument, variables: { input } }));

/** Rejects when the server did not take it. */
export const setAutoAccept = (client: ApolloClient, isOn: boolean): Promise<void> => setPreference(client, { autoAcceptOddsChanges: isOn });
