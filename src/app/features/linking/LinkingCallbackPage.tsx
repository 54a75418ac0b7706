import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useMarkUsable } from '../../page/useAfterStart.ts';
import { loginPath } from '../../frame/paths.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { takeAttempt } from './attempt.ts';
import { finishLinking, type LinkingFault } from './finishLinking.ts';
import { useBeginLinking } from './useBeginLinking.ts';

const ACCOUNTS = '/account/linked-accounts';

/** Product §8. */
const told: Readonly<Record<LinkingFault, { readonly title: string; readonly body: string }>> = {
  ONE_ID_AUTH_FAIL: { title: t`Something went wrong`, body: t`Authorization code missing. Try again, or go back to your account.` },
  ONE_ID_TOKEN_FAIL: { title: t`Something went wrong`, body: t`Did not receive a valid JWT token. Try again, or go back to your account.` },
  INVALID: { title: t`Unable to link account`, body: t`Nothing was linked. Try again, or go back to your account.` },
  DUPLICATE_ID: { title: t`Unable to link account`, body: t`One account can be linked to one account at a time.` },
  ALREADY_LINKED: { title: t`Unable to link account`, body: t`One account can be linked to one account at a time.` },
};

type Progress = 'linked' | 'loading' | LinkingFault;

/** Return address for the partner (product §2, §4). */
export function LinkingCallbackPage() {
  const { isLoggedIn } = useAuth();
  const { name } = useBrand();
  const { pathname, search } = useLocation();
  const progress = useLinking(search);
  useMarkUsable();
  if (isLoggedIn === false) return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
  return (
    <>
      <title>{t`Linking your account · ${name}`}</title>
      <EmptyState headingLevel="h1" illustration="search" title={t`Linking your account`} body={t`This takes a moment.`} />
      <Outcome progress={progress} />
    </>
  );
}

function useLinking(search: string): Progress {
  const platform = usePlatform();
  const { isLoggedIn, userId } = useAuth();
  const { startup } = useStartup();
  const [progress, setProgress] = useState<Progress>('loading');
  const isBegun = useRef(false);
  const partner = startup?.serviceAttributes ?? null;
  useEffect(() => {
    if (isLoggedIn !== true || userId === null || partner === null || isBegun.current) return;
    isBegun.current = true;
    const attempt = takeAttempt(platform.tabStorage);
    void finishLinking(search, { platform, partner, attempt, origin: location.origin, playerId: userId }).then((result) =>
      setProgress(result.ok ? 'linked' : result.refusal),
    );
  }, [isLoggedIn, userId, partner, platform, search]);
  return progress;
}

function Outcome({ progress }: { readonly progress: Progress }) {
  const navigate = useNavigate();
  const again = useBeginLinking();
  if (progress === 'loading') return null;
  const leave = (): void => void navigate(ACCOUNTS, { replace: true });
  const isLinked = progress === 'linked';
  const { title, body } = isLinked ? { title: t`Account linked`, body: t`Your accounts are linked now.` } : told[progress];
  return (
    <Dialog
      open
      onClose={leave}
      role={isLinked ? 'dialog' : 'alertdialog'}
      title={title}
      description={body}
      actions={
        isLinked ? (
          <ButtonFace as={Link} to={ACCOUNTS} replace>{t`Done`}</ButtonFace>
        ) : (
          <Row gap={8}>
            <Button tone="secondary" onClick={leave}>{t`Cancel`}</Button>
            <Button onClick={() => void again()}>{t`Try again`}</Button>
          </Row>
        )
      }
    />
  );
}
