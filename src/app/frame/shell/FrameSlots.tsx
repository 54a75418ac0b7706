import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FrameLayoutDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { PartProblem } from '../errors/PartProblem.tsx';
import { type DrawSlots, DrawnLayout } from './DrawnLayout.tsx';

/** `instead` replaces an absent or failed part. */
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
  /** Request for the player's own fields. */
  readonly own?: { readonly error?: unknown; readonly refetch: () => Promise<unknown> };
  readonly Draw?: DrawSlots;
}) {
  const { data, loading, error, refetch } = useQuery(FrameLayoutDocument, { variables: { surface } });
  const isMissing = error !== undefined || own?.error !== undefined;
  const askAgain = (): void => {
    if (error) void refetch();
    if (own?.error !== undefined) void own.refetch();
  };
  return (
    <>
      {isMissing ? <PartProblem onRetry={askAgain}>{t`We could not load everything.`}</PartProblem> : null}
      {data?.frameLayout ? <DrawnLayout layout={data.frameLayout} Draw={Draw} /> : loading ? skeleton : instead}
    </>
  );
}
