import { useEffect } from 'react';
import { useReportNode } from '#src/render/index.ts';

/**
 * Tells of an item of the future in the name of the node `of` that holds it: it arrives as its name alone, and is passed over. One of them
 * says as much as all.
 */
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
