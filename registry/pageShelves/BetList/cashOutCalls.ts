import type { ApolloClient } from '@apollo/client';
import { CashOutBetDocument, CashOutQuoteDocument, SetAutomaticCashOutDocument } from '#src/gql/graphql.ts';
import type { CashOutSent } from './keptCashOuts.ts';

export const askQuote = (client: ApolloClient, betId: string) =>
  client.query({ query: CashOutQuoteDocument, variables: { betId }, fetchPolicy: 'network-only' });

/** Sends the cash out. Throws if the response is empty. */
export async function cashOut(client: ApolloClient, variables: CashOutSent) {
  const { data } = await client.mutate({ mutation: CashOutBetDocument, variables });
  if (!data) throw new Error('The answer is empty.');
  return data.cashOutBet;
}

/** Sets the amount of the automatic cash out, or removes it if null. Throws if the response is empty. */
export async function aimCashOut(client: ApolloClient, betId: string, target: string | null) {
  const { data } = await client.mutate({ mutation: SetAutomaticCashOutDocument, variables: { betId, target } });
  if (!data) throw new Error('The answer is empty.');
  return data.setAutomaticCashOut;
}
