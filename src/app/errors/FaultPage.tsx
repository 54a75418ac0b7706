import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { isSitePath } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { markStarted } from '../page/useAfterStart.ts';
import { useStartup } from '../StartupContext.tsx';
import { useOnline } from './useOnline.ts';

/** Where Reload was pressed once and has not helped. Another address is another place, and so is the way back. */
const tried = new WeakSet<Location>();

/** A page that could not be shown (product §2): what happened, one way on, and someone to ask. Retries by itself when the browser is back online. Reload asks for the page again, and from the second press on for all of it. */
export function FaultPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { copy } = useBrand();
  const { startup } = useStartup();
  const online = useOnline(onRetry);
  const place = useLocation();
  const reload = (): void => {
    if (tried.has(place)) return location.reload();
    tried.add(place);
    onRetry();
  };
  useEffect(markStarted, []);
  if (!online)
    return (
      <EmptyState
        headingLevel="h1"
        illustration="offline"
        title={copy.offlineTitle}
        body={copy.offlineBody}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  const support = startup?.serviceAttributes.supportUrl ?? '/account/help';
  return (
    <div role="alert" data-error={error.name}>
      <EmptyState
        headingLevel="h1"
        illustration="error"
        title={copy.errorTitle}
        body={copy.errorBody}
        action={
          <Row gap={12} justify="center" wrap>
            <Button onClick={reload}>Reload</Button>
            <ButtonFace as="a" href={support} tone="quiet">
              Contact Support{isSitePath(support) ? null : <LeavesSite opensNewTab={false} />}
            </ButtonFace>
          </Row>
        }
      />
    </div>
  );
}
