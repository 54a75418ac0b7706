import { Component, type ReactNode } from 'react';
import { CodeNotLoaded } from '#src/render/lazyWithRetry.ts';
import { reportError } from '#src/platform/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Nothing } from '../ui/Nothing.tsx';

type State = { readonly error: Error | null };

/** Use the path as `key`, so that navigation resets the error. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    reportError('render', error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isLost = error instanceof CodeNotLoaded;
    return (
      <Nothing
        illustration="error"
        title={isLost ? 'We couldn’t load this page' : 'This page has crashed'}
        body={isLost ? 'Reload the page to try again.' : 'Your work on other pages is safe. Try again, and tell us if it happens again.'}
        action={
          <Button onClick={() => (isLost ? location.reload() : this.setState({ error: null }))}>{isLost ? 'Reload' : 'Try again'}</Button>
        }
      />
    );
  }
}
