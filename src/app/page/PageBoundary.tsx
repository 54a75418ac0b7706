import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { reportError } from '#src/platform/index.ts';
import { FaultPage } from '../frame/errors/FaultPage.tsx';
import { CodeNotLoaded } from '#src/render/lazyWithRetry.ts';

type Props = {
  readonly children: ReactNode;
  /** If this value changes, the boundary clears its error. */
  readonly at?: string;
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
};
type State = { readonly error: Error | null; readonly at: string | undefined };

export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at };

  static getDerivedStateFromError(error: Error): Pick<State, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: null, at };
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
    if (error === null) return this.props.children;
    const Frame = this.props.frame ?? Fragment;
    return (
      <Frame>
        <FaultPage error={error} onRetry={() => this.#retry(error)} />
      </Frame>
    );
  }
}
