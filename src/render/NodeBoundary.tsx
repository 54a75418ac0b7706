import { getApolloContext } from '@apollo/client/react';
import type { ApolloClient, StoreObject } from '@apollo/client';
import { Component, type ComponentType, type ReactNode, use, useEffect, useMemo } from 'react';
import { UnmappedAction } from './actions/unmappedAction.ts';
import type { ReportNode } from './drawing.ts';
import type { AnyFrame, FailureReason } from './types.ts';
import { fragmentName, fragmentOf, IncompleteNode } from './useNode.ts';
import { ViewNotLoaded } from './lazyView.ts';

type Props = {
  readonly frame: AnyFrame;
  readonly report: ReportNode;
  readonly instead: ComponentType<{ readonly frame: AnyFrame }>;
  readonly children: ReactNode;
};
type State = { readonly hasFailed: boolean };

/** Confines a node's failure. Retries the node when it gets a new frame or new data. */
export class NodeBoundary extends Component<Props, State> {
  override readonly state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate({ frame }: Props): void {
    if (this.state.hasFailed && frame !== this.props.frame) this.#retry();
  }

  override componentDidCatch(error: unknown): void {
    const { frame, report } = this.props;
    report(frame.id, frame.kind, reasonOf(error));
  }

  readonly #retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, frame, instead: Instead } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <RetryOnData node={frame.node} onData={this.#retry} />
        <Instead frame={frame} />
      </>
    );
  }
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof IncompleteNode) return 'incomplete';
  if (error instanceof UnmappedAction) return 'unmapped-action';
  return error instanceof ViewNotLoaded ? 'not-loaded' : 'threw';
}

/** Watches the cache for new data of a masked node, which itself stays the same object. */
function RetryOnData({ node, onData }: { readonly node: object | null; readonly onData: () => void }) {
  const { client } = use(getApolloContext());
  const watched = useMemo(() => (client && node ? watch(client, node) : null), [client, node]);
  useEffect(() => {
    if (watched === null) return;
    const subscription = watched.observable.subscribe(({ data }) => {
      if (data !== watched.failed) onData();
    });
    return () => subscription.unsubscribe();
  }, [watched, onData]);
  return null;
}

function watch(client: ApolloClient, node: object) {
  const fragment = fragmentOf(node);
  if (!fragment) return null;
  const observable = client.watchFragment({ fragment, fragmentName: fragmentName(fragment), from: node as StoreObject });
  return { observable, failed: observable.getCurrentResult().data };
}
