import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { isSitePath } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { useMarkUsable } from '../../page/useAfterStart.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { useOnline } from '#src/platform/useOnline.ts';
import { useErrorTexts } from './useErrorTexts.ts';

/** Error page. Retries when the browser is online again (product §2). */
export function FaultPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { name } = useBrand();
  const texts = useErrorTexts();
  const { startup } = useStartup();
  const online = useOnline(onRetry);
  useMarkUsable();
  if (!online)
    return (
      <>
        <title>{`${texts.offline.title} · ${name}`}</title>
        <EmptyState
          headingLevel="h1"
          illustration="offline"
          {...texts.offline}
          action={<Button onClick={onRetry}>{t`Try again`}</Button>}
        />
      </>
    );
  const support = startup?.serviceAttributes.supportUrl ?? '/account/help';
  return (
    <div role="alert" data-error={error.name}>
      <title>{`${texts.error.title} · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="error"
        {...texts.error}
        action={
          <Row gap={12} justify="center" wrap>
            <Button onClick={() => location.reload()}>{t`Reload`}</Button>
            <ButtonFace as="a" href={support} tone="quiet">
              {t`Contact Support`}
              {isSitePath(support) ? null : <LeavesSite opensNewTab={false} />}
            </ButtonFace>
          </Row>
        }
      />
    </div>
  );
}
