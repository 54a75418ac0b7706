import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import {
  AccountBalanceUpdatesDocument,
  type AccountFieldsFragment,
  AccountStateDocument,
  SetPreferenceDocument,
  type UserPreferenceInput,
} from '#src/gql/graphql.ts';
import { notifyLost, useOddsOfAccount } from './oddsOfAccount.ts';

/** Undefined while loading, null after a failure. */
export type FoundAccount = AccountFieldsFragment | null | undefined;
export type PlayerAccountProps = { readonly onChange: (account: FoundAccount) => void };

export function PlayerAccount({ onChange }: PlayerAccountProps) {
  const { data, error } = useQuery(AccountStateDocument, { fetchPolicy: 'cache-first' });
  useSubscription(AccountBalanceUpdatesDocument, { ignoreResults: true });
  const account = data?.account ?? (error ? null : undefined);
  useOddsOfAccount(account?.userPreferences.oddsFormat ?? null, setPreference);
  useEffect(() => onChange(account), [onChange, account]);
  // The next player must not see this account.
  useEffect(() => () => onChange(undefined), [onChange]);
  return null;
}

export function useAskForAccount(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    client.refetchQueries({ include: [AccountStateDocument] }).catch(() => undefined);
  }, [client]);
}

const setPreference = async (client: ApolloClient, input: UserPreferenceInput): Promise<void> =>
  void (await client.mutate({ mutation: SetPreferenceDocument, variables: { input } }));

/** Sends the preference. On failure, shows a toast. Never rejects. */
export const setAutoAccept = (client: ApolloClient, isOn: boolean): Promise<void> =>
  setPreference(client, { autoAcceptOddsChanges: isOn }).catch(notifyLost);
