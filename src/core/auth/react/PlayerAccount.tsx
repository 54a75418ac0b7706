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
import { tellLost, useOddsOfAccount } from './oddsOfAccount.ts';

/** Undefined while it is on its way, null when it cannot be had. */
export type FoundAccount = AccountFieldsFragment | null | undefined;
export type PlayerAccountProps = { readonly onChange: (account: FoundAccount) => void };

/** Tells of the account as session data brought it into the cache, undefined when it goes; the balances follow every change. Draws nothing. */
export function PlayerAccount({ onChange }: PlayerAccountProps) {
  const { data, error } = useQuery(AccountStateDocument, { fetchPolicy: 'cache-first' });
  useSubscription(AccountBalanceUpdatesDocument, { ignoreResults: true });
  const account = data?.account ?? (error ? null : undefined);
  useOddsOfAccount(account?.userPreferences.oddsFormat ?? null, setPreference);
  useEffect(() => onChange(account), [onChange, account]);
  // Whoever comes next must not see it, not even until their own is there.
  useEffect(() => () => onChange(undefined), [onChange]);
  return null;
}

/** Asks for the account that was lost. Whatever comes of it the door tells. */
export function useAskForAccount(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    // A second fault is told like the first.
    client.refetchQueries({ include: [AccountStateDocument] }).catch(() => undefined);
  }, [client]);
}

/** Rejects when the server did not take it. */
const setPreference = async (client: ApolloClient, input: UserPreferenceInput): Promise<void> =>
  void (await client.mutate({ mutation: SetPreferenceDocument, variables: { input } }));

/** That the server did not take it is told to the player. */
export const setAutoAccept = (client: ApolloClient, isOn: boolean): Promise<void> =>
  setPreference(client, { autoAcceptOddsChanges: isOn }).catch(tellLost);
