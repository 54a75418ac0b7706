import { type Answer, ask, sandbox } from './http.ts';
import type { TestServer } from './server.ts';

export type GraphQLAnswer<T> = {
  readonly data: T;
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
  readonly status: number;
};
export type Credentials = { readonly playerId: string; readonly email: string; readonly password: string };
export type Tokens = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
  readonly expires_in: number;
  readonly token_type: string;
};

export async function graphql<T>(
  { port }: Pick<TestServer, 'port'>,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphQLAnswer<T>> {
  const answer = await ask(port, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (answer.json ?? {}) as Partial<GraphQLAnswer<T>>;
  return { data: data as T, errors, status: answer.status };
}

/** Headers with the player's region, which a token refresh must send. */
export const LOCATED = { 'x-region-code': 'US-NJ', 'x-country-code': 'US' };

/** Sends a form to the token endpoint, like our page. */
export const token = (
  server: Pick<TestServer, 'port'>,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  ask(server.port, '/oauth/token', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(form['grant_type'] === 'refresh_token' ? LOCATED : {}),
      ...headers,
    },
    body: new URLSearchParams({ client_id: 'linemaker-web', ...form }).toString(),
  });

/** Returns the device cookie, or empty text if none was set. */
export const deviceIn = ({ headers }: Answer): string =>
  headers['set-cookie']?.find((one) => one.startsWith('__Host-device='))?.split(';', 1)[0] ?? '';

export const newPlayer = (server: TestServer, options: { readonly cents?: number; readonly region?: string } = {}): Promise<Credentials> =>
  sandbox(server, 'players', options);

export class PlayerClient {
  readonly server: TestServer;
  readonly playerId: string;
  readonly tokens: Tokens;

  constructor(server: TestServer, tokens: Tokens) {
    this.server = server;
    this.playerId = tokens.user_id;
    this.tokens = tokens;
  }

  static async logIn(
    server: TestServer,
    { email, password }: Pick<Credentials, 'email' | 'password'>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<PlayerClient> {
    const answer = await token(server, { grant_type: 'password', username: email, password }, headers);
    if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.text}`);
    return new PlayerClient(server, answer.json as Tokens);
  }

  /** Creates a new player with $1,000.00 and logs in. */
  static fresh = async (server: TestServer, options: { readonly cents?: number } = {}): Promise<PlayerClient> =>
    PlayerClient.logIn(server, await newPlayer(server, options));

  /** Resolves to the data. Throws the first error. */
  async run<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.try<T>(query, variables);
    if (errors[0]) throw new Error(errors[0].message);
    return data;
  }

  try<T>(query: string, variables: object = {}): Promise<GraphQLAnswer<T>> {
    return graphql<T>(this.server, query, variables, { authorization: `Bearer ${this.tokens.access_token}` });
  }

  /** Gets a license from our server and a location packet from the vendor, like a browser. */
  async packet(): Promise<string> {
    const { geoComplyGetApiToken: token } = await this.run<{ geoComplyGetApiToken: { licenseKey: string } }>(
      'mutation { geoComplyGetApiToken(licenseType: NO_DOWNLOAD_BROWSER) { licenseKey } }',
    );
    const body = JSON.stringify({ licenseKey: token.licenseKey, userId: this.playerId, reason: 'LOG_IN', position: null });
    const vendor = Number(new URL(this.server.app.deps.geolocation.vendorOrigin).port);
    const answer = await ask(vendor, '/packet', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { packet } = answer.json as { packet?: string };
    if (!packet) throw new Error(`packet: ${answer.text}`);
    return packet;
  }

  authorize(packet: string) {
    return this.run<{
      geoComplyAuthorizeGeoPacket: {
        errors: { code: string; result: string; resolution: string }[];
        expiresAt: string | null;
        refreshAt: string | null;
      };
    }>(
      'mutation ($packet: String!) { geoComplyAuthorizeGeoPacket(geoPacket: $packet) { errors { code result resolution } expiresAt refreshAt } }',
      { packet },
    ).then(({ geoComplyAuthorizeGeoPacket }) => geoComplyAuthorizeGeoPacket);
  }

  /** Locates the player at the sandbox's configured place. */
  async locate(): Promise<void> {
    const { errors } = await this.authorize(await this.packet());
    if (errors[0]) throw new Error(errors[0].code);
  }
}

export const PLACE = `mutation ($bets: [PlaceBetInput!]!, $placementId: ID) {
  placeBets(bets: $bets, placementId: $placementId) {
    placementId accepted errors { code message displayType subjectId } patronBalanceAfter { amountLong formattedAmount } balances { version playableBalance { amountLong } }
    placedBets { id status outcome betAmount { amountLong } winAmount { amountLong } legs { marketSelectionId odds { numeratorLong denominatorLong } event { id name } }
      receipt { total { amountLong } lines { kind } } }
    betslip { version numberOfSelections }
  }
}`;

export type Placement = {
  readonly placementId: string;
  readonly accepted: boolean;
  readonly errors: readonly { readonly code: string; readonly subjectId: string | null }[];
  readonly patronBalanceAfter: { readonly amountLong: string; readonly formattedAmount: string } | null;
  readonly placedBets: readonly {
    readonly id: string;
    readonly status: string;
    readonly winAmount: { readonly amountLong: string };
    readonly legs: readonly { readonly marketSelectionId: string }[];
  }[];
  readonly betslip: { readonly numberOfSelections: number };
};

export type Pick1 = { readonly id: string; readonly num: string; readonly den: string; readonly points: string | null };

/** Builds a straight bet on one selection at its price. */
export const straight = ({ id, num, den, points }: Pick1, cents: string) => ({
  draftBetId: `straight:${id}`,
  betAmount: cents,
  legs: [{ selectionId: id, oddsNumerator: num, oddsDenominator: den, points }],
});

export const place = (player: PlayerClient, bets: readonly object[], placementId?: string): Promise<Placement> =>
  player.run<{ placeBets: Placement }>(PLACE, { bets, placementId: placementId ?? null }).then(({ placeBets }) => placeBets);

type Listed = {
  readonly events: readonly {
    readonly id: string;
    readonly name: string;
    readonly startsAt: string;
    readonly markets: readonly {
      readonly id: string;
      readonly type: string;
      readonly selections: readonly (Pick1 & { readonly name: string; readonly status: string })[];
    }[];
  }[];
};

/** Finds the first event that does not begin during the test and has a moneyline, with its home selection. */
export async function openMoneyline(server: Pick<TestServer, 'port'>, skip = 0) {
  const { events } = await sandbox<Listed>(server, 'events', { status: 'PRE_GAME', limit: 100 });
  const soon = Date.now() + 3_600_000;
  const later = events.filter(({ startsAt }) => Date.parse(startsAt) > soon);
  const offered = later.flatMap((event) => event.markets.filter(({ type }) => type === 'moneyline').map((market) => ({ event, market })));
  const found = offered[skip];
  const home = found?.market.selections.find(({ id }) => id.endsWith(':home'));
  if (!found || !home) throw new Error('There is no moneyline to bet on');
  return { eventId: found.event.id, marketId: found.market.id, home };
}
