import { Component, type ReactNode } from 'react';
import { t } from '#src/shared/text/t.ts';
import { reportError } from '#src/platform/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export class OuterBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    reportError('render', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert">
        <EmptyState
          headingLevel="h1"
          illustration="error"
          title={t`Oops... Looks like something went wrong`}
          body={t`Let's try that again.`}
          action={
            <Row gap={12} justify="center" wrap>
              <Button onClick={() => location.reload()}>{t`Reload`}</Button>
              <ButtonFace as="a" href="/account/help" tone="quiet">{t`Contact Support`}</ButtonFace>
            </Row>
          }
        />
      </main>
    );
  }
}
