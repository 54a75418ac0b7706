import { useEffect } from 'react';
import { useReportNode } from '#src/render/index.ts';

/** Reports the first item of unknown type, only once. `of` is the node's id. */
export function useReportUnknown<I extends { readonly __typename: string }>(
  of: string,
  items: readonly I[],
  isKnown: (item: I) => boolean,
): void {
  const report = useReportNode();
  const name = items.find((item) => !isKnown(item))?.__typename;
  useEffect(() => {
    if (name !== undefined) report(of, name, 'unknown-kind');
  }, [report, of, name]);
}
