import { t } from '#src/shared/text/t.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export function ShelfProblem({ what }: { readonly what: string }) {
  const { refresh } = useRenderPorts();
  return (
    <Card padding="none">
      <EmptyState
        illustration="offline"
        headingLevel="p"
        title={t`We could not load ${what}`}
        body={t`You can still use the rest of this page.`}
        action={<Button tone="secondary" onClick={refresh}>{t`Try again`}</Button>}
      />
    </Card>
  );
}
