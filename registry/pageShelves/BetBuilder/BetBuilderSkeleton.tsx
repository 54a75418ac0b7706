import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Of the closed card's size: the builder opens when it is asked for. */
export const BetBuilderSkeleton = () => <Skeleton shape="card" height={74} />;
