import type { ApolloClient } from '@apollo/client';
import {
  CancelPaypalDepositDocument,
  CompletePaypalDepositDocument,
  ConfirmWithdrawalDocument,
  DepositCreateDocument,
  FirstWireTransferWithdrawalCreateDocument,
  InteracWithdrawalCreateDocument,
  type PaymentConsentInput,
  type PaymentOutcomeFragment,
  SettlePaymentDocument,
  ValidateDepositDocument,
  ValidateWithdrawalDocument,
  WireTransferDepositCreateDocument,
  WithdrawalCreateDocument,
} from '#src/gql/graphql.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

type Variables = { readonly input: RequestInput; readonly actionId: string; readonly consent?: PaymentConsentInput };
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

/** Returns the mutation, because some providers have their own (product §7). */
export function createCall(way: Way, { paymentProviderId: id, paymentMethodId }: RequestInput): Call {
  if (way === 'deposit') return id === 'wire-transfer' ? depositByWire : deposit;
  if (id === 'interac') return withdrawalByInterac;
  return id === 'wire-transfer' && paymentMethodId === undefined ? firstWithdrawalByWire : withdrawal;
}

/** Validates a payment without moving money. Rejects if no response arrives. */
export async function validatePayment(client: ApolloClient, way: Way, input: RequestInput): Promise<PaymentOutcomeFragment> {
  const variables = { input };
  return answered(
    way === 'deposit'
      ? (await client.mutate({ mutation: ValidateDepositDocument, variables })).data?.depositValidateCreate
      : (await client.mutate({ mutation: ValidateWithdrawalDocument, variables })).data?.withdrawalValidateCreateV2,
  );
}

/** Looks up an unanswered payment. If it is not found, the server will never execute it. Rejects if no response arrives. */
export const settlePayment = async (client: ApolloClient, actionId: string) =>
  answered((await client.mutate({ mutation: SettlePaymentDocument, variables: { actionId } })).data?.settlePayment);

/** Queries the amount and receiver of a withdrawal. Rejects if no response arrives. */
export const confirmWithdrawal = async (client: ApolloClient, input: RequestInput) =>
  answered((await client.mutate({ mutation: ConfirmWithdrawalDocument, variables: { input } })).data?.confirmWithdrawal);

export const completePaypal = async (client: ApolloClient, depositId: string): Promise<PaymentOutcomeFragment | undefined> =>
  (await client.mutate({ mutation: CompletePaypalDepositDocument, variables: { depositId } })).data?.completePaypalDeposit;

export const cancelPaypal = (client: ApolloClient, depositId: string) =>
  client.mutate({ mutation: CancelPaypalDepositDocument, variables: { depositId } });

function answered<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('The payment was not answered');
  return answer;
}
