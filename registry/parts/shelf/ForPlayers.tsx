import { t } from '#src/shared/text/t.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export function ForPlayers({ what, illustration = 'welcome' }: { readonly what: string; readonly illustration?: string }) {
  const { meet } = useRenderPorts();
  return (
    <Card padding="none">
      <EmptyState
        illustration={illustration}
        headingLevel="p"
        title={t`Log in to see ${what}`}
        body={t`You can see it when you log in.`}
        action={<Button onClick={() => void meet('LOGIN')}>{t`Log In`}</Button>}
      />
    </Card>
  );
}
