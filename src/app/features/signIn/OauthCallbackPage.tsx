import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { WEB_CLIENT } from '#src/shared/site/webClient.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useMarkUsable } from '../../page/useAfterStart.ts';
import { loginPath } from '../../frame/paths.ts';
import { finishOauth, type OauthFault } from './finishOauth.ts';
import { beginOauth, takeOauth } from './oauthAttempt.ts';
import { pathBack } from './previousPath.ts';

type Fault = Exclude<OauthFault, 'login-required'>;

const told: Readonly<Record<Fault, { readonly title: string; readonly body: string }>> = {
  declined: { title: t`We could not log you in`, body: t`You canceled the login. Nothing has changed.` },
  'no-code': { title: t`Something went wrong`, body: t`Authorization code missing. Try again, or log in with your password.` },
  'not-ours': { title: t`Something went wrong`, body: t`This login link is not valid or was already used. Please try again.` },
  over: { title: t`Something went wrong`, body: t`Your login timed out. Please try again.` },
  offline: { title: t`You are offline`, body: t`Check your connection and try again.` },
  unavailable: {
    title: t`Something went wrong`,
    body: t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`,
  },
};

type Progress = 'loading' | OauthFault;

/** Page to which the identity server redirects (product §2, §5, §7). */
export function OauthCallbackPage() {
  const { isLoggedIn } = useAuth();
  const { name, copy } = useBrand();
  const { progress, previousPath } = useOauth();
  const again = useBeginOauth(previousPath);
  useMarkUsable();
  if (progress === 'login-required') return <Navigate to={loginPath(previousPath)} replace />;
  if (isLoggedIn === true && (progress === 'loading' || progress === 'not-ours')) return <Navigate to={previousPath} replace />;
  return (
    <>
      <title>{t`Logging in · ${name}`}</title>
      {progress === 'loading' ? (
        <EmptyState headingLevel="h1" illustration="search" title={t`Logging you in`} body={t`This will take a moment.`} />
      ) : (
        <EmptyState
          headingLevel="h1"
          illustration="error"
          {...told[progress]}
          action={
            <Row gap={8} wrap justify="center">
              <Button onClick={() => void again()}>{t`Try again`}</Button>
              <ButtonFace as={Link} to={loginPath(previousPath)} tone="secondary">
                {copy.logIn}
              </ButtonFace>
            </Row>
          }
        />
      )}
    </>
  );
}

/** Waits for the login state before it exchanges the code, to avoid a race. */
function useOauth(): { readonly progress: Progress; readonly previousPath: string } {
  const { tabStorage } = usePlatform();
  const { isLoggedIn, logInByCode } = useAuth();
  const { search } = useLocation();
  const [attempt] = useState(() => takeOauth(tabStorage));
  const [progress, setProgress] = useState<Progress>('loading');
  const isBegun = useRef(false);
  useEffect(() => {
    if (isLoggedIn === null || isBegun.current) return;
    isBegun.current = true;
    void finishOauth(search, { attempt, origin: location.origin, logInByCode }).then((result) => {
      if (!result.ok) setProgress(result.refusal);
    });
  }, [isLoggedIn, search, attempt, logInByCode]);
  return { progress, previousPath: pathBack(attempt?.previousPath ?? '/') };
}

function useBeginOauth(previousPath: string): () => Promise<void> {
  const { tabStorage } = usePlatform();
  return async () => {
    try {
      location.assign(await beginOauth(tabStorage, { origin: location.origin, clientId: WEB_CLIENT, previousPath }));
    } catch (error) {
      reportError('auth', error);
      toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
    }
  };
}
