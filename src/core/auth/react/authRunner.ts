import { createStore, type StoreApi } from 'zustand/vanilla';
import { laterTask } from '#src/shared/values/laterTask.ts';
import type { Result } from '#src/shared/values/result.ts';
import { forgetPlayer } from '#src/platform/forgetPlayer.ts';
import { onGame } from '#src/platform/gamePlay.ts';
import { reportError } from '#src/platform/index.ts';
import { initialAuth, stepAuth } from '../reducer.ts';
import type { LoginRefusal } from '../tokenAnswer.ts';
import type { AuthEffect, AuthEvent, AuthState, Tokens } from '../types.ts';
import { enter, upgradeTokens } from './entering.ts';
import { EXISTING_USER } from './existingUser.ts';
import type { AuthPorts, Hands } from './hands.ts';
import { createOtherTabs } from './otherTabs.ts';
import { endSession, isLogoutOwed, payOwedLogout } from './parting.ts';
import { refreshTokens } from './refreshing.ts';
import { listenToApp } from './listenToApp.ts';
import { createHeartbeat, loadSession } from './sessionCalls.ts';
import { createStepUp, type StepUp } from './stepUp.ts';
import { TOKEN_EXPIRY } from './tokenExpiry.ts';
import { createWatches } from './watches.ts';

/** Authorization code with its PKCE verifier (RFC 7636) and redirect URI. */
export type CodeGrant = { readonly code: string; readonly verifier: string; readonly redirectUri: string };

export type AuthRunner = {
  readonly store: StoreApi<AuthState>;
  readonly dispatch: (event: AuthEvent) => void;
  readonly logIn: (email: string, password: string) => Promise<Result<undefined, LoginRefusal>>;
  readonly logInByCode: (grant: CodeGrant) => Promise<Result<undefined, LoginRefusal>>;
  readonly logInByPasskey: (proof: object) => Promise<Result<undefined, LoginRefusal>>;
  readonly stepUp: StepUp;
  /** Checks for a session and keeps it alive. Returns a stop function. */
  readonly start: () => () => void;
};

export function createAuthRunner(ports: AuthPorts, store: StoreApi<AuthState> = createStore<AuthState>(() => initialAuth)): AuthRunner {
  const dispatch = (event: AuthEvent): void => {
    const { state, effects } = stepAuth(store.getState(), event);
    if (state !== store.getState()) store.setState(state, true);
    // An effect's error must neither stop other effects nor log the player out.
    for (const effect of effects) {
      try {
        perform(effect, hands);
      } catch (error) {
        reportError('auth', error);
      }
    }
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
  const heartbeat = createHeartbeat(ports.platform, dispatch);
  const watches = createWatches({
    onIdle: () => dispatch({ type: 'player-idled' }),
    onIdleSoon: (secondsLeft) => dispatch({ type: 'inactivity-near', secondsLeft }),
    onReturn: () => dispatch({ type: 'player-returned' }),
    onLife: () => tabs.shareLife(),
    onHeartbeat: (seconds) => {
      tabs.shareHeartbeat();
      void heartbeat.beat(seconds);
    },
  });
  const hands: Hands = { ...ports, tabs, watches, heartbeat, store, dispatch, timer: undefined, heldBy: null, refreshKey: null };
  return {
    store,
    dispatch,
    logIn: (email, password) => enter(hands, { grant_type: 'password', username: email, password }),
    logInByCode: ({ code, verifier, redirectUri }) =>
      enter(hands, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }),
    logInByPasskey: (proof) => enter(hands, { grant_type: 'passkey', passkey: JSON.stringify(proof) }),
    stepUp: createStepUp(hands),
    start: () => startAuth(hands),
  };
}

function startAuth(hands: Hands): () => void {
  const { platform, dispatch, tabs, watches } = hands;
  tabs.open();
  const online = (): void => {
    dispatch({ type: 'came-online' });
    if (isLogoutOwed(platform)) void tabs.exclusively(() => payOwedLogout(platform));
  };
  const offline = (): void => dispatch({ type: 'went-offline' });
  const stopSignals = platform.onSignal((signal) => {
    if (signal.type === 'unauthenticated') dispatch({ type: 'unauthenticated', bearer: signal.bearer });
    if (signal.type === 'region-refused')
      dispatch({ type: 'logged-out', reason: signal.isOfLocation ? 'geocomplyError' : 'locationChanged' });
    if (signal.type === 'maintenance-announced') dispatch({ type: 'logged-out', reason: 'maintenanceMode' });
  });
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  const stopGame = onGame((what) => dispatch({ type: `game-${what}` }));
  const stopApp = listenToApp(() => dispatch({ type: 'logged-out', reason: 'webView' }));
  const stopPlaced = platform.credentials.onPlaced(() => dispatch({ type: 'placed' }));
  dispatch({
    type: 'started',
    isExistingUser: platform.storage.read(EXISTING_USER) ?? false,
    isOnline: navigator.onLine,
    isPlaced: platform.credentials.location() !== null,
  });
  return () => {
    stopSignals();
    stopApp();
    stopGame();
    stopPlaced();
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    watches.stop();
    clearTimeout(hands.timer);
    tabs.close();
  };
}

function perform(effect: AuthEffect, hands: Hands): void {
  const { platform, tabs, watches } = hands;
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
      hands.heartbeat.begin();
      return void loadNewSession(effect.userId, hands);
    case 'start-watches':
      return watches.start(effect.inactivityMinutes, effect.heartbeatSeconds);
    case 'warn-idle':
      return hands.onWarn(effect.secondsLeft, watches.alive);
    case 'unwarn-idle':
      return hands.onWarn(null, watches.alive);
    case 'show-life':
      return watches.alive();
    case 'end-session':
      return void endSession(hands).catch((error: unknown) => reportError('auth', error));
    case 'clear-player':
      watches.stop();
      return void forgetPlayer(platform, effect.leaving ?? undefined).catch((error: unknown) => reportError('auth', error));
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

/** Loads the session in a later task, because a change of player aborts earlier requests. Does nothing if another player has logged in. */
async function loadNewSession(userId: string, { platform, store, dispatch }: Hands): Promise<void> {
  await laterTask();
  if (store.getState().tokens?.userId === userId) await loadSession(platform, userId, dispatch);
}

function schedule(hands: Hands, waitMs: number): void {
  clearTimeout(hands.timer);
  hands.timer = setTimeout(() => hands.dispatch({ type: 'refresh-due' }), Math.max(0, waitMs));
}

function holdTokens(tokens: Tokens | null, hands: Hands): void {
  const { credentials, socket, tabStorage } = hands.platform;
  credentials.setBearer(tokens && { token: tokens.token, expiresAt: tokens.expiresAt });
  credentials.setRefresher(tokens && (() => refreshTokens(hands)));
  if (tokens === null) {
    clearTimeout(hands.timer);
    tabStorage.remove(TOKEN_EXPIRY);
  } else tabStorage.write(TOKEN_EXPIRY, tokens.expiresAt);
  const player = tokens?.userId ?? null;
  if (player !== hands.heldBy) socket.reconnect();
  hands.heldBy = player;
}
