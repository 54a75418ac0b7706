import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Where money will come in; the slip leads here when the balance is too low. */
export function DepositPage() {
  const { name } = useBrand();
  return (
    <>
      <title>{`Deposit · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="maintenance"
        title="Deposits are not open yet"
        body="Nothing was charged, and your betslip is as you left it. A smaller amount can be bet with the balance you have."
        action={
          <ButtonFace as={Link} to="/">
            Go to home
          </ButtonFace>
        }
      />
    </>
  );
}
