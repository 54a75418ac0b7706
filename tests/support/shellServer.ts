import type { LoadSocketClient } from '#src/platform/socket/types.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';

type Variables = Readonly<Record<string, unknown>>;
type Answer = (variables: Variables) => unknown;

const NEVER = new Promise<never>(() => undefined);

const money = (formattedAmount: string, amountLong = '1') => ({ __typename: 'Money', amountLong, currency: 'USD', formattedAmount });

export const account = {
  __typename: 'Account',
  id: 'a1',
  firstName: 'Dana',
  lastName: 'Moss',
  email: 'dana@example.com',
  username: 'dana',
  lastLoginAt: null,
  realityCheckinInterval: null,
  requiresResponsibleGamingAcknowledgement: false,
  casinoRestriction: { __typename: 'CasinoRestriction', active: false, expiresAt: null },
  userPreferences: { __typename: 'UserPreferences', autoAcceptOddsChanges: false, oddsFormat: 'AMERICAN' },
  balances: {
    __typename: 'Balances',
    id: 'b1',
    version: '1',
    globalBalance: money('$90.00'),
    totalPlayableBalance: money('$80.00'),
    playableBalance: money('$70.00'),
    withdrawableBalance: money('$60.00'),
    restrictedBalance: money('$0.00', '0'),
    bonusBalance: money('$10.00'),
  },
};

export const session = {
  __typename: 'SessionData',
  currentTime: '2026-11-21T12:00:00.000Z',
  startedAt: '2026-11-21T11:00:00.000Z',
  lastLoginAt: null as string | null,
  inactivityThresholdMinutes: 0,
  heartbeatIntervalSeconds: 0,
  isFirstWager: false,
  account,
};

/** Builds a layout with one node that falls back to this text. */
export const layoutSaying = (text: string, changes: Variables = {}) => ({
  __typename: 'Layout',
  id: 'l1',
  surface: 'page-1',
  revision: 'r1',
  title: null,
  changesAt: null,
  common: null,
  slots: [
    {
      __typename: 'Slot',
      id: `slot-${text}`,
      parent: null,
      region: 'main',
      kind: 'FutureShelf',
      criticality: 'DEGRADABLE',
      label: null,
      trackingId: null,
      absence: 'UNSUPPORTED',
      fallback: { __typename: 'FallbackText', text },
      node: null,
    },
  ],
  ...changes,
});

export const layoutShowing = (
  nodes: readonly (Variables & { readonly __typename: string; readonly id: string })[],
  changes: Variables = {},
) => {
  const { slots, ...layout } = layoutSaying('');
  const frame = { ...slots[0], criticality: 'OPTIONAL', absence: null, fallback: null };
  return { ...layout, slots: nodes.map((node) => ({ ...frame, id: node.id, kind: node.__typename, node })), ...changes };
};

/** Thrown by a handler to answer with this error code. */
export class RefusedByCode extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const UPGRADE = '/api/limited_access_tokens/upgrade';

type Sink = {
  readonly operation: string;
  /** The subscribed surface. Undefined if the subscription names none. */
  readonly surface: unknown;
  readonly hear: (data: Readonly<Record<string, unknown>>) => void;
};

/** Fake of the endpoints that the shell uses: token endpoint, GraphQL by operation name, and socket. */
export class ShellServer {
  isSessionOpen = false;
  frame: unknown = { header: null, footer: null };
  /** Player who gets the issued tokens. */
  playerId = 'p1';
  isTokenSilent = false;
  password = 'right';
  /** Number of further logins answered with "try again in a second". */
  loginsWithoutRoom = 0;
  /** True if a password login gets a limited token until a code is entered. */
  isCodeWanted = false;
  /** Answers to REST requests, by method and path. */
  readonly rest = new Map<string, (body: BodyInit | null | undefined) => { readonly status: number; readonly body: unknown }>();
  /** Replaces the token endpoint's answer, unless null. */
  onToken: ((form: URLSearchParams) => Promise<Response> | Response) | null = null;
  /** Requested operations, in order. */
  readonly asked: string[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #sinks = new Set<Sink>();

  constructor(answers: Readonly<Record<string, Answer>> = {}) {
    this.answer({
      SessionData: () => ({ sessionData: session }),
      AccountState: () => ({ account }),
      PageLayout: () => ({ pageLayout: null }),
      // Answers a player's page like a visitor's.
      PageLayoutPlayer: (variables) => this.#answers.get('PageLayout')?.(variables),
      FrameLayout: () => ({ frameLayout: null }),
      PageFrame: () => this.frame,
      LiveEventsCount: () => ({ liveEventsCount: { __typename: 'LiveEventsCount', count: 0, label: 'No live events' } }),
      Dialogs: () => ({ dialogs: [] }),
      SettledDialogs: () => ({ settledDialogs: [] }),
      ...answers,
    });
  }

  /** Sets how operations are answered: a handler returns data, returns null for no answer, or throws. */
  answer(answers: Readonly<Record<string, Answer>>): void {
    for (const [operation, answer] of Object.entries(answers)) this.#answers.set(operation, answer);
  }

  /** Sends a message to all subscribers of this operation and surface. Throws if there are none. */
  send(operation: string, data: Readonly<Record<string, unknown>>): void {
    const about = Object.values(data).map((told) => membersOf(told)['surface'])[0];
    const sinks = this.#sinksOf(operation, about);
    if (sinks.length === 0) throw new Error(`Nobody has subscribed to ${operation}`);
    for (const { hear } of sinks) hear(data);
  }

  isHeardBy = (operation: string, surface?: string): boolean => this.#sinksOf(operation, surface).length > 0;

  readonly #sinksOf = (operation: string, about: unknown): readonly Sink[] =>
    [...this.#sinks].filter((sink) => sink.operation === operation && (about === undefined || sink.surface === about));

  readonly fetcher: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString(), 'http://shell.test');
    if (url.pathname === '/oauth/token') return this.onToken?.(init?.body as URLSearchParams) ?? this.#token(init?.body as URLSearchParams);
    if (url.pathname === UPGRADE) return this.#token(new URLSearchParams({ grant_type: 'limited_access_token' }));
    const rest = this.rest.get(`${init?.method ?? 'GET'} ${url.pathname}`)?.(init?.body);
    if (rest) return json(rest.status, rest.body);
    if (url.pathname !== '/graphql') return json(404, {});
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string; variables?: Variables }) : {};
    const operation = body.operationName ?? url.searchParams.get('operationName') ?? '';
    const variables = body.variables ?? (JSON.parse(url.searchParams.get('variables') ?? '{}') as Variables);
    this.asked.push(operation);
    const answer = this.#answers.get(operation);
    if (!answer) return json(200, { errors: [{ message: `No ${operation} here`, extensions: { code: 'UNAUTHORIZED' } }] });
    try {
      const data = await answer(variables);
      return data === null ? NEVER : json(200, { data });
    } catch (error) {
      if (!(error instanceof RefusedByCode)) throw error;
      return json(200, { data: null, errors: [{ message: error.message, extensions: { code: error.code } }] });
    }
  };

  readonly loadSocket: LoadSocketClient = async () => () => ({
    subscribe: ({ operationName = '', variables }, sink) => {
      const own: Sink = { operation: operationName, surface: variables?.['surface'], hear: (data) => sink.next({ data: { ...data } }) };
      this.#sinks.add(own);
      return () => void this.#sinks.delete(own);
    },
    reconnect: () => undefined,
    dispose: () => undefined,
  });

  #token(form: URLSearchParams): Response | Promise<Response> {
    if (this.isTokenSilent) return NEVER;
    if (form.get('grant_type') === 'password') {
      if (this.loginsWithoutRoom > 0) {
        this.loginsWithoutRoom -= 1;
        return json(429, { error: 'temporarily_unavailable', error_reason: 'busy', retry_after: 1 });
      }
      if (form.get('password') !== this.password) return json(400, { error: 'invalid_grant', error_reason: 'wrong' });
      if (this.isCodeWanted) return json(403, { error: 'mfa_required', limited_access_token: 'limited', expires_in: 600 });
      this.isSessionOpen = true;
    }
    if (form.get('grant_type') === 'limited_access_token') this.isSessionOpen = true;
    return this.isSessionOpen
      ? json(200, { access_token: 't1', user_id: this.playerId, expires_in: 900 })
      : json(400, { error: 'invalid_grant', error_reason: 'deadToken' });
  }
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
