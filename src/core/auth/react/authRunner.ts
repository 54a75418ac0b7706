import { createStore, type StoreApi } from 'zustand/vanilla';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { HeartbeatDocument, SessionDataDocument } from '#src/gql/graphql.ts';
import { ok, type Result } from '#src/lib/result.ts';
import { type Platform, reportError } from '#src/platform/index.ts';
import { initialAuth, stepAuth } from '../reducer.ts';
import { isSessionOver, limitedTokenIn, loginResult, type LoginRefusal, tokensFrom } from '../tokenAnswer.ts';
import type { AuthEffect, AuthEvent, AuthState, LogoutDestination, LogoutReason, Tokens } from '../types.ts';
import { EXISTING_USER } from './existingUser.ts';
import { createOtherTabs, type OtherTabs } from './otherTabs.ts';
import { createStepUp, type StepUp } from './stepUp.ts';
import { createWatches, type Watches } from './watches.ts';

const CLIENT_ID = 'linemaker-web';

export type AuthPorts = {
  readonly platform: Platform;
  readonly brandId: string;
  readonly onTell: (reason: LogoutReason, message: string) => void;
  /** An idle session ends in so many seconds unless the player stays; null takes the warning back. */
  readonly onWarn: (secondsLeft: number | null, stay: () => void) => void;
  /** The player is out, and is to be there. */
  readonly onLeave: (reason: LogoutReason, destination: LogoutDestination) => void;
};

export type AuthRunner = {
  readonly store: StoreApi<AuthState>;
  readonly dispatch: (event: AuthEvent) => void;
  readonly logIn: (email: string, password: string) => Promise<Result<undefined, LoginRefusal>>;
  readonly stepUp: StepUp;
  /** Checks the session once, then keeps it. Returns the way to stop. */
  readonly start: () => () => void;
};

type Hands = AuthPorts & {
  readonly tabs: OtherTabs;
  readonly watches: Watches;
  readonly store: StoreApi<AuthState>;
  readonly dispatch: (event: AuthEvent) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  heldBy: string | null;
};

export function createAuthRunner(ports: AuthPorts, store: StoreApi<AuthState> = createStore<AuthState>(() => initialAuth)): AuthRunner {
  const dispatch = (event: AuthEvent): void => {
    const { state, effects } = stepAuth(store.getState(), event);
    if (state !== store.getState()) store.setState(state, true);
    for (const effect of effects) perform(effect, hands);
  };
  const tabs = createOtherTabs(ports.brandId, {
    onTokens: (tokens) => {
      if (tokens.token !== store.getState().tokens?.token) dispatch({ type: 'tokens-received', tokens, from: 'other-tab' });
    },
    onLogout: (reason) => dispatch({ type: 'logged-out-elsewhere', reason }),
    onLife: () => watches.aliveElsewhere(),
    onHeartbeat: () => watches.beatenElsewhere(),
    tokens: () => store.getState().tokens,
  });
  const watches = createWatches({
    onIdle: () => dispatch({ type: 'player-idled' }),
    onIdleSoon: (secondsLeft) => dispatch({ type: 'inactivity-near', secondsLeft }),
    onReturn: () => dispatch({ type: 'player-returned' }),
    onLife: () => tabs.shareLife(),
    onHeartbeat: (seconds) => {
      tabs.shareHeartbeat();
      void beat(ports.platform, seconds, dispatch);
    },
  });
  const hands: Hands = { ...ports, tabs, watches, store, dispatch, timer: undefined, heldBy: null };
  return {
    store,
    dispatch,
    logIn: (email, password) => logIn(hands, email, password),
    stepUp: createStepUp(hands),
    start: () => startAuth(hands),
  };
}

function startAuth(hands: Hands): () => void {
  const { platform, dispatch, tabs, watches } = hands;
  tabs.open();
  const online = (): void => dispatch({ type: 'came-online' });
  const offline = (): void => dispatch({ type: 'went-offline' });
  const stopSignals = platform.onSignal((signal) => {
    if (signal.type === 'unauthenticated') dispatch({ type: 'unauthenticated', bearer: signal.bearer });
    if (signal.type === 'maintenance-announced') dispatch({ type: 'logged-out', reason: 'maintenanceMode' });
  });
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  dispatch({ type: 'started', isExistingUser: platform.storage.read(EXISTING_USER) ?? false, isOnline: navigator.onLine });
  return () => {
    stopSignals();
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    watches.stop();
    clearTimeout(hands.timer);
    tabs.close();
  };
}

function perform(effect: AuthEffect, hands: Hands): void {
  const { platform, dispatch, tabs, watches } = hands;
  switch (effect.type) {
    case 'refresh-tokens':
      return void refreshTokens(hands);
    case 'upgrade-tokens':
      return void upgradeTokens(hands, effect.limitedToken);
    case 'hold-tokens':
      return holdTokens(effect.tokens, hands);
    case 'schedule-refresh':
      return schedule(hands, effect.at - platform.clock.now());
    case 'retry-refresh':
      return schedule(hands, effect.afterMs);
    case 'share-tokens':
      return tabs.shareTokens(effect.tokens);
    case 'share-logout':
      return tabs.shareLogout(effect.reason);
    case 'load-session':
      return void loadSession(platform, effect.userId, dispatch);
    case 'start-watches':
      return watches.start(effect.inactivityMinutes, effect.heartbeatSeconds);
    case 'warn-idle':
      return hands.onWarn(effect.secondsLeft, watches.alive);
    case 'unwarn-idle':
      return hands.onWarn(null, watches.alive);
    case 'end-session':
      return void endSession(platform);
    case 'clear-player':
      watches.stop();
      return void platform.forgetPlayer().catch((error: unknown) => reportError('auth', error));
    case 'remember-existing-user':
      return void platform.storage.write(EXISTING_USER, true);
    case 'tell':
      return hands.onTell(effect.reason, effect.message);
    case 'report':
      return reportError('auth', new Error(effect.message));
    case 'leave':
      return hands.onLeave(effect.reason, effect.destination);
  }
}

function schedule(hands: Hands, waitMs: number): void {
  clearTimeout(hands.timer);
  hands.timer = setTimeout(() => hands.dispatch({ type: 'refresh-due' }), Math.max(0, waitMs));
}

function holdTokens(tokens: Tokens | null, hands: Hands): void {
  const { credentials, socket } = hands.platform;
  credentials.setBearer(tokens && { token: tokens.token, expiresAt: tokens.expiresAt });
  credentials.setRefresher(tokens && (() => refreshTokens(hands)));
  if (tokens === null) clearTimeout(hands.timer);
  const player = tokens?.userId ?? null;
  if (player !== hands.heldBy) socket.reconnect();
  hands.heldBy = player;
}

/** One tab at a time; whoever waited takes what the other one got. An answer that finds another session than it was asked for, or none, is nobody's. */
async function refreshTokens(hands: Hands): Promise<void> {
  const { platform, tabs, store, dispatch } = hands;
  const held = store.getState().tokens;
  try {
    const shared = await tabs.exclusively(() => askForTokens(hands, held));
    if (shared) dispatch({ type: 'tokens-received', tokens: shared, from: 'other-tab' });
  } catch (error) {
    // A browser that gives no turn: the refresh is over all the same, and tried again.
    reportError('auth', error);
    dispatch({ type: 'refresh-failed', now: platform.clock.now() });
  }
}

async function askForTokens({ platform, tabs, store, dispatch }: Hands, held: Tokens | null): Promise<Tokens | null> {
  const known = (await tabs.askForTokens()) ?? store.getState().tokens;
  if (known && known.token !== held?.token && known.expiresAt > platform.clock.now()) return known;
  // What other tabs had may be here by now; who has left meanwhile is not brought back.
  const asked = store.getState().tokens;
  if (held !== null && asked === null) return null;
  const result = await platform.http({
    method: 'POST',
    path: '/oauth/token',
    headers: platform.credentials.publicHeaders(),
    form: { grant_type: 'refresh_token', client_id: CLIENT_ID },
  });
  if (store.getState().tokens?.token !== asked?.token) return null;
  const tokens = result.ok ? tokensFrom(result.value, platform.clock.now()) : null;
  if (tokens) dispatch({ type: 'tokens-received', tokens, from: 'refresh' });
  else if (!result.ok && !isSessionOver(result.refusal)) dispatch({ type: 'refresh-failed', now: platform.clock.now() });
  else dispatch({ type: 'refresh-refused' });
  return null;
}

async function logIn({ platform, dispatch }: Hands, email: string, password: string): Promise<Result<undefined, LoginRefusal>> {
  const form = { grant_type: 'password', username: email, password, client_id: CLIENT_ID };
  const answer = await platform.http({ method: 'POST', path: '/oauth/token', headers: platform.credentials.publicHeaders(), form });
  const result = loginResult(answer, platform.clock.now());
  const limited = answer.ok ? null : limitedTokenIn(answer.refusal);
  if (limited !== null) dispatch({ type: 'limited-token-received', token: limited });
  if (!result.ok) return result;
  dispatch({ type: 'tokens-received', tokens: result.value, from: 'login' });
  return ok(undefined);
}

/** Gives a limited token back for a full one (product §7). */
async function upgradeTokens({ platform, dispatch, store }: Hands, limitedToken: string): Promise<void> {
  const form = { grant_type: 'limited_access_token', limited_access_token: limitedToken, client_id: CLIENT_ID };
  const answer = await platform.http({ method: 'POST', path: '/oauth/token', headers: platform.credentials.publicHeaders(), form });
  if (store.getState().limitedToken !== limitedToken) return;
  const tokens = answer.ok ? tokensFrom(answer.value, platform.clock.now()) : null;
  if (tokens) dispatch({ type: 'tokens-received', tokens, from: 'upgrade' });
  else dispatch({ type: !answer.ok && !isSessionOver(answer.refusal) ? 'upgrade-failed' : 'upgrade-refused' });
}

async function loadSession({ client, clock }: Platform, userId: string, dispatch: (event: AuthEvent) => void): Promise<void> {
  try {
    const { data } = await client.query({ query: SessionDataDocument, fetchPolicy: 'network-only' });
    if (!data) return dispatch({ type: 'session-unavailable', userId });
    const { currentTime, inactivityThresholdMinutes, heartbeatIntervalSeconds } = data.sessionData;
    clock.synchronise(currentTime);
    dispatch({
      type: 'session-loaded',
      userId,
      inactivityMinutes: inactivityThresholdMinutes,
      heartbeatSeconds: heartbeatIntervalSeconds,
    });
  } catch (error) {
    reportError('auth', error);
    dispatch({ type: 'session-unavailable', userId });
  }
}

/** With the token that is about to go; whether it arrives or not, this browser forgets. */
async function endSession({ http, credentials }: Platform): Promise<void> {
  const headers = credentials.headers();
  await http({ method: 'POST', path: '/api/logout', headers: await headers });
}

async function beat({ client }: Platform, elapsedSeconds: number, dispatch: (event: AuthEvent) => void): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: HeartbeatDocument, variables: { elapsedSeconds } });
    if (data)
      dispatch({
        type: 'heartbeat-answered',
        isTimeLimitExceeded: data.heartbeat.status === 'TIME_LIMIT_EXCEEDED',
        message: data.heartbeat.message,
      });
  } catch (error) {
    reportError('auth', error);
    if (isRefusal(error)) dispatch({ type: 'heartbeat-refused' });
  }
}

/** An answer of the server's, not of the way there; that nobody is logged in is told by another way. */
const isRefusal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ extensions }) => extensions?.['code'] !== 'UNAUTHENTICATED');
