import { Component, type ReactNode } from 'react';
import { CodeNotLoaded } from '#src/render/lazyWithRetry.ts';
import { reportError } from '#src/platform/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Nothing } from '../ui/Nothing.tsx';

type State = { readonly error: Error | null };

/** Keyed by path: navigation resets it. */
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
        title={isLost ? 'This screen could not be loaded' : 'This screen has failed'}
        body={
          isLost
            ? 'Its code did not come. Reload the page.'
            : 'What you did on other screens is not touched. Try again, and tell us if it comes back.'
        }
        action={
          <Button onClick={() => (isLost ? location.reload() : this.setState({ error: null }))}>{isLost ? 'Reload' : 'Try again'}</Button>
        }
      />
    );
  }
}
