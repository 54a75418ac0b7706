import type { ApolloClient } from '@apollo/client';
import {
  DepositCreateDocument,
  FirstWireTransferWithdrawalCreateDocument,
  InteracWithdrawalCreateDocument,
  type PaymentOutcomeFragment,
  WireTransferDepositCreateDocument,
  WithdrawalCreateDocument,
} from '#src/gql/graphql.ts';
import type { Wish } from './lastWish.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

type Variables = { readonly input: Wish['input']; readonly actionId: string };
type Call = (client: ApolloClient, variables: Variables) => Promise<PaymentOutcomeFragment | undefined>;

const depositByWire: Call = async (client, variables) =>
  (await client.mutate({ mutation: WireTransferDepositCreateDocument, variables })).data?.wireTransferDepositCreate;
const deposit: Call = async (client, variables) =>
  (await client.mutate({ mutation: DepositCreateDocument, variables })).data?.depositCreate;
const withdrawalByInterac: Call = async (client, variables) =>
  (await client.mutate({ mutation: InteracWithdrawalCreateDocument, variables })).data?.interacWithdrawalCreate;
const firstWithdrawalByWire: Call = async (client, variables) =>
  (await client.mutate({ mutation: FirstWireTransferWithdrawalCreateDocument, variables })).data?.firstWireTransferWithdrawalCreate;
const withdrawal: Call = async (client, variables) =>
  (await client.mutate({ mutation: WithdrawalCreateDocument, variables })).data?.withdrawalCreate;

/** Returns a function that sends the payment; some providers have their own mutation (product §7). */
export function createCall(way: Way, { paymentProviderId: id, paymentMethodId }: Wish['input']): Call {
  if (way === 'deposit') return id === 'wire-transfer' ? depositByWire : deposit;
  if (id === 'interac') return withdrawalByInterac;
  return id === 'wire-transfer' && paymentMethodId === undefined ? firstWithdrawalByWire : withdrawal;
}
