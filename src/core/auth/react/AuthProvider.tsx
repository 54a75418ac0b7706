import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AccountFieldsFragment } from '#src/gql/graphql.ts';
import type { Result } from '#src/shared/values/result.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import type { LoginRefusal } from '../tokenAnswer.ts';
import type { LoginState, LogoutDestination, LogoutReason } from '../types.ts';
import type { CodeGrant } from './authRunner.ts';
import { createLazyRunner } from './lazyRunner.ts';
import type { StepUp } from './stepUp.ts';
import type { FoundAccount, PlayerAccountProps } from './PlayerAccount.tsx';

export type AuthDoor = {
  /** Null before the first check and while the player changes. */
  readonly isLoggedIn: LoginState;
  readonly userId: string | null;
  /** Null for visitors, while loading, and after a failure. */
  readonly account: AccountFieldsFragment | null;
  readonly isAccountLost: boolean;
  readonly isFirstWager: boolean;
  readonly noticeFirstWager: () => void;
  readonly logIn: (email: string, password: string) => Promise<Result<undefined, LoginRefusal>>;
  readonly logInByCode: (grant: CodeGrant) => Promise<Result<undefined, LoginRefusal>>;
  readonly logInByPasskey: (proof: object) => Promise<Result<undefined, LoginRefusal>>;
  /** Continues a login that was refused with `step-up`. */
  readonly stepUp: StepUp;
  readonly logOut: (reason?: LogoutReason) => void;
  readonly setAutoAccept: (isOn: boolean) => void;
};

export type AuthProviderProps = {
  readonly brandId: string;
  readonly onLeave?: (reason: LogoutReason, destination: LogoutDestination) => void;
  readonly children: ReactNode;
};

const AuthContext = createContext<AuthDoor | null>(null);

const loadAccount = () => import('./PlayerAccount.tsx');
const PlayerAccount = lazy((): Promise<{ readonly default: ComponentType<PlayerAccountProps> }> =>
  loadAccount()
    .catch(loadAccount)
    .then(
      ({ PlayerAccount: loaded }) => ({ default: loaded }),
      (error: unknown) => {
        reportError('auth', error);
        return { default: LostAccount };
      },
    ),
);

function LostAccount({ onChange }: PlayerAccountProps): null {
  useEffect(() => onChange(null), [onChange]);
  return null;
}

export function AuthProvider({ brandId, onLeave, children }: AuthProviderProps) {
  const platform = usePlatform();
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const [runner] = useState(() => createLazyRunner({ platform, brandId, onLeave: (reason, to) => leave.current?.(reason, to) }));
  useEffect(() => runner.start(), [runner]);
  const isLoggedIn = useStore(runner.store, (state) => state.isLoggedIn);
  const userId = useStore(runner.store, (state) => (state.isLoggedIn === true ? (state.tokens?.userId ?? null) : null));
  const isFirstWager = useStore(runner.store, (state) => state.isFirstWager);
  const [found, setFound] = useState<FoundAccount>();
  const known = isLoggedIn === true ? found : undefined;
  const account = known ?? null;
  const isAccountLost = known === null;
  useEffect(() => {
    if (isLoggedIn === null) void loadAccount().catch(() => undefined);
  }, [isLoggedIn]);
  const door = useMemo(
    (): AuthDoor => ({
      isLoggedIn,
      userId,
      account,
      isAccountLost,
      isFirstWager,
      noticeFirstWager: () => runner.dispatch({ type: 'first-wager-noticed' }),
      logIn: runner.logIn,
      logInByCode: runner.logInByCode,
      logInByPasskey: runner.logInByPasskey,
      stepUp: runner.stepUp,
      logOut: (reason = 'manual') => runner.dispatch({ type: 'logged-out', reason }),
      setAutoAccept: (isOn) => {
        loadAccount()
          .then(({ setAutoAccept }) => setAutoAccept(platform.client, isOn))
          .catch((error: unknown) => reportError('auth', error));
      },
    }),
    [isLoggedIn, userId, account, isAccountLost, isFirstWager, runner, platform],
  );
  return (
    <AuthContext value={door}>
      {children}
      {isLoggedIn === true ? (
        <Suspense fallback={null}>
          <PlayerAccount key={userId} onChange={setFound} />
        </Suspense>
      ) : null}
    </AuthContext>
  );
}

/** Throws outside an `AuthProvider`. */
export function useAuth(): AuthDoor {
  const door = use(AuthContext);
  if (door === null) throw new Error('Wrap the application in <AuthProvider>.');
  return door;
}
