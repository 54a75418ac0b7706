import { useBrand } from '#src/brand/context.tsx';
import { useOnline } from '#src/platform/useOnline.ts';
import { useHeading } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export function LostBet({ onRetry }: { readonly onRetry: () => void }) {
  const { copy } = useBrand();
  const isOnline = useOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={useHeading()}
        illustration={isOnline ? 'error' : 'offline'}
        title={isOnline ? t`Oops... Looks like something went wrong` : copy.offlineTitle}
        body={isOnline ? t`Let's try that again.` : copy.offlineBody}
        action={<Button onClick={onRetry}>{t`Try again`}</Button>}
      />
    </div>
  );
}
