import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { LayoutChangedDocument } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { atSafeMoment } from './safeMoment.ts';
import { whenIdle } from './whenIdle.ts';

type Watched = { readonly surface: string; readonly revision: string };

/** Loads a layout again when a newer revision is published, at a moment when nobody is in the middle of something. */
export function useLayoutRevisions({ surface, revision }: Watched, reload: () => Promise<unknown>): void {
  const client = useApolloClient();
  const [published, setPublished] = useState(revision);
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => setPublished(revision), [revision]);
  useEffect(() => {
    let stop = (): void => undefined;
    const idle = whenIdle(() => {
      const subscription = client.subscribe({ query: LayoutChangedDocument, variables: { surface } }).subscribe({
        next: ({ data }) => data && setPublished(data.layoutChanged.revision),
        error: (error: unknown) => reportError('layout', error),
      });
      stop = () => subscription.unsubscribe();
    });
    return () => {
      idle();
      stop();
    };
  }, [client, surface]);
  useEffect(() => {
    if (published === revision) return;
    return atSafeMoment(
      document.querySelector('main') ?? document.body,
      () => void latest.current().catch((error: unknown) => reportError('layout', error)),
    );
  }, [published, revision]);
}
