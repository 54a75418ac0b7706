import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FrameLayoutDocument, FrameLayoutPlayerDocument, type PageSlotsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Slots } from '#src/render/index.ts';
import { PartProblem } from '../errors/PartProblem.tsx';
import { useSteady } from '../../page/steady.ts';
import { useLayoutRevisions } from '../../page/useLayoutRevisions.ts';
import { useVocabulary } from '../vocabulary.tsx';

type DrawSlots = (drawn: FrameDrawing) => ReactNode;
export type FrameDrawing = { readonly registry: ReturnType<typeof useVocabulary>['layoutNodes']; readonly layout: PageSlotsFragment };

/** `instead` replaces an absent or failed part. */
export function FrameSlots({
  surface,
  skeleton,
  instead = null,
  isPlayers = false,
  Draw = Slots,
}: {
  readonly surface: string;
  readonly skeleton: ReactNode;
  readonly instead?: ReactNode;
  /** Fetches player fields too. */
  readonly isPlayers?: boolean;
  readonly Draw?: DrawSlots;
}) {
  const { data, loading, error, refetch } = useQuery(FrameLayoutDocument, { variables: { surface } });
  const own = useQuery(FrameLayoutPlayerDocument, { variables: { surface }, skip: !isPlayers, fetchPolicy: 'network-only' });
  const isMissing = error !== undefined || own.error !== undefined;
  const askAgain = (): void => {
    if (error) void refetch();
    if (own.error) void own.refetch();
  };
  return (
    <>
      {isMissing ? <PartProblem onRetry={askAgain}>{t`Not all could be loaded.`}</PartProblem> : null}
      {data?.frameLayout ? <DrawnLayout layout={data.frameLayout} Draw={Draw} /> : loading ? skeleton : instead}
    </>
  );
}

/** Follows what is published for it. */
export function DrawnLayout({ layout: answered, Draw = Slots }: { readonly layout: PageSlotsFragment; readonly Draw?: DrawSlots }) {
  const { layoutNodes } = useVocabulary();
  const layout = useSteady(answered);
  useLayoutRevisions(layout, null);
  return <Draw registry={layoutNodes} layout={layout} />;
}
