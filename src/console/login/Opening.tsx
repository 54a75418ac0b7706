import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Ground } from './LoginScreen.tsx';

export function Opening() {
  return (
    <Ground aria-busy>
      <VisuallyHidden role="status">Opening the console…</VisuallyHidden>
    </Ground>
  );
}

export function Unreachable({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <Ground>
      <Card role="alert" css={{ maxWidth: '440px' }}>
        <EmptyState
          illustration="offline"
          headingLevel="h1"
          title="We can’t load the console"
          body={message}
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      </Card>
    </Ground>
  );
}
