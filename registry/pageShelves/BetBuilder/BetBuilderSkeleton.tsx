import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Height of the closed card. */
export const BetBuilderSkeleton = () => <Skeleton shape="card" height={74} />;
