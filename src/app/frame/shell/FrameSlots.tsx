import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { FrameLayoutDocument, type FrameLayoutQuery } from '#src/gql/graphql.ts';
import { preloadViews } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { PartProblem } from '../errors/PartProblem.tsx';
import { useVocabulary, type Vocabulary } from '../vocabulary.tsx';
import { type DrawSlots, DrawnLayout } from './DrawnLayout.tsx';

/** Renders `instead` if the surface is missing or failed to load. */
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
  const isWhole = useCode(surface, layout);
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

/** Surfaces whose nodes' code has completely loaded. */
const whole = new Set<string>();

export async function fetchCode(layoutNodes: Vocabulary['layoutNodes'], surface: string, layout: Layout): Promise<void> {
  await preloadViews(
    layoutNodes,
    layout.slots.map(({ kind }) => kind),
  );
  whole.add(surface);
}

type Layout = NonNullable<FrameLayoutQuery['frameLayout']>;

/** True once the code of all slots has loaded, because a slot rendered late would move the others. */
function useCode(surface: string, layout: Layout | null | undefined): boolean {
  const { layoutNodes } = useVocabulary();
  const [, setWhole] = useState(false);
  useEffect(() => {
    if (!layout || whole.has(surface)) return;
    void fetchCode(layoutNodes, surface, layout).then(() => setWhole(true));
  }, [surface, layout, layoutNodes]);
  return whole.has(surface);
}
