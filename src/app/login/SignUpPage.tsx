import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Where new accounts will be opened. */
export function SignUpPage() {
  const { name, copy } = useBrand();
  return (
    <>
      <title>{`${copy.signUp} · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="welcome"
        title="New accounts are not open yet"
        body={`${copy.welcomePromo} Come back soon; if you already have an account, you can log in now.`}
        action={
          <ButtonFace as={Link} to="/login" size="large">
            {copy.logIn}
          </ButtonFace>
        }
      />
    </>
  );
}
