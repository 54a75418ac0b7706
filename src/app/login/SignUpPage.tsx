import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { toast } from '#src/ui/toast.ts';
import { useStartup } from '../StartupContext.tsx';

/** Where accounts can be opened (product §5). */
const COUNTRIES: readonly string[] = ['CA', 'US'];

/** Where new accounts will be opened. Visitors from other countries are told so, and led home. */
export function SignUpPage() {
  const { name, copy } = useBrand();
  const country = useStartup().startup?.regionalMetadata.currentCountryCode;
  const isAway = country !== undefined && !COUNTRIES.includes(country);
  useEffect(() => {
    if (isAway) toast({ id: 'sign-up-region', type: 'danger', title: `${name} does not operate in your region.` });
  }, [isAway, name]);
  if (isAway) return <Navigate to="/" replace />;
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
