import { getApolloContext } from '@apollo/client/react';
import type { StoreObject } from '@apollo/client';
import { Component, type ReactNode, use, useEffect } from 'react';
import type { ReportNode } from './drawing.ts';
import type { AnyFrame, FailureReason } from './types.ts';
import { fragmentName, fragmentOf, IncompleteNode } from './useNode.ts';
import { ViewNotLoaded } from './lazyView.ts';

type Props = {
  readonly frame: AnyFrame;
  readonly report: ReportNode;
  /** Stands in for the node. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
};
type State = { readonly frame: AnyFrame; readonly hasFailed: boolean };

/** One node's fault stays one node's; it is drawn again as soon as its frame or its data changes. */
export class NodeBoundary extends Component<Props, State> {
  override readonly state: State = { frame: this.props.frame, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ frame }: Props, state: State): Partial<State> | null {
    return frame === state.frame ? null : { frame, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    const { frame, report } = this.props;
    report(frame.id, frame.kind, reasonOf(error));
  }

  readonly #retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <RetryOnData node={this.props.frame.node} onData={this.#retry} />
        {this.props.instead}
      </>
    );
  }
}

const reasonOf = (error: unknown): FailureReason =>
  error instanceof IncompleteNode ? 'incomplete' : error instanceof ViewNotLoaded ? 'not-loaded' : 'threw';

/** A masked node keeps its identity when its data changes, and the view that would have heard of it is gone: listens in its place. */
function RetryOnData({ node, onData }: { readonly node: object | null; readonly onData: () => void }) {
  const { client } = use(getApolloContext());
  useEffect(() => {
    const fragment = node === null ? undefined : fragmentOf(node);
    if (!client || !fragment || node === null) return;
    const observable = client.watchFragment({ fragment, fragmentName: fragmentName(fragment), from: node as StoreObject });
    const before = observable.getCurrentResult().data;
    const subscription = observable.subscribe((result) => {
      if (result.data !== before) onData();
    });
    return () => subscription.unsubscribe();
  }, [client, node, onData]);
  return null;
}
