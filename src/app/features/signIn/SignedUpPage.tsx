import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import { askIdentity, type IdentityStatus } from './signUpCalls.ts';

export function SignedUpPage() {
  const { name, copy } = useBrand();
  const { isLoggedIn, userId } = useAuth();
  const platform = usePlatform();
  const [status, setStatus] = useState<IdentityStatus | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    let isOver = false;
    void askIdentity(platform, false).then((found) => {
      if (!isOver) setStatus(found);
    });
    return () => {
      isOver = true;
    };
  }, [platform, userId]);
  const isPlayer = isLoggedIn === true;
  return (
    <>
      <title>{`${copy.signUp} · ${name}`}</title>
      {isPlayer && status !== null && status !== 'VERIFIED' ? (
        <IdentityStep status={status} onStatus={setStatus} />
      ) : (
        <EmptyState
          headingLevel="h1"
          illustration="placed"
          title={t`Your account is ready`}
          body={isPlayer ? t`One more step, if you like: money to play with.` : t`Log in to use it.`}
          action={
            <ButtonFace as={Link} to={isPlayer ? '/welcome-promo' : '/login'} size="large">
              {isPlayer ? t`Continue` : copy.logIn}
            </ButtonFace>
          }
        />
      )}
    </>
  );
}
