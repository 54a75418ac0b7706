import { Component, type ReactNode } from 'react';
import { reportError } from '#src/platform/index.ts';
import { FaultPage } from '../errors/FaultPage.tsx';
import { CodeNotLoaded } from '../late.ts';

type State = { readonly error: Error | null };

/** Catches what a page throws; the frame around it stays. A new address starts afresh through its key. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    reportError('render', error);
  }

  #retry(error: Error): void {
    if (error instanceof CodeNotLoaded) location.reload();
    else this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <FaultPage error={error} onRetry={() => this.#retry(error)} />;
  }
}
