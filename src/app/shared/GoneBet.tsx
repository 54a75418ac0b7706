import { Link } from 'react-router-dom';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Nobody has shared a bet under this link. */
export const GoneBet = () => (
  <EmptyState
    headingLevel="h1"
    illustration="bets"
    title="This bet is not shown here"
    body="The link may have been cut on its way. Ask for it again."
    action={
      <ButtonFace as={Link} to="/">
        Go to home
      </ButtonFace>
    }
  />
);
