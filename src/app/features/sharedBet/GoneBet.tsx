import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export const GoneBet = () => (
  <EmptyState
    headingLevel="h1"
    illustration="bets"
    title={t`This bet is not shown here`}
    body={t`The link may have been cut on its way. Ask for it again.`}
    action={<ButtonFace as={Link} to="/">{t`Go to home`}</ButtonFace>}
  />
);
