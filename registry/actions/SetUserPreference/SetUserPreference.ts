import {
  type ActionsFragment,
  type CasinoBalanceUsage,
  type OddsFormat,
  SetUserPreferenceDocument,
  StoredPreferencesDocument,
  type UserPreferenceInput,
} from '#src/gql/graphql.ts';
import type { ActionInput, ActionKind, NodeOf } from '#src/render/index.ts';

/** Sends only the preferences in the input. The server leaves the others unchanged. */
export const setUserPreference: ActionKind<NodeOf<ActionsFragment, 'SetUserPreferenceAction'>> = {
  run: async (_action, input, { client, actionId }) => {
    const { data } = await client.mutate({ mutation: SetUserPreferenceDocument, variables: { input: preferencesOf(input), actionId } });
    if (!data) throw new Error('The preferences were not answered');
    return data.setUserPreference;
  },
  current: async ({ client }) => {
    const { data } = await client.query({ query: StoredPreferencesDocument });
    return data ? preferencesOf(data.account.userPreferences) : {};
  },
};

function preferencesOf(input: ActionInput): UserPreferenceInput {
  const { oddsFormat, autoAcceptOddsChanges, casinoBalanceUsagePreferences, emailOffers, emailNews } = input;
  return {
    ...(isOddsFormat(oddsFormat) ? { oddsFormat } : {}),
    ...(typeof autoAcceptOddsChanges === 'boolean' ? { autoAcceptOddsChanges } : {}),
    ...(isBalanceUsage(casinoBalanceUsagePreferences) ? { casinoBalanceUsagePreferences } : {}),
    ...(typeof emailOffers === 'boolean' ? { emailOffers } : {}),
    ...(typeof emailNews === 'boolean' ? { emailNews } : {}),
  };
}

const isBalanceUsage = (value: unknown): value is CasinoBalanceUsage =>
  value === 'CASH_FIRST' || value === 'BONUS_FIRST' || value === 'CASH_ONLY';
const isOddsFormat = (value: unknown): value is OddsFormat => value === 'AMERICAN' || value === 'EURO';
