import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ThemeMode } from '#src/brand/contract.ts';
import { Toasts } from '#src/ui/notices/Toasts.tsx';
import { type ConsoleClient, ConsoleProvider, useConsole, useSession } from './api/index.ts';
import type { ModeStore } from './look/mode.ts';
import { ThemeRoot } from './look/ThemeRoot.tsx';
import { LoginAgain } from './login/LoginAgain.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { RegisterScreen } from './login/RegisterScreen.tsx';
import { Opening, Unreachable } from './login/Opening.tsx';
import { ConsoleRoutes } from './routes.tsx';
import { TakesFocusContext } from './ui/firstScreen.ts';
import { NowProvider } from './ui/now.tsx';

export type ConsoleAppProps = {
  readonly client: ConsoleClient;
  readonly modes: ModeStore;
  /** Applies a theme mode. Must be the same function in every render. */
  readonly show: (mode: ThemeMode) => void;
  /** By default the system's time. Must be the same function in every render. */
  readonly clock?: () => Date;
};

export function ConsoleApp({ client, modes, show, clock }: ConsoleAppProps) {
  return (
    <ThemeRoot store={modes} show={show}>
      <ConsoleProvider client={client}>
        <NowProvider {...(clock === undefined ? {} : { read: clock })}>
          <Door />
          <Toasts />
        </NowProvider>
      </ConsoleProvider>
    </ThemeRoot>
  );
}

function Door() {
  const session = useSession();
  const { open } = useConsole();
  const wasOpen = useRef(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = /^#register=([\w-]{20,100})$/.exec(hash)?.[1];
  const isFirst = useRef(true);
  const takesFocus = useCallback(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    return !wasFirst;
  }, []);
  useEffect(() => {
    if ('operator' in session) wasOpen.current = true;
    // After a login, the next screen takes the focus.
    if (session.state === 'nobody') isFirst.current = false;
  }, [session]);
  if (linked !== undefined) return <RegisterScreen token={linked} onDone={() => void navigate('/', { replace: true })} />;
  if (session.state === 'looking') return <Opening />;
  if (session.state === 'unreachable') return <Unreachable message={session.message} onRetry={() => void open()} />;
  if (session.state === 'nobody') return <LoginScreen isGoodbye={wasOpen.current} />;
  return (
    <TakesFocusContext value={takesFocus}>
      <ConsoleRoutes key={session.operator.id} />
      {session.state === 'ended' ? <LoginAgain operator={session.operator} /> : null}
    </TakesFocusContext>
  );
}
