import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FrameLayoutDocument, FrameLayoutPlayerDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { PartProblem } from '../errors/PartProblem.tsx';
import { type DrawSlots, DrawnLayout } from './DrawnLayout.tsx';

/** `instead` replaces an absent or failed part. */
export function FrameSlots({
  surface,
  skeleton,
  instead = null,
  isPlayers = false,
  Draw,
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
