import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** The end of signing up: on to the welcome for who is logged in, to the login for all others. */
export function SignedUpPage() {
  const { name, copy } = useBrand();
  const isPlayer = useAuth().isLoggedIn === true;
  return (
    <>
      <title>{`${copy.signUp} · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="placed"
        title="Your account is ready"
        body={isPlayer ? 'One more step, if you like: money to play with.' : 'Log in to use it.'}
        action={
          <ButtonFace as={Link} to={isPlayer ? '/welcome-promo' : '/login'} size="large">
            {isPlayer ? 'Continue' : copy.logIn}
          </ButtonFace>
        }
      />
    </>
  );
}
