import { createStore } from 'zustand/vanilla';
import { refuse } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import { reportError } from '#src/platform/index.ts';
import { initialAuth } from '../initialAuth.ts';
import type { AuthState } from '../types.ts';
import type { AuthRunner } from './authRunner.ts';
import { EXISTING_USER } from './existingUser.ts';
import type { AuthPorts } from './hands.ts';

const OFFLINE = { code: 'offline', message: t`You are offline. Check your connection and try again.` } as const;
const LOST = { message: OFFLINE.message, isOver: false };

type Load = () => Promise<Pick<typeof import('./notifyingRunner.ts'), 'createNotifyingRunner'>>;

/** Loads the session code on first use. After two failed loads, refuses the login; the next call loads again. */
export function createLazyRunner(
  ports: Omit<AuthPorts, 'onTell' | 'onWarn'>,
  load: Load = () => import('./notifyingRunner.ts'),
): AuthRunner {
  // Without an earlier login in this browser, skips the session check.
  const isKnownVisitor = !(ports.platform.storage.read(EXISTING_USER) ?? false);
  const store = createStore<AuthState>(() => (isKnownVisitor ? { ...initialAuth, isLoggedIn: false } : initialAuth));
  let loading: Promise<AuthRunner | null> | null = null;
  let come: AuthRunner | null = null;
  const runner = (): Promise<AuthRunner | null> => {
    loading ??= load()
      .catch(load)
      .then(
        ({ createNotifyingRunner }) => (come = createNotifyingRunner(ports, store)),
        (error: unknown) => {
          loading = null;
          reportError('auth', error);
          store.setState({ isLoggedIn: false });
          return null;
        },
      );
    return loading;
  };
  return {
    store,
    dispatch: (event) => (come === null ? void runner().then((late) => late?.dispatch(event)) : come.dispatch(event)),
    logIn: async (email, password) => (await runner())?.logIn(email, password) ?? refuse(OFFLINE),
    logInByCode: async (grant) => (await runner())?.logInByCode(grant) ?? refuse(OFFLINE),
    logInByPasskey: async (proof) => (await runner())?.logInByPasskey(proof) ?? refuse(OFFLINE),
    stepUp: {
      sendCode: async () => (await runner())?.stepUp.sendCode() ?? refuse(LOST),
      take: async (limitedToken) => (await runner())?.stepUp.take(limitedToken) ?? refuse(LOST),
      verifyCode: async (code) => (await runner())?.stepUp.verifyCode(code) ?? refuse(LOST),
    },
    start: () => startLate(runner),
  };
}

function startLate(runner: () => Promise<AuthRunner | null>): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  const soon = setTimeout(() => {
    void runner().then((come) => {
      if (isWanted && come) stop = come.start();
    });
  });
  return () => {
    isWanted = false;
    clearTimeout(soon);
    stop();
  };
}
