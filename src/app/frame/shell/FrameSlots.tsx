import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { FrameLayoutDocument, type FrameLayoutQuery } from '#src/gql/graphql.ts';
import { areViewsLoaded, preloadViews } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { PartProblem } from '../errors/PartProblem.tsx';
import { useVocabulary, type Vocabulary } from '../vocabulary.tsx';
import { type DrawSlots, DrawnLayout } from './DrawnLayout.tsx';

/** Renders a surface, or `instead` if the surface is missing or failed to load. */
export function FrameSlots({
  surface,
  skeleton,
  instead = null,
  own,
  Draw,
}: {
  readonly surface: string;
  readonly skeleton: ReactNode;
  readonly instead?: ReactNode;
  readonly own?: { readonly error?: unknown; readonly refetch: () => Promise<unknown> };
  readonly Draw?: DrawSlots;
}) {
  const { data, loading, error, refetch } = useQuery(FrameLayoutDocument, { variables: { surface } });
  const layout = data?.frameLayout;
  const isWhole = useCode(layout);
  const isMissing = error !== undefined || own?.error !== undefined;
  const askAgain = (): void => {
    if (error) void refetch();
    if (own?.error !== undefined) void own.refetch();
  };
  return (
    <>
      {isMissing ? <PartProblem onRetry={askAgain}>{t`We could not load everything.`}</PartProblem> : null}
      {layout && isWhole ? <DrawnLayout layout={layout} Draw={Draw} /> : layout || loading ? skeleton : instead}
    </>
  );
}

type Layout = NonNullable<FrameLayoutQuery['frameLayout']>;

const kindsOf = ({ slots }: Layout): readonly string[] => slots.map(({ kind }) => kind);

export const fetchCode = (layoutNodes: Vocabulary['layoutNodes'], layout: Layout): Promise<void> =>
  preloadViews(layoutNodes, kindsOf(layout));

/** True after all slots' code has loaded or failed. A slot drawn late would move the others. */
function useCode(layout: Layout | null | undefined): boolean {
  const { layoutNodes } = useVocabulary();
  const [fetched, setFetched] = useState<Layout | null>(null);
  const isWhole = layout != null && (fetched === layout || areViewsLoaded(layoutNodes, kindsOf(layout)));
  useEffect(() => {
    if (layout != null && !isWhole) void fetchCode(layoutNodes, layout).then(() => setFetched(layout));
  }, [layout, isWhole, layoutNodes]);
  return isWhole;
}
