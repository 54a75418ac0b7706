import { Skeleton } from '#src/ui/Skeleton.tsx';

export const BetBuilderSkeleton = () => <Skeleton shape="card" height={74} />;
