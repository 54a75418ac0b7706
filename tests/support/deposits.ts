import { SignJWT } from 'jose';
import { ask, type Answer } from './http.ts';
import type { PlayerClient } from './playerClient.ts';
import type { TestServer } from './server.ts';

export type UserError = { readonly field: readonly string[]; readonly message: string };
export type Made = {
  readonly permitted: boolean;
  readonly succeeded: boolean;
  readonly userErrors: readonly UserError[];
  readonly uri: { readonly webUrl: string; readonly transactionId: string } | null;
};
export type Input = {
  readonly amountCents: number;
  readonly paymentProviderId: string;
  readonly paymentMethodId?: string;
  readonly promotionCode?: string;
  readonly quickDeposit?: boolean;
  readonly facilityId?: string;
};

export const CARD = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0119',
  mismatch: '4000 0000 0000 0127',
  slow: '4000 0000 0000 3220',
} as const;

const CREATE =
  'mutation ($input: PaymentInput!, $actionId: ID) { depositCreate(input: $input, actionId: $actionId) { permitted succeeded userErrors { field message } uri { webUrl transactionId } } }';

export const createDeposit = async (
  player: PlayerClient,
  input: Partial<Input> = {},
  actionId: string = crypto.randomUUID(),
): Promise<Made> =>
  (
    await player.run<{ depositCreate: Made }>(CREATE, {
      input: { amountCents: 5_000, paymentProviderId: 'debit-card', ...input },
      actionId,
    })
  ).depositCreate;

/** Creates a deposit and returns its id. Throws if refused. */
export async function depositId(player: PlayerClient, input: Partial<Input> = {}): Promise<string> {
  const { uri, userErrors } = await createDeposit(player, input);
  if (!uri) throw new Error(userErrors[0]?.message ?? 'refused');
  return uri.transactionId;
}

export const gatewayOf = (player: PlayerClient, id: string): Promise<Answer> =>
  ask(player.server.port, `/i/deposits/${id}/gateway`, { headers: { authorization: `Bearer ${player.tokens.access_token}` } });

export function vendorOf({ app }: TestServer) {
  const { paymentVendor } = app.deps;
  if (paymentVendor === null) throw new Error('No payment vendor');
  return paymentVendor;
}

/** Sends a payment step, such as `charge`, like the vendor's page at `url`. */
export function onVendorPage(url: string, step: string, body?: object): Promise<Answer> {
  const { host, port, pathname } = new URL(url);
  const headers = { host, ...(body ? { 'content-type': 'application/json' } : {}) };
  return ask(Number(port), `${pathname}/${step}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
}

/** Opens a deposit and enters a card. */
export async function pay(player: PlayerClient, id: string, number: string = CARD.approved): Promise<Answer> {
  const { url } = (await gatewayOf(player, id)).json as { url: string };
  return onVendorPage(url, 'charge', { number, expiry: '12/30', cvc: '123' });
}

/** Reports a payment as done or refused, like the sandbox's cash desk or bank. */
export function atCounter(server: TestServer, reference: string, end: 'done' | 'refused'): Promise<Answer> {
  const { host, port } = new URL(vendorOf(server).pageOrigin);
  return ask(Number(port), `/counter/${reference}/${end}`, { method: 'POST', headers: { host } });
}

export type Word = {
  readonly direction?: string;
  readonly reference: string;
  readonly status: string;
  readonly amountCents?: string;
  readonly currency?: string;
};
type Signing = { readonly secret?: string; readonly typ?: string; readonly audience?: string; readonly agedSeconds?: number };

/** Sends a vendor callback. `signing` can forge its signature. */
export async function callback(server: TestServer, word: Word, signing: Signing = {}): Promise<Answer> {
  const { secret = vendorOf(server).secret, typ = 'payment+jwt', audience = 'linemaker', agedSeconds = 0 } = signing;
  const event = await new SignJWT({ direction: 'in', amountCents: '5000', currency: 'USD', method: null, ...word })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setAudience(audience)
    .setIssuedAt(Math.floor(server.app.deps.ports.now().getTime() / 1_000) - agedSeconds)
    .sign(new TextEncoder().encode(secret));
  return ask(server.port, '/i/payments/callback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event }),
  });
}

export const cashOf = async (player: PlayerClient): Promise<bigint> =>
  BigInt(
    (
      await player.run<{ account: { balances: { playableBalance: { amountLong: string } } } }>(
        '{ account { balances { playableBalance { amountLong } } } }',
      )
    ).account.balances.playableBalance.amountLong,
  );

export const statusOf = async (player: PlayerClient, id: string): Promise<string | null> =>
  (
    await player.run<{ paymentTransaction: { status: string } | null }>('query ($id: ID!) { paymentTransaction(id: $id) { status } }', {
      id,
    })
  ).paymentTransaction?.status ?? null;
