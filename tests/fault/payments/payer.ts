import { facilitiesOf } from '#server/modules/payments/places/index.ts';
import { payerReference } from '#server/modules/payments/rules/payerReference.ts';
import { CARD, onVendorPage } from '#tests/support/deposits.ts';
import { ask } from '#tests/support/http.ts';
import { graphql, newPlayer, PlayerClient, token, type Tokens } from '#tests/support/playerClient.ts';
import type { Provider } from '#server/modules/payments/rules/providers.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentRoute } from './methodTypes.ts';
import type { PaymentWorld } from './world.ts';

export type Patron = {
  readonly playerId: string;
  readonly region: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Refreshes the login, as a page does before the token expires. */
  readonly renew: () => Promise<void>;
};

/** A player who pays by one route, with the requests that the page sends. */
export type Payer = Patron & {
  readonly route: PaymentRoute;
  /** Ids of the stored card or account, or of the cash desk's place. */
  readonly chosen: { readonly paymentMethodId?: string; readonly facilityId?: string };
  /** Creates the payment; resolves to its id, also for a repeated request. */
  readonly create: (attempt: Attempt) => Promise<string>;
  /** Opens the payment; resolves to the address of the vendor's page. */
  readonly open: (id: string) => Promise<string>;
  readonly pay: (url: string) => Promise<void>;
  readonly complete: (id: string) => Promise<void>;
  /** Confirms that the money moved at the cash desk or bank. Resolves to false if the vendor expected none. */
  readonly settleAtCounter: (id: string) => Promise<boolean>;
  readonly receipt: (id: string) => Promise<string | null>;
  /** Cancels a deposit while it can still be paid at a cash desk. */
  readonly cancel: (id: string) => Promise<void>;
  readonly cashCents: () => Promise<bigint>;
};

export const START_CENTS = 50_000_000n;

/** Share of the login token's lifetime after which it is renewed. The rest is longer than a test or kill takes. */
const RENEWED_AFTER = 0.3;

const GIVEN = {
  number: CARD.approved,
  expiry: '12/30',
  cvc: '123',
  routing: '123456789',
  account: '000999999991',
  email: 'payer@bank.test',
};

const MADE = '{ succeeded userErrors { message } uri { transactionId } }';
const CREATE = {
  in: `mutation ($input: PaymentInput!, $actionId: ID) { made: depositCreate(input: $input, actionId: $actionId) ${MADE} }`,
  out: `mutation ($input: PaymentInput!, $actionId: ID, $consent: PaymentConsentInput) {
    made: withdrawalCreate(input: $input, actionId: $actionId, consent: $consent) ${MADE} }`,
} as const;
const COMPLETE = 'mutation ($id: ID!) { completePaypalDeposit(depositId: $id) { succeeded } }';
const CANCEL = 'mutation ($id: ID!) { cancelAnnouncedDeposit(depositId: $id) { succeeded } }';
const RECEIPT = 'query ($id: ID!) { paymentTransaction(id: $id) { status } }';
const CASH = '{ account { balances { playableBalance { amountLong } } } }';
type Balances = { readonly account: { readonly balances: { readonly playableBalance: { readonly amountLong: string } } } };
type Made = {
  readonly made: { readonly userErrors: readonly { readonly message: string }[]; readonly uri: { readonly transactionId: string } | null };
};

/** Creates a player who may use this provider and logs in. */
export async function newPatron(world: PaymentWorld, { currencies, gateway }: Provider): Promise<Patron> {
  const port = world.toServer.port;
  // The host decides the brand, and the brand decides which gateway takes card payments.
  const host = { host: `${gateway === 'BRAINTREE' ? 'espnbet.' : ''}localhost:${port}` };
  const region = currencies.includes('USD') ? 'US-NJ' : 'CA-ON';
  const server = { port } as TestServer;
  const { tokens: first, playerId } = await PlayerClient.logIn(
    server,
    await newPlayer(server, { cents: Number(START_CENTS), region }),
    host,
  );
  let [tokens, givenAt] = [first, Date.now()];
  const headers = { ...host, authorization: `Bearer ${tokens.access_token}` };
  const renew = async (): Promise<void> => {
    if (Date.now() - givenAt < tokens.expires_in * RENEWED_AFTER * 1_000) return;
    const { status, text, json } = await token(server, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }, host);
    if (status !== 200) throw new Error(`renewal: ${status} ${text}`);
    [tokens, givenAt] = [json as Tokens, Date.now()];
    headers.authorization = `Bearer ${tokens.access_token}`;
  };
  return { playerId, region, headers, renew };
}

/** Builds a payer. `methodId` is the stored card or account, null unless the route's behaviour is `kept`. */
export function payerOn(world: PaymentWorld, patron: Patron, route: PaymentRoute, methodId: string | null = null): Payer {
  const { headers, region } = patron;
  const { provider, direction, behaviour } = route;
  const port = world.toServer.port;
  const run = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await graphql<T>({ port }, query, variables, headers);
    if (errors[0]) throw new Error(errors[0].message);
    return data;
  };
  const facility = facilitiesOf(provider.id, region)[0];
  const chosen = { ...(methodId === null ? {} : { paymentMethodId: methodId }), ...(facility ? { facilityId: facility.id } : {}) };
  return {
    ...patron,
    route,
    chosen,
    create: async ({ cents, actionId, consent }) => {
      const input = { amountCents: cents, paymentProviderId: provider.id, ...chosen };
      const { made } = await run<Made>(CREATE[direction], { input, actionId, ...(direction === 'out' && { consent }) });
      if (!made.uri) throw new Refused(made.userErrors[0]?.message ?? 'refused');
      return made.uri.transactionId;
    },
    open: async (id) => {
      const { status, text, json } = await ask(port, `/i/${direction === 'in' ? 'deposits' : 'withdrawals'}/${id}/gateway`, { headers });
      if (status !== 200) throw new Error(`gateway: ${status} ${text}`);
      return (json as { readonly url: string }).url;
    },
    pay: async (url) => {
      const { status, text } = await onVendorPage(url, 'charge', behaviour === 'kept' ? {} : GIVEN);
      if (status !== 200) throw new Error(`charge: ${status} ${text}`);
    },
    complete: async (id) => void (await run(COMPLETE, { id })),
    settleAtCounter: async (id) =>
      (await ask(world.toVendor.port, `/counter/${payerReference(id)}/done`, { method: 'POST' })).status === 204,
    receipt: async (id) =>
      (await run<{ paymentTransaction: { status: string } | null }>(RECEIPT, { id })).paymentTransaction?.status ?? null,
    cancel: async (id) => void (await run(CANCEL, { id })),
    cashCents: async () => BigInt((await run<Balances>(CASH)).account.balances.playableBalance.amountLong),
  };
}

/** Thrown if the server refuses, because a retry would change nothing. */
export class Refused extends Error {}
