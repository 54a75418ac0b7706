import { expect, vi } from 'vitest';
import { CARD, depositId, type Input, type Made, pay, statusOf } from './deposits.ts';
import { ask } from './http.ts';
import type { PlayerClient } from './playerClient.ts';

type MadeWithdrawal = Omit<Made, 'uri'> & {
  readonly uri: { readonly webUrl: string; readonly transactionId: string; readonly deepLink: { readonly __typename: string } } | null;
};
type Confirmation = Omit<Made, 'uri'> & { readonly amount: object; readonly balanceAfter: object | null };

const RESULT =
  '{ permitted succeeded userErrors { field message } uri { webUrl transactionId deepLink { __typename ... on ReceiptDeepLink { receiptId } } } }';
const inputOf = (input: Partial<Input>) => ({ amountCents: 5_000, paymentProviderId: 'debit-card', ...input });

/** Builds a withdrawal to a bank account, which the player enters on the vendor's page. */
export const toBank = (amountCents: number): Input => ({ amountCents, paymentProviderId: 'trustly' });

export const validate = async (player: PlayerClient, input: Partial<Input>): Promise<MadeWithdrawal> =>
  (
    await player.run<{ withdrawalValidateCreateV2: MadeWithdrawal }>(
      `mutation ($input: PaymentInput!) { withdrawalValidateCreateV2(input: $input) ${RESULT} }`,
      { input: inputOf(input) },
    )
  ).withdrawalValidateCreateV2;

export const confirm = async (player: PlayerClient, input: Partial<Input>): Promise<Confirmation> =>
  (
    await player.run<{ confirmWithdrawal: Confirmation }>(
      'mutation ($input: PaymentInput!) { confirmWithdrawal(input: $input) { permitted succeeded userErrors { field message } amount { formattedAmount } providerName methodName balanceAfter { formattedAmount } } }',
      { input: inputOf(input) },
    )
  ).confirmWithdrawal;

export const createWithdrawal = async (
  player: PlayerClient,
  input: Partial<Input>,
  actionId: string = crypto.randomUUID(),
  consent?: object,
): Promise<MadeWithdrawal> =>
  (
    await player.run<{ withdrawalCreate: MadeWithdrawal }>(
      `mutation ($input: PaymentInput!, $actionId: ID, $consent: PaymentConsentInput) { withdrawalCreate(input: $input, actionId: $actionId, consent: $consent) ${RESULT} }`,
      { input: inputOf(input), actionId, consent },
    )
  ).withdrawalCreate;

/** Creates a withdrawal and returns its id. Throws if refused. */
export async function withdrawalId(player: PlayerClient, input: Partial<Input>): Promise<string> {
  const { uri, userErrors } = await createWithdrawal(player, input);
  if (!uri) throw new Error(userErrors[0]?.message ?? 'refused');
  return uri.transactionId;
}

/** Returns the address of the vendor's page for entering an account. */
export async function openWithdrawal(player: PlayerClient, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${player.tokens.access_token}` };
  const { json } = await ask(player.server.port, `/i/withdrawals/${id}/gateway`, { headers });
  return (json as { readonly url: string }).url;
}

export const settled = (player: PlayerClient, id: string, status: string): Promise<void> =>
  vi.waitFor(async () => expect(await statusOf(player, id)).toBe(status), { interval: 20 });

/** Deposits by card and returns the card's id. */
export async function paidBy(player: PlayerClient, number: string = CARD.approved, amountCents = 5_000): Promise<string> {
  const id = await depositId(player, { amountCents });
  await pay(player, id, number);
  await settled(player, id, 'SUCCESSFUL');
  const { method_id: methodId } = await player.server.app.deps.db
    .selectFrom('deposits')
    .select('method_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return methodId ?? expect.fail('no card was kept');
}
